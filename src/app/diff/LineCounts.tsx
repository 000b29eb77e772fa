import type { ReactNode } from "react";
import type { DiffFile } from "./DiffFile.ts";

const BINARY = "binary";
const added = (count: number): string => `${count.toLocaleString("en")} ${count === 1 ? "line" : "lines"} added`;
const removed = (count: number): string => `${count.toLocaleString("en")} removed`;

/** How many lines a file gained and lost; nothing while that is not known. */
export function LineCounts({ file }: { readonly file: DiffFile }): ReactNode {
  const { additions, deletions } = file;
  if (file.isBinary === true) return <span className="diff-counts">{BINARY}</span>;
  if (additions === null || deletions === null || additions + deletions === 0) return null;
  return (
    <span className="diff-counts" role="img" aria-label={`${added(additions)}, ${removed(deletions)}`}>
      {additions > 0 && <span className="diff-additions">+{additions.toLocaleString("en")}</span>}
      {deletions > 0 && <span className="diff-deletions">−{deletions.toLocaleString("en")}</span>}
    </span>
  );
}
