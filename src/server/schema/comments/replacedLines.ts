import type { Int } from "grats";
import { type LineRange, parseSuggestions } from "#contract/suggesting/suggestionText.ts";
import { isOid } from "#server/git/oid.ts";
import type { Context } from "../request/Context.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";
import type { Draft } from "./Draft.ts";
import type { ReviewComment } from "./ReviewComment.ts";

/** Lines that a suggestion replaces. @gqlType */
interface ReplacedLines {
  /** The first line, counted from 1. @gqlField */
  readonly startLine: Int;
  /** The last line. @gqlField */
  readonly endLine: Int;
  /** The lines in the commit that the suggestion was written on. @gqlField */
  readonly lines: readonly string[];
}

/**
 * The lines that the parts of its suggestion replace, in the commit that its thread was written on. Empty if it has no
 * parts; without those that cannot be read or overlap others.
 * @gqlField
 */
export async function replacedLines(comment: ReviewComment, context: Context): Promise<readonly ReplacedLines[]> {
  const { commit = "", path = "" } = comment.derivedThread.location ?? {};
  const at = comment.derivedThread.side === "new" ? { commit, path } : null;
  return readReplaced(context, comment.viewerReview, at, rangesIn(comment.body));
}

/**
 * The lines that its suggestions replace, in the commit that it was written on. Empty if it has none; without those that
 * cannot be read or overlap others.
 * @gqlField replacedLines
 */
export async function replacedByDraft(draft: Draft, context: Context): Promise<readonly ReplacedLines[]> {
  const { path, commitOid: commit, side, startLine, endLine } = draft;
  const own = startLine === null ? null : { startLine, endLine: endLine ?? startLine };
  const at = path === null || commit === null || side === "OLD" ? null : { path, commit };
  return readReplaced(context, draft.viewerReview, at, rangesIn(draft.body, own));
}

/** Returns the ranges of lines of the suggestions in a text. `own` are those of a suggestion that names none. */
function rangesIn(body: string, own: LineRange | null = null): readonly LineRange[] {
  return parseSuggestions(body).flatMap((parts) => parts.flatMap(({ range }) => range ?? own ?? []));
}

/** Reads ranges that do not overlap, so that a comment cannot ask for more than its file. */
async function readReplaced(
  context: Context,
  { served }: ViewerReview,
  at: { readonly commit: string; readonly path: string } | null,
  ranges: readonly LineRange[],
): Promise<readonly ReplacedLines[]> {
  if (at === null || ranges.length === 0 || at.path === "" || !isOid(at.commit)) return [];
  const file = await context.loaders.reviewsOf(served).file(at.commit, at.path);
  let after = 0;
  return ranges
    .toSorted((a, b) => a.startLine - b.startLine)
    .flatMap(({ startLine, endLine }) => {
      const isThere = file !== null && startLine > after && endLine <= file.lines.length;
      if (isThere) after = endLine;
      return isThere ? [{ startLine, endLine, lines: file.lines.slice(startLine - 1, endLine) }] : [];
    });
}
