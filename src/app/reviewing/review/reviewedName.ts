import { displayPath } from "#app/ui/format.ts";

const ABBREVIATED = 10;

/** Names what a review is of: its branch, else its last commit, since there may be any number of them. */
export function reviewedName(reviewRef: string, headOid: string | null | undefined): string {
  return displayPath(reviewRef) || (headOid?.slice(0, ABBREVIATED) ?? "unknown commits");
}
