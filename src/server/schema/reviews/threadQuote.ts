import { isOid, type Oid } from "#server/git/oid.ts";
import type { FoldedThread } from "#server/reviews/FoldedReview.ts";
import { quoteLines } from "#server/reviews/texts/quoteLines.ts";

/**
 * Gives the lines that a thread was written on: as its comment quotes them, else as its commit has them, so that comments of
 * other tools show their code too. None for the whole file or review, or where the commit has no such lines. `linesOf` reads
 * a file, and gives no lines where there is none.
 */
export async function threadQuote(
  { root, location }: FoldedThread,
  linesOf: (commit: Oid, path: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const { quote } = root.item.extras;
  if (quote !== undefined) return quote;
  const { commit = "", path = "", range } = location ?? {};
  if (path === "" || !range?.startLine || !isOid(commit)) return [];
  const { startLine } = range;
  const endLine = range.endLine || startLine;
  const lines = await linesOf(commit, path);
  const isThere = startLine <= endLine && endLine <= lines.length; // Anybody can write any place into a comment.
  return isThere ? quoteLines(lines, startLine, endLine).quote : [];
}
