import { useMemo, type ReactNode } from "react";
import { languageNamed } from "#app/diff/highlight/languages.ts";
import { ChangedCode } from "./ChangedCode.tsx";
import type { LinksInFile } from "../readers/ReaderProps.ts";
import { FoldedPart, foldSame } from "./FoldedPart.tsx";
import { markdownAround, type MarkdownAround } from "../markdown/parseMarkdown.ts";
import { MarkdownNodes } from "../markdown/MarkdownNodes.tsx";
import { MarkedText } from "../MarkedText.tsx";
import { Portion } from "./Portion.tsx";
import type { ChangedBlock, MarkdownChange, MarkedBlock } from "./readMarkdownChange.ts";
import "../markdown/MarkdownText.css";
import "../markdown/MarkdownDocument.css";
import "./ChangeView.css";
import { counted, formatCount } from "#app/ui/format.ts";

const TEXT = {
  words: { added: "Added:", removed: "Removed:", kept: "" },
  sameBlocks: (count: number): string =>
    counted(count, { one: "block did not change", other: "blocks did not change" }),
  more: (count: number): string => `Show the rest: ${formatCount(count)}`,
} as const;
const SIGNS = { added: "+", removed: "−", kept: "" } as const;
/** Blocks that did not change that stand around each change. */
const CONTEXT = 1;
/** In characters: what is drawn at once without a pause. */
const [DRAWN_MAX, ROOM] = [200_000, 200] as const;

interface Props {
  readonly change: MarkdownChange;
  /** Where addresses lead on each side. */
  readonly links: { readonly old: Partial<LinksInFile>; readonly new: Partial<LinksInFile> };
  readonly attachments?: {
    readonly old: ReadonlyMap<string, string> | undefined;
    readonly new: ReadonlyMap<string, string> | undefined;
  };
}

/** What became of a text in Markdown, as it is meant: blocks that were added, removed or changed, the words that changed marked. */
export function ChangedBlocks({ change, links, attachments }: Props): ReactNode {
  const old = useMemo(
    () => aroundOf(change.before, links.old, attachments?.old),
    [change, links.old, attachments?.old],
  );
  const current = useMemo(
    () => aroundOf(change.after, links.new, attachments?.new),
    [change, links.new, attachments?.new],
  );
  const parts = useMemo(() => foldSame(change.blocks, CONTEXT), [change]);
  return (
    <Portion items={parts} weightOf={weightOf} max={DRAWN_MAX} more={TEXT.more}>
      {({ items, isFolded }, index) =>
        isFolded ? (
          <FoldedPart key={index} label={TEXT.sameBlocks(items.length)}>
            {() => items.map((block, at) => <Block key={at} {...{ block, old, current }} />)}
          </FoldedPart>
        ) : (
          items.map((block, at) => <Block key={`${index} ${at}`} {...{ block, old, current }} />)
        )
      }
    </Portion>
  );
}

function weightOf({
  items,
  isFolded,
}: {
  readonly items: readonly ChangedBlock[];
  readonly isFolded: boolean;
}): number {
  if (isFolded) return ROOM;
  const lengthOf = (block: MarkedBlock | null): number => block?.source.length ?? 0;
  return items.reduce((sum, block) => sum + ROOM + lengthOf(block.old) + lengthOf(block.new), 0);
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
  readonly block: ChangedBlock;
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
        {TEXT.words[kind] !== "" && <span className="visually-hidden">{TEXT.words[kind]}</span>}
        {block.node.type === "definition" ? (
          <p>
            <code>
              <MarkedText text={block.source} />
            </code>
          </p>
        ) : (
          <MarkdownNodes nodes={[block.node]} around={around} />
        )}
      </div>
    </div>
  );
}
