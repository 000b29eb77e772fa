import type { ChangedRun, FollowedText } from "../texts/alignLines.ts";
import { findQuote, type QuotedLines, saysEnough, unspaced } from "../texts/quotes.ts";
import { type AlikeLines, closestLines, type LineSpan, TokenBag } from "../texts/similarLines.ts";

const SAME_FILE = "The file is the same.";
const WHOLE_FILE = "It is about the whole file, which is still there.";
const UNTOUCHED = "Other lines of the file changed, these did not.";
const FOUND = "Its lines stand in another place of the file now.";
const ALIKE = "What stood around its lines changed, and there are others like them: these are the likeliest.";
const SEVERAL = "Its lines stand in several places of the file now: this is the nearest.";
const SPACED = "White space in its lines changed.";
const CHANGED = "Its lines were changed.";
const AMONG = "Lines were added among its lines.";
const REPLACED = "Its lines were replaced by these.";
const ELSEWHERE = "Its lines were changed and stand in another place of the file now.";
const REMOVED = "Its lines were removed; this is the nearest line that is still there.";
const BEYOND = "The file ends before its lines.";
const GONE = "The file is no longer there.";

/** Lines from 1, both within, as a comment names them, with what they said; `startLine` 0 is the whole file. */
export interface AnchoredLines extends QuotedLines {
  readonly startLine: number;
  readonly endLine: number;
}

/** What happened to the file between the commit that was remarked on and the one that is shown. */
export type FileFate = "same" | "gone" | FollowedText;

/** Where remarked lines are now. Lines are null when the file as a whole is all that can be pointed at. */
export interface PortedAnchor {
  /**
   * EXACT: as it was. SHIFTED: the same lines, moved by what changed above them. MOVED: the same lines, taken elsewhere.
   * EDITED: the lines in their stead. LOST: near where they were.
   */
  readonly certainty: "EXACT" | "SHIFTED" | "MOVED" | "EDITED" | "LOST";
  readonly startLine: number | null;
  readonly endLine: number | null;
  /** One sentence for people. */
  readonly reason: string;
  /** How much of what was remarked on stands there, from 0 to 1. */
  readonly likeness: number;
}

/** Whoever looks for an edited line elsewhere in the file wants more than what stands in its stead has, and this much. */
const ELSEWHERE_MIN = 0.65;
const ELSEWHERE_MORE = 0.2;
/** Lines in the stead of others that have so much of them are those, edited; else they replaced them. */
const EDITED_MIN = 0.4;

/** Lines around it that make a bare brace one of a kind. */
const CONTEXT_MIN = 2;

const endOf = ({ oldStart, oldCount }: ChangedRun): number => oldStart + oldCount;

/**
 * Says where remarked lines are after their file changed. Untouched lines move with what was added and removed above them. Of
 * touched ones the quotation is looked for, exactly and then without white space, by what stood around it where it is there
 * more than once; then what is most like it, in their stead or among what was added elsewhere; and where nothing is,
 * the nearest line that survived is meant. Pure. Linear in the lines, but for a search among many that begin alike.
 */
export function portAnchor(anchor: AnchoredLines, fate: FileFate): PortedAnchor {
  const { startLine } = anchor;
  const endLine = Math.max(anchor.endLine, startLine);
  if (fate === "gone") return place("LOST", null, GONE, 0);
  if (startLine === 0) return place("EXACT", null, fate === "same" ? SAME_FILE : WHOLE_FILE, 1);
  if (fate === "same") return place("EXACT", [startLine, endLine], SAME_FILE, 1);

  const { before, after, runs } = fate;
  const above = runs.filter((run) => endOf(run) <= startLine);
  const touching = runs.filter((run) => endOf(run) > startLine && run.oldStart <= endLine);
  const shift = above.reduce((sum, run) => sum + run.newCount - run.oldCount, 0);
  if (startLine > before.count) return nearest(after.count, BEYOND);
  if (touching.length === 0) {
    const lines = { start: startLine, end: Math.min(endLine, before.count) };
    const now = [lines.start + shift, lines.end + shift] as const;
    return isOneOfAKind(lines, fate) ? place("SHIFTED", now, UNTOUCHED, 1) : place("EDITED", now, ALIKE, 1);
  }
  const stead = inTheirStead(startLine, endLine, shift, touching);
  const found = findAgain(anchor, fate, stead.start);
  if (found !== null) return found;
  return mostAlike(anchor, fate, stead, touching);
}

