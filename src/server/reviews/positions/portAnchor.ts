import type { FollowedText } from "../texts/alignLines.ts";
import type { ChangedRun } from "../texts/changedRuns.ts";
import { findQuote, isDistinctive, isRecognizable, type QuotedLines, quoteLines, unspacedQuote } from "./Anchor.ts";
import {
  type AlikeLines,
  closestLines,
  findSuccessor,
  isShortened,
  similarityOf,
  type LineSpan,
  rarestTokens,
  rarityWeight,
} from "../texts/similarLines.ts";

const NO_FILE = "The commented commit has no such file.";
const PAST_END = "The commented file ends before these lines.";
const SAME_FILE = "The file is unchanged.";
const WHOLE_FILE = "The comment is on the whole file, which still exists.";
const ALIKE = "The code around the commented lines changed, and several lines match. Showing the most likely match.";
const SEVERAL = "The commented lines occur several times in the file. Showing the nearest match.";
const UNSURE = "The code around the commented lines changed, and the same lines occur elsewhere. Showing the nearest.";
const SPACED = "Whitespace in the commented lines changed.";
const CHANGED = "The commented lines were changed.";
const AMONG = "Lines were added between the commented lines.";
const REPLACED = "The commented lines were replaced by these.";
const TAKEN = "The commented lines were replaced by others. Showing the place where they were.";
const ELSEWHERE = "The commented lines were changed and moved within the file.";
const REMOVED = "The commented lines were deleted. Showing the nearest remaining line.";

/** Lines from 1, both inclusive, as in a comment, and their text; `startLine` 0 means the whole file. */
export interface AnchoredLines extends QuotedLines {
  readonly startLine: number;
  readonly endLine: number;
}

/** The change of a file between the commit that was commented on and the one that is shown; `never` if neither has it. */
export type FileOutcome = "same" | "gone" | "never" | FollowedText;

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
  readonly similarity: number;
}

/** Lines elsewhere in the file must be more alike than the replacement lines, and at least this much. */
const ELSEWHERE_MIN = 0.72;
const ELSEWHERE_MORE = 0.2;
/** Minimum number of letters of lines that are searched elsewhere by similarity. */
const ELSEWHERE_LETTERS = 24;
/** Replacement lines at least this much alike count as edited; others as new. */
const EDITED_MIN = 0.4;
/** The same for lines of a small change, in their place. A line that was replaced by one line is edited in any case. */
const IN_PLACE_MIN = 0.25;

/** Number of equal context lines that make a bare brace unique. */
const CONTEXT_MIN = 2;
/** Minimum number of letters of lines that are known by themselves after their whitespace changed. */
const SPACED_LETTERS = 10;

const endOf = ({ oldStart, oldCount }: ChangedRun): number => oldStart + oldCount;

/**
 * Finds the position of commented lines after their file changed. Unchanged lines move with the lines added and removed
 * above them. For changed ones, the quotation is searched, exactly and then ignoring whitespace, with the context to
 * choose among several matches; then the most similar lines among the replacement and the lines added elsewhere; last,
 * the nearest remaining line. `sameCount` is the number of lines of a file that did not change. Pure. Linear in the lines,
 * except for a search among many lines that begin alike.
 */
