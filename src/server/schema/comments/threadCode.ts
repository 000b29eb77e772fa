import type { Int } from "grats";
import { fallback, GalleyError } from "#contract/errors.ts";
import { parseSuggestions, type SuggestedPart } from "#contract/suggesting/suggestionText.ts";
import { isOid } from "#server/git/oid.ts";
import { describedPatch, type PartInText } from "#server/operations/suggesting/Suggestion.ts";
import { partThread, placePart } from "#server/reviews/positions/suggesting/suggestedParts.ts";
import { type QuotedLines, quoteLines } from "#server/reviews/positions/Anchor.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewThread } from "./ReviewThread.ts";
import { type ThreadPosition, toThreadPosition } from "./ThreadPosition.ts";

/** Lines of code with context. @gqlType */
export interface QuotedCode {
  /** The first of `lines`, counted from 1. @gqlField */
  readonly startLine: Int;
  /** The last commented line. @gqlField */
  readonly endLine: Int;
  /** The context lines before. @gqlField */
  readonly before: readonly string[];
  /** The commented lines. If there are very many, the first ones. @gqlField */
  readonly lines: readonly string[];
  /** The context lines after. @gqlField */
  readonly after: readonly string[];
}

/**
 * The original lines that it was written on. Empty for the whole file or review, and if they cannot be read.
 * @gqlField
 */
export async function quote(thread: ReviewThread, context: Context): Promise<readonly string[]> {
  const saved = thread.derived.root.item.extras.quote;
  return saved ?? (await originalLines(thread, context))?.quote ?? [];
}

/**
 * The original code that it was written on, with context. Null for the whole file or review, and if it cannot be read.
 * @gqlField
 */
export async function originalCode(thread: ReviewThread, context: Context): Promise<QuotedCode | null> {
  const [startLine, endLine] = [thread.startLine, thread.endLine];
  if (startLine === null || endLine === null) return null;
  const { quote: saved = [], before = [], after = [] } = thread.derived.root.item.extras;
  const quoted = (await originalLines(thread, context)) ?? {
    quote: saved,
    before,
    after,
  };
  return quoted.quote.length === 0 ? null : quotedCode(quoted, startLine, Math.max(startLine, endLine));
}

/** Reads the commented lines from their commit, so that comments of other tools show their code too. */
async function originalLines(thread: ReviewThread, context: Context): Promise<QuotedLines | null> {
  const { commit = "", path = "", range } = thread.derived.location ?? {};
  if (path === "" || !range?.startLine || !isOid(commit)) return null;
  const file = await context.loaders.reviewsOf(thread.viewerReview.served).file(commit, path);
  const endLine = Math.max(range.endLine, range.startLine);
  // A comment may contain any line numbers.
  return file === null || endLine > file.lines.length ? null : quoteLines(file.lines, range.startLine, endLine);
}

/**
 * The position in the current code: in the files of this work tree if the review is about its uncommitted work, else in
 * the current change.
 * @gqlField
 */
export async function currentPosition(thread: ReviewThread, context: Context): Promise<ThreadPosition> {
  const { served, review } = thread.viewerReview;
  return toThreadPosition(await context.loaders.reviewsOf(served).currentPosition(review, thread.derived));
}

/**
 * The code at `currentPosition`, with context. Null for the whole file or review, and if it cannot be read.
 * @gqlField
 */
export async function currentCode(thread: ReviewThread, context: Context): Promise<QuotedCode | null> {
  const { startLine, endLine } = await currentPosition(thread, context);
  const text = await currentText(thread, context);
  if (text === null || startLine === null) return null;
  const last = endLine ?? startLine;
  return last > text.lines.length ? null : quotedCode(quoteLines(text.lines, startLine, last), startLine, last);
}

/**
 * The suggestion of its first comment as a patch of the current file, for `git apply`. Null if there is none that
 * applies.
 * @gqlField
 */
export async function suggestionPatch(thread: ReviewThread, context: Context): Promise<string | null> {
  const { isDeleted, latest } = thread.derived.root;
  const { served, review } = thread.viewerReview;
  const loaders = context.loaders.reviewsOf(served);
  const place = async (part: SuggestedPart): Promise<PartInText> => {
    const placed = placePart(part, await loaders.currentPosition(review, partThread(thread.derived, part.range)));
    const commit = (await loaders.currentSpan(review)).new;
    const file = commit === null ? null : await loaders.file(commit, placed.path);
    if (file === null || /\p{Surrogate}/u.test(file.text)) throw new GalleyError("STALE");
    return { ...placed, text: file.text };
  };
  const suggestions = isDeleted ? [] : parseSuggestions(latest.description);
  return describedPatch(
    await Promise.all(suggestions.map((parts) => Promise.all(parts.map(place)).catch(fallback(null, "STALE")))),
  );
}

/** Reads the file at `currentPosition`; null if there is none. */
async function currentText(thread: ReviewThread, context: Context) {
  const { served, review } = thread.viewerReview;
  const loaders = context.loaders.reviewsOf(served);
  const [{ path, side }, span] = await Promise.all([
    loaders.currentPosition(review, thread.derived),
    loaders.currentSpan(review),
  ]);
  const commit = span[side];
  return commit === null || path === null ? null : loaders.file(commit, path);
}

function quotedCode({ quote: lines, before, after }: QuotedLines, startLine: Int, endLine: Int): QuotedCode {
  return { startLine, endLine, before, lines, after };
}