/** Looks for the very lines, then for them with other white space. */
function findAgain(anchor: AnchoredLines, { before, after, runs }: FollowedText, near: number): PortedAnchor | null {
  const isAdded = (start: number, end: number): boolean =>
    runs.some(({ newStart, newCount }) => newStart <= end && newStart + newCount > start);
  const last = anchor.quote.length - 1;
  for (const isSpaced of [true, false]) {
    const quoted = isSpaced ? anchor : unspaced.quote(anchor);
    const all = findQuote(quoted, isSpaced ? after.lines : after.unspacedLines);
    // What stood there before is no place that they could have gone to, unless no other lines were like them.
    const added = all.filter(({ line }) => isAdded(line, line + last));
    const isOnly = all.length === 1 && findQuote(quoted, isSpaced ? before.lines : before.unspacedLines).length === 1;
    const [best, next] = (isOnly ? all : added).toSorted(
      (a, b) => b.context - a.context || Math.abs(a.line - near) - Math.abs(b.line - near),
    );
    if (best === undefined || !(isOnly || saysEnough(anchor.quote) || best.context >= CONTEXT_MIN)) continue;
    const lines = [best.line, best.line + last] as const;
    if (!isSpaced) return place("EDITED", lines, SPACED, 0.95);
    return best.context === next?.context ? place("EDITED", lines, SEVERAL, 1) : place("MOVED", lines, FOUND, 1);
  }
  return null;
}

/** Gives what now stands in the place of lines that changes touch; the end is before the start where nothing does. */
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

/** Takes what stands in the stead of the lines, or lines that were added elsewhere and are much more like them. */
function mostAlike(
  { quote, startLine, endLine }: AnchoredLines,
  { after, runs }: FollowedText,
  stead: LineSpan,
  touching: readonly ChangedRun[],
): PortedAnchor {
  const kept = endLine - startLine + 1 - touchedCount(startLine, endLine, touching);
  const here = inStead(quote, after.lines, stead, kept > 0 ? [] : touching);
  const others = runs.filter((run) => !touching.includes(run));
  const there = saysEnough(quote) ? closestLines(quote, after.lines, others.map(addedLines)) : null;
  if (there !== null && there.likeness >= Math.max(ELSEWHERE_MIN, here.likeness + ELSEWHERE_MORE)) {
    return place("EDITED", [there.start, there.end], ELSEWHERE, there.likeness);
  }
  if (here.end < here.start) return nearest(Math.min(Math.max(stead.end, 1), after.count), REMOVED);
  const isWhole = touching.every(({ oldCount }) => oldCount === 0);
  const reason = isWhole ? AMONG : kept > 0 || here.likeness >= EDITED_MIN ? CHANGED : REPLACED;
  return place("EDITED", [here.start, Math.min(here.end, after.count)], reason, isWhole ? 1 : here.likeness);
}

/** Of what replaced lines that are all gone, picks those that are like them; else takes what stands in their stead whole. */
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
function touchedCount(start: number, end: number, touching: readonly ChangedRun[]): number {
  return touching.reduce(
    (sum, run) => sum + Math.max(0, Math.min(endOf(run) - 1, end) - Math.max(run.oldStart, start) + 1),
    0,
  );
}

function nearest(line: number, reason: string): PortedAnchor {
  return place("LOST", line === 0 ? null : [line, line], reason, 0);
}

function place(
  certainty: PortedAnchor["certainty"],
  lines: readonly [number, number] | null,
  reason: string,
  likeness: number,
): PortedAnchor {
  return { certainty, startLine: lines?.[0] ?? null, endLine: lines?.[1] ?? null, reason, likeness };
}

/** Lines around that are compared; more make it no surer. */
const REACH = 12;

/**
 * Tells whether unchanged lines are sure to be the very ones that stand in their place: what did not change around them has a
 * line that stands once in both texts, or stands once itself. A brace among rewritten lines may be another's. Linear
 * in the unchanged lines around, and at worst in the texts.
 */
function isOneOfAKind(lines: LineSpan, text: FollowedText): boolean {
  const { before, after, runs, anchors } = text;
  const above = runs.findLast(({ oldStart, oldCount }) => oldStart + oldCount <= lines.start);
  const below = runs.find(({ oldStart }) => oldStart > lines.end);
  const start = above === undefined ? 1 : above.oldStart + above.oldCount;
  const end = below === undefined ? before.count : below.oldStart - 1;
  for (let at = firstAtLeast(anchors, start); (anchors[at] ?? Infinity) <= end; at++) {
    const line = anchors[at] ?? 0;
    if (saysEnough(before.slice(line, line))) return true;
  }
  const around = before.slice(Math.max(start, lines.start - REACH), Math.min(end, lines.end + REACH));
  if (!saysEnough(around)) return false;
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
