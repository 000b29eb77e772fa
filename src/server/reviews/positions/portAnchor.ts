import type { ChangedRun, FollowedText } from "../texts/alignLines.ts";
import { findQuote, type QuotedLines, isDistinctive, unspaced } from "../texts/quotes.ts";
import { type AlikeLines, closestLines, type LineSpan, TokenBag } from "../texts/similarLines.ts";

const SAME_FILE = "The file is unchanged.";
const WHOLE_FILE = "The comment is on the whole file, which still exists.";
const UNTOUCHED = "The file changed, but these lines did not.";
const FOUND = "The commented lines moved within the file.";
const ALIKE = "The code around the commented lines changed, and several lines match. Showing the most likely match.";
const SEVERAL = "The commented lines occur several times in the file. Showing the nearest match.";
const SPACED = "Whitespace in the commented lines changed.";
const CHANGED = "The commented lines were changed.";
const AMONG = "Lines were added between the commented lines.";
const REPLACED = "The commented lines were replaced by these.";
const ELSEWHERE = "The commented lines were changed and moved within the file.";
const REMOVED = "The commented lines were deleted. Showing the nearest remaining line.";
const BEYOND = "The file ends before the commented lines.";
const GONE = "The file was deleted.";

/** Lines from 1, both inclusive, as in a comment, and their text; `startLine` 0 means the whole file. */
export interface AnchoredLines extends QuotedLines {
  readonly startLine: number;
  readonly endLine: number;
}

/** The change of a file between the commit that was commented on and the one that is shown. */
export type FileOutcome = "same" | "gone" | FollowedText;

/** The current position of commented lines. Lines are null if only the file as a whole can be given. */
export interface PortedAnchor {
  /**
   * EXACT: unchanged. SHIFTED: the same lines, moved by changes above them. MOVED: the same lines, in another place.
   * EDITED: the lines that replaced them. LOST: the nearest remaining place.
   */
  readonly certainty: "EXACT" | "SHIFTED" | "MOVED" | "EDITED" | "LOST";
  readonly startLine: number | null;
  readonly endLine: number | null;
  /** One sentence for the user. */
  readonly reason: string;
  /** The part of the commented text that is still there, from 0 to 1. */
  readonly likeness: number;
}

/** Lines elsewhere in the file must be more alike than the replacement lines, and at least this much. */
const ELSEWHERE_MIN = 0.65;
const ELSEWHERE_MORE = 0.2;
/** Replacement lines at least this much alike count as edited; others as new. */
const EDITED_MIN = 0.4;

/** Number of equal context lines that make a bare brace unique. */
const CONTEXT_MIN = 2;

const endOf = ({ oldStart, oldCount }: ChangedRun): number => oldStart + oldCount;

/**
 * Finds the position of commented lines after their file changed. Unchanged lines move with the lines added and removed
 * above them. For changed ones, the quotation is searched, exactly and then ignoring whitespace, with the context to
 * choose among several matches; then the most similar lines among the replacement and the lines added elsewhere; last,
 * the nearest remaining line. Pure. Linear in the lines, except for a search among many lines that begin alike.
 */
export function portAnchor(anchor: AnchoredLines, outcome: FileOutcome): PortedAnchor {
  const { startLine } = anchor;
  const endLine = Math.max(anchor.endLine, startLine);
  if (outcome === "gone") return portedAnchor("LOST", null, GONE, 0);
  if (startLine === 0) return portedAnchor("EXACT", null, outcome === "same" ? SAME_FILE : WHOLE_FILE, 1);
  if (outcome === "same") return portedAnchor("EXACT", [startLine, endLine], SAME_FILE, 1);

  const { before, after, runs } = outcome;
  const above = runs.filter((run) => endOf(run) <= startLine);
  const touching = runs.filter((run) => endOf(run) > startLine && run.oldStart <= endLine);
  const shift = above.reduce((sum, run) => sum + run.newCount - run.oldCount, 0);
  if (startLine > before.count) return nearest(after.count, BEYOND);
  if (touching.length === 0) {
    const lines = { start: startLine, end: Math.min(endLine, before.count) };
    const now = [lines.start + shift, lines.end + shift] as const;
    return isUniqueMatch(lines, outcome)
      ? portedAnchor("SHIFTED", now, UNTOUCHED, 1)
      : portedAnchor("EDITED", now, ALIKE, 1);
  }
  const stead = inTheirStead(startLine, endLine, shift, touching);
  const found = findAgain(anchor, outcome, stead.start);
  if (found !== null) return found;
  return mostAlike(anchor, outcome, stead, touching);
}

