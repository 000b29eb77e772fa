import type { ReactNode } from "react";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  textOf: (count: number): string => `${formatCount(count)} open ${count === 1 ? "remark" : "remarks"}`,
} as const;

/** How many remarks on a file, or in a folder, wait for an answer; nothing where none does. */
export function RemarkCount({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <span className="file-list-remarks" role="img" aria-label={TEXT.textOf(count)} title={TEXT.textOf(count)}>
      {formatCount(count)}
    </span>
  );
}