export function portAnchor(anchor: AnchoredLines, outcome: FileOutcome, sameCount = Infinity): PortedAnchor {
  const { startLine } = anchor;
  const lineCount = typeof outcome === "string" ? sameCount : outcome.before.count;
  const endLine = Math.min(Math.max(anchor.endLine, startLine), lineCount);
  if (outcome === "never") return portedAnchor("LOST", null, NO_FILE, 0);
  if (outcome === "gone") return portedAnchor("LOST", null, "The file was deleted.", 0);
  if (startLine === 0) return portedAnchor("EXACT", null, outcome === "same" ? SAME_FILE : WHOLE_FILE, 1);
  if (startLine > lineCount) return nearest(outcome === "same" ? lineCount : outcome.after.count, PAST_END);
  if (outcome === "same") return portedAnchor("EXACT", [startLine, endLine], SAME_FILE, 1);

  const { runs } = outcome;
  const above = runs.filter((run) => endOf(run) <= startLine);
  const touching = runs.filter((run) => endOf(run) > startLine && run.oldStart <= endLine);
  const shift = above.reduce((sum, run) => sum + run.newCount - run.oldCount, 0);
  if (touching.length === 0) {
    const lines = { start: startLine, end: endLine };
    const now = [lines.start + shift, lines.end + shift] as const;
    if (isUniqueMatch(lines, outcome) || occursOnce(anchor, outcome)) {
      return portedAnchor("SHIFTED", now, "The file changed, but these lines did not.", 1);
    }
    if (isDistinctive(anchor.quote)) return portedAnchor("EDITED", now, ALIKE, 1);
    return foundBeside(anchor, outcome) ?? nearest(now[0], UNSURE);
  }
  const newLines = newLinesOf(startLine, endLine, shift, touching);
  const found = findAgain(anchor, outcome, newLines.start);
  if (found !== null) return found;
  const unchanged = endLine - startLine + 1 - changedLineCount(startLine, endLine, touching);
  if (unchanged > 0 || isDistinctive(anchor.quote)) return mostAlike(anchor, outcome, newLines, touching);
  return foundBeside(anchor, outcome) ?? lostIn(newLines, outcome);
}

function occursOnce(quoted: QuotedLines, { before, after }: FollowedText): boolean {
  return [before, after].every(({ lines }) => findQuote(quoted, lines).length === 1);
}

/** Number of lines above and below among which the one that shows where a brace is must be. */
const BESIDE = 3;
/** An edited line shows it only if it is next to the brace, and at least this much alike. */
const BESIDE_MIN = 0.6;

/** Blank lines and bare braces are everywhere: they are where the nearest line with words above or below them is. */
function foundBeside({ quote, startLine, endLine }: AnchoredLines, text: FollowedText): PortedAnchor | null {
  const { before, after } = text;
  const wanted = unspacedQuote({ quote, before: [], after: [] }).quote;
  for (const step of [-1, 1]) {
    const edge = step < 0 ? startLine : endLine;
    for (let line = edge + step; Math.abs(line - edge) <= BESIDE && line >= 1 && line <= before.count; line += step) {
      const known = before.slice(line, line);
      if (!isDistinctive(known)) continue;
      const first = Math.max(1, line - BESIDE);
      const quoted = quoteLines(before.slice(first, line + BESIDE), line - first + 1, line - first + 1);
      const {
        certainty,
        reason,
        similarity,
        startLine: at,
      } = portAnchor({ startLine: line, endLine: line, ...quoted }, text);
      const isEdit = reason === CHANGED && similarity >= BESIDE_MIN && line === edge + step;
      const isSure = certainty === "SHIFTED" || certainty === "MOVED" || reason === SPACED || isEdit;
      const start = (at ?? 0) + startLine - line;
      const isThere = wanted.every((one, index) => after.unspacedLines[start - 1 + index] === one);
      if (isSure && isThere) {
        return portedAnchor("EDITED", [start, start + quote.length - 1], ALIKE, 1);
      }
      // A brace belongs to the line above it, and goes with it.
      if (step < 0 && edge - line === 1 && certainty === "LOST" && wanted.some((one) => one !== "")) return null;
      break;
    }
  }
  return null;
}

function lostIn(newLines: LineSpan, { after }: FollowedText): PortedAnchor {
  return newLines.end < newLines.start
    ? nearest(Math.min(Math.max(newLines.end, 1), after.count), REMOVED)
    : nearest(Math.min(newLines.start, after.count), TAKEN);
}

