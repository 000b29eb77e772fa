import { type ReactNode, useMemo } from "react";
import { countKinds, BlockDiff } from "./BlockDiff.tsx";
import type { ChangeBodyProps } from "../views/ChangeBody.ts";
import { type ChangedTexts, TextChange, useLinksOfSides } from "./TextChange.tsx";
import { languageNamed } from "#app/diff/highlight/languages.ts";
import { ChangedCode } from "./ChangedCode.tsx";
import type { LinksInFile } from "../views/ReaderProps.ts";
import {
  markdownAround,
  type MarkdownAround,
  type MarkdownNode,
  type MarkdownRoot,
  parseMarkdown,
} from "../markdown/parseMarkdown.ts";
import { MarkdownParts } from "../markdown/MarkdownTree.tsx";
import { MarkedText } from "../words/MarkedText.tsx";
import { type ChangedBlock, pairBlocks } from "./pairBlocks.ts";
import { wordChanges } from "#app/diff/compare/wordChanges.ts";
import "../markdown/MarkdownText.css";
import "../markdown/MarkdownDocument.css";
import "./ChangeView.css";

/** In characters. Parsing both sides of a longer text with links in each line takes more than a second. */
const LENGTH_MAX = 100_000;

export function MarkdownChange(props: ChangeBodyProps): ReactNode {
  const links = useLinksOfSides(props);
  return (
    <TextChange
      body={props}
      lengthMax={LENGTH_MAX}
      tooLong="This file is too large to render. Showing the source instead."
      unreadable="This file would take too long to render. Showing the source instead."
      read={read}
    >
      {(change) => (
        <>
          <p className="ChangeView-summary muted small">{summaryOf(change)}</p>
          <ChangedBlocks change={change} links={links} />
        </>
      )}
    </TextChange>
  );
}

function read({ before, after }: ChangedTexts): ChangedMarkdown | null {
  return readMarkdownChange(before ?? "", after ?? "");
}

function summaryOf({ blocks }: ChangedMarkdown): string {
  const countTexts = countKinds(blocks, "block");
  return countTexts.length === 0 ? "No block changed, only whitespace between blocks." : `${countTexts.join(", ")}.`;
}

const LABELS = { added: "Added:", removed: "Removed:", kept: "" } as const;
const SIGNS = { added: "+", removed: "−", kept: "" } as const;
const [CONTEXT, BLOCKS_MAX] = [1, 300] as const;

interface Props {
  readonly change: ChangedMarkdown;
  readonly links: { readonly old: Partial<LinksInFile>; readonly new: Partial<LinksInFile> };
  readonly attachments?: {
    readonly old: ReadonlyMap<string, string> | undefined;
    readonly new: ReadonlyMap<string, string> | undefined;
  };
}

/** Shows the change of a rendered Markdown text: blocks that were added, removed or changed, with changed words marked. */
export function ChangedBlocks({ change, links, attachments }: Props): ReactNode {
  const old = useMemo(
    () => aroundOf(change.before, links.old, attachments?.old),
    [change, links.old, attachments?.old],
  );
  const current = useMemo(
    () => aroundOf(change.after, links.new, attachments?.new),
    [change, links.new, attachments?.new],
  );
  return (
    <BlockDiff blocks={change.blocks} context={CONTEXT} noun="block" max={BLOCKS_MAX}>
      {(block, key) => <Block key={key} {...{ block, old, current }} />}
    </BlockDiff>
  );
}

function aroundOf(
  root: ChangedMarkdown["before"],
  { linkTo, pictureAt = nowhere }: Partial<LinksInFile>,
  attachments: ReadonlyMap<string, string> | undefined,
): MarkdownAround {
  return markdownAround(root, { suggestedOn: null, linkTo, inFile: { pictureAt, attachments } }, false);
}

function nowhere(): null {
  return null;
}

interface BlockProps {
  readonly block: ChangedBlock<MarkedBlock>;
  readonly old: MarkdownAround;
  readonly current: MarkdownAround;
}

function Block({ block, old, current }: BlockProps): ReactNode {
  const { kind } = block;
  const [was, is] = [block.old?.node, block.new?.node];
  if (kind === "changed" && was?.type === "code" && is?.type === "code" && was.lang === is.lang) {
    return <ChangedCode before={was.value} after={is.value} language={languageNamed(is.lang ?? "")} />;
  }
  const isSame = kind === "same";
  return (
    <div className="ChangeView-pair stack" data-kind={kind}>
      <Side block={block.old} kind={isSame ? "kept" : "removed"} side="old" around={old} />
      <Side block={block.new} kind={isSame ? "kept" : "added"} side="new" around={current} />
    </div>
  );
}

