import { useMemo, type ReactNode } from "react";
import { languageNamed } from "#app/diff/highlight/languages.ts";
import { ChangedCode } from "./ChangedCode.tsx";
import type { LinksInFile } from "../views/ReaderProps.ts";
import { BlockDiff } from "./BlockDiff.tsx";
import { markdownAround, type MarkdownAround } from "../markdown/parseMarkdown.ts";
import { MarkdownParts } from "../markdown/MarkdownTree.tsx";
import { MarkedText } from "../words/MarkedText.tsx";
import type { ChangedBlock } from "./pairBlocks.ts";
import type { MarkdownChange, MarkedBlock } from "./readMarkdownChange.ts";
import "../markdown/MarkdownText.css";
import "../markdown/MarkdownDocument.css";
import "./ChangeView.css";

const LABELS = { added: "Added:", removed: "Removed:", kept: "" } as const;
const SIGNS = { added: "+", removed: "−", kept: "" } as const;
/** The number of unchanged blocks around each change. */
const CONTEXT = 1;
/** In characters: the limit of a render without a pause, and the cost of a block in addition to its text. */
const [DRAWN_MAX, BASE_WEIGHT] = [200_000, 200] as const;

interface Props {
  readonly change: MarkdownChange;
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
    <BlockDiff blocks={change.blocks} context={CONTEXT} noun="block" weightOf={weightOf} max={DRAWN_MAX}>
      {(block, key) => <Block key={key} {...{ block, old, current }} />}
    </BlockDiff>
  );
}

function weightOf({ old, new: current }: ChangedBlock<MarkedBlock>): number {
  return BASE_WEIGHT + (old?.source.length ?? 0) + (current?.source.length ?? 0);
}

function aroundOf(
  root: MarkdownChange["before"],
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
    <div className="ChangeView-pair" data-kind={kind}>
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
      <span className="ChangeView-sign" aria-hidden>
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