/** Searches the exact lines, then ignoring whitespace. */
function findAgain(anchor: AnchoredLines, { before, after, runs }: FollowedText, near: number): PortedAnchor | null {
  const isAdded = (start: number, end: number): boolean =>
    runs.some(({ newStart, newCount }) => newStart <= end && newStart + newCount > start);
  const last = anchor.quote.length - 1;
  for (const isSpaced of [true, false]) {
    const quoted = isSpaced ? anchor : unspacedQuote(anchor);
    const all = findQuote(quoted, isSpaced ? after.lines : after.unspacedLines);
    if (all.length === 0) continue;
    const were = findQuote(quoted, isSpaced ? before.lines : before.unspacedLines);
    // Lines that existed before cannot be the moved ones, unless there are no other matches.
    const added = all.filter(({ line }) => isAdded(line, line + last));
    const isOnly = all.length === 1 && were.length === 1;
    const [best, next] = (isOnly ? all : added).toSorted(
      (a, b) => b.context - a.context || Math.abs(a.line - near) - Math.abs(b.line - near),
    );
    if (best === undefined) continue;
    const isKnown = isSpaced ? isDistinctive(anchor.quote) : isRecognizable(anchor.quote, SPACED_LETTERS);
    if (!isOnly && !isKnown && best.context < CONTEXT_MIN) continue;
    // Lines that were in several places are known by the lines around them alone.
    if (were.filter(({ context }) => context >= best.context).length > 1) continue;
    const lines = [best.line, best.line + last] as const;
    if (!isSpaced) return portedAnchor("EDITED", lines, SPACED, 0.95);
    return best.context === next?.context
      ? portedAnchor("EDITED", lines, SEVERAL, 1)
      : portedAnchor("MOVED", lines, "The commented lines moved within the file.", 1);
  }
  return null;
}

/** Returns the lines that replace changed lines; the end is before the start if there are none. */
function newLinesOf(start: number, end: number, shift: number, touching: readonly ChangedRun[]): LineSpan {
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
  text: FollowedText,
  newLines: LineSpan,
  touching: readonly ChangedRun[],
): PortedAnchor {
  const { before, after, runs } = text;
  const weightOf = rarityWeight(before, after);
  const unchanged = endLine - startLine + 1 - changedLineCount(startLine, endLine, touching);
  const isAmong = touching.every(({ oldCount }) => oldCount === 0);
  const run = joinedRun(touching, text);
  const lines = { start: startLine, end: Math.min(endLine, before.count) };
  const isAlike = (one: AlikeLines): boolean => {
    if (run.oldCount === 1 && run.newCount === 1) return isDistinctive(after.slice(one.start, one.end));
    if (!isInPlace(lines, one, run)) return one.similarity >= EDITED_MIN;
    return one.similarity >= IN_PLACE_MIN || isShortenedInPlace(quote, after.slice(one.start, one.end), run);
  };
  const replacement = { before, removed: removedLines(run), after, added: addedLines(run) };
  const here =
    unchanged > 0
      ? {
          ...newLines,
          similarity: isAmong ? 1 : similarityOf(quote, after.slice(newLines.start, newLines.end), weightOf),
        }
      : findSuccessor(lines, replacement, weightOf, isAlike);
  if (isRecognizable(quote, ELSEWHERE_LETTERS)) {
    const others = runs.filter((one) => !touching.includes(one)).map(addedLines);
    const there = closestLines(quote, after.lines, others, weightOf);
    const isMoreAlike = there !== null && there.similarity >= (here?.similarity ?? 0) + ELSEWHERE_MORE;
    if (isMoreAlike && there.similarity >= ELSEWHERE_MIN && hasRareToken(quote, there, text)) {
      return portedAnchor("EDITED", [there.start, there.end], ELSEWHERE, there.similarity);
    }
  }
  if (here === null || here.end < here.start) return lostIn(here ?? newLines, text);
  const reason = isAmong ? AMONG : unchanged > 0 || here.similarity >= IN_PLACE_MIN ? CHANGED : REPLACED;
  return portedAnchor("EDITED", [here.start, Math.min(here.end, after.count)], reason, here.similarity);
}

