import { isOid, type Oid } from "#server/git/oid.ts";
import type { FoldedThread } from "#server/reviews/FoldedReview.ts";
import { quoteLines, type QuotedLines } from "#server/reviews/texts/quoteLines.ts";

/**
 * Gives the lines that a thread was written on with those around them: as its commit has them, else as its comment quotes them,
 * so that comments of other tools show their code too. Null for the whole file or review, or where neither has any. `linesOf`
 * reads a file, and gives no lines where there is none.
 */
export async function threadCode(
  { root, location }: FoldedThread,
  linesOf: (commit: Oid, path: string) => Promise<readonly string[]>,
): Promise<QuotedLines | null> {
  const { quote = [], before = [], after = [] } = root.item.extras;
  const { commit = "", path = "", range } = location ?? {};
  if (path === "" || !range?.startLine) return null;
  const { startLine } = range;
  const endLine = Math.max(range.endLine, startLine);
  const lines = isOid(commit) ? await linesOf(commit, path) : [];
  if (endLine <= lines.length) return quoteLines(lines, startLine, endLine);
  return quote.length === 0 ? null : { quote, before, after };
}
