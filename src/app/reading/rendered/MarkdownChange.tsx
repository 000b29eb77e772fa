import type { ReactNode } from "react";
import { ChangedBlocks } from "./ChangedBlocks.tsx";
import { countKinds } from "./BlockDiff.tsx";
import type { ChangeBodyProps } from "../views/ChangeBody.ts";
import { type ChangedTexts, TextChange, useLinksOfSides } from "./TextChange.tsx";
import { readMarkdownChange, type MarkdownChange as Change } from "./readMarkdownChange.ts";

/** In characters. Parsing both sides of a longer text with links in each line takes more than a second. */
const LENGTH_MAX = 100_000;

/** Shows a changed Markdown file rendered, with its blocks before and after. */
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
          <p className="ChangeView-summary">{summaryOf(change)}</p>
          <ChangedBlocks change={change} links={links} />
        </>
      )}
    </TextChange>
  );
}

function read({ before, after }: ChangedTexts): Change | null {
  return readMarkdownChange(before ?? "", after ?? "");
}

function summaryOf({ blocks }: Change): string {
  const countTexts = countKinds(blocks, "block");
  return countTexts.length === 0 ? "No block changed, only whitespace between blocks." : `${countTexts.join(", ")}.`;
}