/** Lines elsewhere that share only the words of many lines, such as an address in each of a list, are other lines. */
function hasRareToken(quote: readonly string[], { start, end }: LineSpan, { before, after }: FollowedText): boolean {
  const found = after.slice(start, end);
  return rarestTokens(quote, before, after).some((word) => isShortened([word], found));
}

/** A list whose lines were all shortened has a successor for each, however little is left of it. */
function isShortenedInPlace(quote: readonly string[], now: readonly string[], run: ChangedRun): boolean {
  return run.oldCount === run.newCount && isDistinctive(now) && isShortened(now, quote);
}

/** A larger change does not say which line replaced which. */
const SMALL_RUN = 3;

/** Returns true if lines of a replacement are as far from its start or its end as the removed ones were. */
function isInPlace(lines: LineSpan, now: LineSpan, run: ChangedRun): boolean {
  const { oldStart, oldCount, newStart, newCount } = run;
  if (oldCount !== newCount && Math.max(oldCount, newCount) > SMALL_RUN) return false;
  return now.start - newStart === lines.start - oldStart || newStart + newCount - now.end === endOf(run) - lines.end;
}

/**
 * Joins the changes that touch commented lines with those next to them, across unchanged lines without words: a blank
 * line or a brace that both texts have does not separate a line from the one that replaced it.
 */
function joinedRun(touching: readonly ChangedRun[], { before, runs }: FollowedText): ChangedRun {
  let from = runs.findIndex((run) => run === touching[0]);
  let to = runs.findIndex((run) => run === touching.at(-1));
  const isJoined = (one: ChangedRun | undefined, other: ChangedRun | undefined): boolean =>
    one !== undefined && other !== undefined && !isDistinctive(before.slice(endOf(one), other.oldStart - 1));
  while (isJoined(runs[from - 1], runs[from])) from -= 1;
  while (isJoined(runs[to], runs[to + 1])) to += 1;
  const [first, last] = [runs[from], runs[to]];
  if (first === undefined || last === undefined) return { oldStart: 1, oldCount: 0, newStart: 1, newCount: 0 };
  return {
    oldStart: first.oldStart,
    oldCount: endOf(last) - first.oldStart,
    newStart: first.newStart,
    newCount: last.newStart + last.newCount - first.newStart,
  };
}

function removedLines({ oldStart, oldCount }: ChangedRun): LineSpan {
  return { start: oldStart, end: oldStart + oldCount - 1 };
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
  similarity: number,
): PortedAnchor {
  return { certainty, startLine: lines?.[0] ?? null, endLine: lines?.[1] ?? null, reason, similarity };
}

/** Number of context lines that are compared; more would not make a match more certain. */
const REACH = 12;

/**
 * Returns true if unchanged lines are certainly the same lines: the unchanged lines around them contain a line that is
 * unique in both texts, or they are unique themselves. A brace among rewritten lines may be a different one. Linear in
 * the texts.
 */
function isUniqueMatch(lines: LineSpan, text: FollowedText): boolean {
  const { before, after, runs, anchors } = text;
  const above = runs.findLast(({ oldStart, oldCount }) => oldStart + oldCount <= lines.start);
  const below = runs.find(({ oldStart }) => oldStart > lines.end);
  const start = above === undefined ? 1 : above.oldStart + above.oldCount;
  const end = below === undefined ? before.count : below.oldStart - 1;
  if (anchors.some((line) => line >= start && line <= end && isDistinctive(before.slice(line, line)))) return true;
  const around = before.slice(Math.max(start, lines.start - REACH), Math.min(end, lines.end + REACH));
  if (!isDistinctive(around)) return false;
  const block = { quote: around, before: [], after: [] };
  return findQuote(block, before.lines).length === 1 && findQuote(block, after.lines).length === 1;
}