function Side(props: {
  readonly block: MarkedBlock | null;
  readonly kind: keyof typeof SIGNS;
  readonly side: "old" | "new";
  readonly around: MarkdownAround;
}): ReactNode {
  const { block, kind, side } = props;
  const around = useMemo(() => ({ ...props.around, changed: block?.changed ?? [] }), [props.around, block]);
  if (block === null) return <div className="ChangeView-none" data-side={side} />;
  return (
    <div className="ChangeView-side" data-kind={kind} data-side={side}>
      <span className="ChangeView-sign strong" aria-hidden>
        {SIGNS[kind]}
      </span>
      <div className="Markdown MarkdownDocument">
        {LABELS[kind] !== "" && <span className="visually-hidden">{LABELS[kind]}</span>}
        {isShownAsSource(block) ? (
          <p>
            <code>
              <MarkedText text={block.source} />
            </code>
          </p>
        ) : (
          <MarkdownParts text={block.source} nodes={[block.node]} around={around} />
        )}
      </div>
    </div>
  );
}

/** Matches HTML of which something is visible: an element with its end, or an image. */
const VISIBLE_HTML = /<([a-z][a-z\d]*)\b[^>]*>[^]*<\/\1|<img\b/iu;

/** Returns true for a block that would show nothing: a definition, a comment, or one tag of a larger element. */
function isShownAsSource({ node, source }: MarkedBlock): boolean {
  return node.type === "definition" || (node.type === "html" && !VISIBLE_HTML.test(source));
}

export interface ChangedMarkdown {
  readonly before: MarkdownRoot;
  readonly after: MarkdownRoot;
  readonly blocks: readonly ChangedBlock<MarkedBlock>[];
}

/** A top-level part of a text: a paragraph, heading, table or list item. */
export interface MarkedBlock {
  readonly node: MarkdownNode;
  readonly source: string;
  readonly from: number;
  /** The changed ranges as offsets in the whole text; none if all of it changed. */
  readonly changed: readonly Range[];
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Compares two Markdown texts block by block. Returns null if the parser refuses a text or pairing the blocks would
 * take too long. Linear in the texts when little differs.
 */
export function readMarkdownChange(before: string, after: string): ChangedMarkdown | null {
  const [oldRoot, newRoot] = [parseMarkdown(before), parseMarkdown(after)];
  if (oldRoot === null || newRoot === null) return null;
  const blocks = pairBlocks(markdownBlocks(oldRoot, before), markdownBlocks(newRoot, after), ({ source }) => source);
  return blocks && { before: oldRoot, after: newRoot, blocks: blocks.map(withWords) };
}

function withWords(block: ChangedBlock<MarkedBlock>): ChangedBlock<MarkedBlock> {
  const { kind, old, new: current } = block;
  if (kind !== "changed" || old === null || current === null) return block;
  const words = wordChanges(old.source, current.source) ?? [];
  const marked = (one: MarkedBlock, ranges: readonly Range[]): MarkedBlock => {
    const some = ranges.filter(({ from, to }) => from < to);
    return { ...one, changed: some.map(({ from, to }) => ({ from: one.from + from, to: one.from + to })) };
  };
  const [olds, currents] = [
    words.map(({ oldFrom: from, oldTo: to }) => ({ from, to })),
    words.map(({ newFrom: from, newTo: to }) => ({ from, to })),
  ];
  return { kind, old: marked(old, olds), new: marked(current, currents) };
}

/** Returns the blocks of a text; each list item is a block with its own number. Linear in the text. */
function markdownBlocks(root: MarkdownRoot, text: string): readonly MarkedBlock[] {
  return root.children.flatMap((node) => {
    if (node.type !== "list") return [blockOf(node, node.position, text)];
    const first = node.start ?? 1;
    return node.children.map((item, index) =>
      blockOf({ ...node, children: [item], start: first + index }, item.position, text),
    );
  });
}

function blockOf(node: MarkdownNode, position: MarkdownNode["position"], text: string): MarkedBlock {
  const from = position?.start.offset ?? 0;
  return { node, source: text.slice(from, position?.end.offset ?? text.length), from, changed: [] };
}
