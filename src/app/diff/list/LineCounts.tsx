import type { ReactNode } from "react";
import { formatCount } from "#app/ui/formatCount.ts";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  added: (count: number): string => `${counted(count, { one: "line", other: "lines" })} added`,
  removed: (count: number): string => `${formatCount(count)} removed`,
} as const;
const BINARY = "binary";

/** What a file, or all files of a folder, gained and lost; null while it is not known. */
export interface CountedLines {
  readonly additions: number | null;
  readonly deletions: number | null;
  readonly isBinary: boolean | null;
}

/** How many lines were gained and lost; nothing while that is not known. */
export function LineCounts({ of: { additions, deletions, isBinary } }: { readonly of: CountedLines }): ReactNode {
  if (isBinary === true) return <span className="diff-counts">{BINARY}</span>;
  if (additions === null || deletions === null || additions + deletions === 0) return null;
  return (
    <span className="diff-counts" role="img" aria-label={`${TEXT.added(additions)}, ${TEXT.removed(deletions)}`}>
      {additions > 0 && <span className="diff-additions">+{formatCount(additions)}</span>}
      {deletions > 0 && <span className="diff-deletions">−{formatCount(deletions)}</span>}
    </span>
  );
}
