import type { ReactNode } from "react";
import { counted, formatCount } from "#app/ui/format.ts";
import { ChangedBlocks } from "./ChangedBlocks.tsx";
import type { ChangeBodyProps } from "../changes/ChangeBody.ts";
import { type ChangedTexts, TextChange, useLinksOfSides } from "./TextChange.tsx";
import { readMarkdownChange, type ChangedBlock, type MarkdownChange as Change } from "./readMarkdownChange.ts";

const TEXT = {
  tooLong: "It is too long to be shown as it is meant: these are its lines.",
  unread: "It is written so that reading it would take too long: these are its lines.",
  noBlock: "No block differs: only white space between them changed.",
  blocks: (count: number): string => counted(count, { one: "block", other: "blocks" }),
} as const;

/** In characters: reading both sides of a longer text, with links in each line, takes more than a second. */
const LENGTH_MAX = 100_000;
const KINDS = ["changed", "added", "removed"] as const;

/** A changed text in Markdown as it is meant, its blocks before and after. */
export function MarkdownChange(props: ChangeBodyProps): ReactNode {
  const links = useLinksOfSides(props);
  return (
    <TextChange body={props} lengthMax={LENGTH_MAX} tooLong={TEXT.tooLong} unread={TEXT.unread} read={read}>
      {(change) => (
        <>
          <p className="ChangeView-summary">{summaryOf(change.blocks)}</p>
          <ChangedBlocks change={change} links={links} />
        </>
      )}
    </TextChange>
  );
}

function read({ before, after }: ChangedTexts): Change | null {
  return readMarkdownChange(before ?? "", after ?? "");
}

function summaryOf(all: readonly ChangedBlock[]): string {
  const said = KINDS.map((kind) => ({ kind, count: all.filter((block) => block.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }, index) => (index === 0 ? `${TEXT.blocks(count)} ${kind}` : `${formatCount(count)} ${kind}`));
  return said.length === 0 ? TEXT.noBlock : `${said.join(", ")}.`;
}