/** Searches the exact lines, then ignoring whitespace. */
function findAgain(anchor: AnchoredLines, { before, after, runs }: FollowedText, near: number): PortedAnchor | null {
  const isAdded = (start: number, end: number): boolean =>
    runs.some(({ newStart, newCount }) => newStart <= end && newStart + newCount > start);
  const last = anchor.quote.length - 1;
  for (const isSpaced of [true, false]) {
    const quoted = isSpaced ? anchor : unspaced.quote(anchor);
    const all = findQuote(quoted, isSpaced ? after.lines : after.unspacedLines);
    // Lines that existed before cannot be the moved ones, unless there are no other matches.
    const added = all.filter(({ line }) => isAdded(line, line + last));
    const isOnly = all.length === 1 && findQuote(quoted, isSpaced ? before.lines : before.unspacedLines).length === 1;
    const [best, next] = (isOnly ? all : added).toSorted(
      (a, b) => b.context - a.context || Math.abs(a.line - near) - Math.abs(b.line - near),
    );
    if (best === undefined || !(isOnly || isDistinctive(anchor.quote) || best.context >= CONTEXT_MIN)) continue;
    const lines = [best.line, best.line + last] as const;
    if (!isSpaced) return portedAnchor("EDITED", lines, SPACED, 0.95);
    return best.context === next?.context
      ? portedAnchor("EDITED", lines, SEVERAL, 1)
      : portedAnchor("MOVED", lines, FOUND, 1);
  }
  return null;
}

/** Returns the lines that replace changed lines; the end is before the start if there are none. */
function inTheirStead(start: number, end: number, shift: number, touching: readonly ChangedRun[]): LineSpan {
  const [first] = touching;
  const last = touching.at(-1);
  if (first === undefined || last === undefined) return { start: start + shift, end: end + shift };
  const beginsBefore = first.oldStart <= start;
  const endsBehind = endOf(last) > end;
  const shiftBehind = last.newStart + last.newCount - endOf(last);
  return {
    start: beginsBefore
      ? first.newStart + Math.min(start - first.oldStart, Math.max(first.newCount - 1, 0))
      : start + shift,
    end: endsBehind ? last.newStart + Math.min(end - last.oldStart, last.newCount - 1) : end + shiftBehind,
  };
}

/** Chooses the replacement lines, or lines added elsewhere if these are much more alike. */
function mostAlike(
  { quote, startLine, endLine }: AnchoredLines,
  { before, after, runs }: FollowedText,
  stead: LineSpan,
  touching: readonly ChangedRun[],
): PortedAnchor {
  const unchanged = endLine - startLine + 1 - changedLineCount(startLine, endLine, touching);
  const joined = joinedRuns(touching, { before, runs });
  const here = inStead(quote, after.lines, stead, unchanged > 0 ? [] : joined);
  const others = runs.filter((run) => !touching.includes(run));
  const there = isDistinctive(quote) ? closestLines(quote, after.lines, others.map(addedLines)) : null;
  if (there !== null && there.likeness >= Math.max(ELSEWHERE_MIN, here.likeness + ELSEWHERE_MORE)) {
    return portedAnchor("EDITED", [there.start, there.end], ELSEWHERE, there.likeness);
  }
  if (here.end < here.start) return nearest(Math.min(Math.max(stead.end, 1), after.count), REMOVED);
  const isWhole = touching.every(({ oldCount }) => oldCount === 0);
  const reason = isWhole ? AMONG : unchanged > 0 || here.likeness >= EDITED_MIN ? CHANGED : REPLACED;
  return portedAnchor("EDITED", [here.start, Math.min(here.end, after.count)], reason, isWhole ? 1 : here.likeness);
}

/**
 * Joins the changes that touch commented lines with those next to them, across unchanged lines without words: a blank
 * line or a brace that both texts have does not separate a line from the one that replaced it.
 */
function joinedRuns(
  touching: readonly ChangedRun[],
  { before, runs }: Pick<FollowedText, "before" | "runs">,
): readonly ChangedRun[] {
  let from = runs.findIndex((run) => run === touching[0]);
  let to = runs.findIndex((run) => run === touching.at(-1));
  const isJoined = (one: ChangedRun | undefined, other: ChangedRun | undefined): boolean =>
    one !== undefined && other !== undefined && !isDistinctive(before.slice(endOf(one), other.oldStart - 1));
  while (isJoined(runs[from - 1], runs[from])) from -= 1;
  while (isJoined(runs[to], runs[to + 1])) to += 1;
  const [first, last] = [runs[from], runs[to]];
  if (first === undefined || last === undefined) return touching;
  return [
    {
      oldStart: first.oldStart,
      oldCount: endOf(last) - first.oldStart,
      newStart: first.newStart,
      newCount: last.newStart + last.newCount - first.newStart,
    },
  ];
}

/** Chooses the part of a replacement that is most like the lines that are all gone; else the whole replacement. */
function inStead(
  quote: readonly string[],
  after: readonly string[],
  stead: LineSpan,
  touching: readonly ChangedRun[],
): AlikeLines {
  const closest = closestLines(quote, after, touching.map(addedLines));
  if (closest !== null && closest.likeness >= EDITED_MIN) return closest;
  const likeness = new TokenBag(quote).likeness(new TokenBag(after.slice(stead.start - 1, Math.max(stead.end, 0))));
  return { ...stead, likeness };
}

function addedLines({ newStart, newCount }: ChangedRun): LineSpan {
  return { start: newStart, end: newStart + newCount - 1 };
}

/** Counts the lines from `start` to `end` that changes replaced or removed. */
function changedLineCount(start: number, end: number, touching: readonly ChangedRun[]): number {
  return touching.reduce(
    (sum, run) => sum + Math.max(0, Math.min(endOf(run) - 1, end) - Math.max(run.oldStart, start) + 1),
    0,
  );
}

function nearest(line: number, reason: string): PortedAnchor {
  return portedAnchor("LOST", line === 0 ? null : [line, line], reason, 0);
}

function portedAnchor(
  certainty: PortedAnchor["certainty"],
  lines: readonly [number, number] | null,
  reason: string,
  likeness: number,
): PortedAnchor {
  return { certainty, startLine: lines?.[0] ?? null, endLine: lines?.[1] ?? null, reason, likeness };
}

/** Number of context lines that are compared; more would not make a match more certain. */
const REACH = 12;

/**
 * Returns true if unchanged lines are certainly the same lines: the unchanged lines around them contain a line that is
 * unique in both texts, or they are unique themselves. A brace among rewritten lines may be a different one. Linear in
 * the unchanged lines around, and at worst in the texts.
 */
function isUniqueMatch(lines: LineSpan, text: FollowedText): boolean {
  const { before, after, runs, anchors } = text;
  const above = runs.findLast(({ oldStart, oldCount }) => oldStart + oldCount <= lines.start);
  const below = runs.find(({ oldStart }) => oldStart > lines.end);
  const start = above === undefined ? 1 : above.oldStart + above.oldCount;
  const end = below === undefined ? before.count : below.oldStart - 1;
  for (let at = firstAtLeast(anchors, start); (anchors[at] ?? Infinity) <= end; at++) {
    const line = anchors[at] ?? 0;
    if (isDistinctive(before.slice(line, line))) return true;
  }
  const around = before.slice(Math.max(start, lines.start - REACH), Math.min(end, lines.end + REACH));
  if (!isDistinctive(around)) return false;
  const block = { quote: around, before: [], after: [] };
  return findQuote(block, before.lines).length === 1 && findQuote(block, after.lines).length === 1;
}

function firstAtLeast(sorted: Int32Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
