import type { HunkRecord } from "#server/git/parsePatch.ts";
import { changedRuns, type ChangedRun } from "./changedRuns.ts";
import { findQuote } from "./findQuote.ts";

const SAME_FILE = "The file is the same.";
const WHOLE_FILE = "It is about the whole file, which is still there.";
const UNTOUCHED = "Other lines of the file changed, these did not.";
const FOUND = "Its lines stand in another place of the file now.";
const SPACED = "White space in its lines changed.";
const CHANGED = "Its lines were changed.";
const REMOVED = "Its lines were removed; this is the nearest line that is still there.";
const BEYOND = "The file ends before its lines.";
const GONE = "The file is no longer there.";

/** Lines from 1, both within, as a comment names them, and what they said; `startLine` 0 is the whole file. */
export interface AnchoredLines {
  readonly startLine: number;
  readonly endLine: number;
  /** As many of the lines as are known, from the first, without their ends. */
  readonly quote: readonly string[];
}

/** What happened to the file between the commit that was remarked on and the one that is shown. */
export type FileFate =
  | "same"
  | "gone"
  | {
      /** The hunks from the one to the other, with any number of lines around what changed. */
      readonly hunks: readonly HunkRecord[];
      /** The file's lines in the commit that is shown, without their ends; null where they are not known. */
      readonly lines: readonly string[] | null;
    };

/** Where remarked lines are now. Lines are null when the file as a whole is all that can be pointed at. */
export interface PortedAnchor {
  /** EXACT: as it was. SHIFTED: the same lines in another place. EDITED: the lines in their stead. LOST: near where they were. */
  readonly certainty: "EXACT" | "SHIFTED" | "EDITED" | "LOST";
  readonly startLine: number | null;
  readonly endLine: number | null;
  /** One sentence for people. */
  readonly reason: string;
}

function unspaced(line: string): string {
  return line.replaceAll(/\s+/gu, "");
}

function endOf({ oldStart, oldCount }: ChangedRun): number {
  return oldStart + oldCount;
}

/** Gives what now stands in the place of lines that changes touch; the end is before the start where nothing does. */
function inTheirStead(start: number, end: number, shift: number, touching: readonly ChangedRun[]) {
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

/**
 * Says where remarked lines are after their file changed. Untouched lines move with what was added and removed above them. Of
 * touched ones the quotation is looked for among what was added, exactly and then without white space, nearest first; else
 * what replaced them is meant, and where nothing did, the nearest line that survived. Pure. Linear in the lines of hunks
 * and text, but for a search among many that begin like the quotation.
 */
export function portAnchor(anchor: AnchoredLines, fate: FileFate): PortedAnchor {
  const { startLine, quote } = anchor;
  const endLine = Math.max(anchor.endLine, startLine);
  if (fate === "gone") return { certainty: "LOST", startLine: null, endLine: null, reason: GONE };
  if (startLine === 0) {
    return { certainty: "EXACT", startLine: null, endLine: null, reason: fate === "same" ? SAME_FILE : WHOLE_FILE };
  }
  if (fate === "same") return { certainty: "EXACT", startLine, endLine, reason: SAME_FILE };

  const runs = changedRuns(fate.hunks);
  const before = runs.filter((run) => endOf(run) <= startLine);
  const touching = runs.filter((run) => endOf(run) > startLine && run.oldStart <= endLine);
  const shift = before.reduce((sum, run) => sum + run.newCount - run.oldCount, 0);
  const place = inTheirStead(startLine, endLine, shift, touching);
  const found = touching.length > 0 && fate.lines ? findMoved(quote, fate.lines, place.start, runs) : null;
  if (found) return withEnd(found, found.startLine + endLine - startLine, fate.lines);
  const lineCount = fate.lines?.length ?? Infinity;
  if (place.start > lineCount && place.start <= place.end) return nearest(lineCount, BEYOND);
  if (place.end < place.start) return nearest(Math.min(Math.max(place.end, 1), lineCount), REMOVED);
  const certainty = touching.length > 0 ? "EDITED" : "SHIFTED";
  const reason = touching.length > 0 ? CHANGED : UNTOUCHED;
  return withEnd({ certainty, startLine: place.start, reason }, place.end, fate.lines);
}

type Found = Pick<PortedAnchor, "certainty" | "reason"> & { readonly startLine: number };

/** Looks for the quotation where lines were added: what stood there before is no place that it could have gone to. */
function findMoved(
  quote: readonly string[],
  lines: readonly string[],
  near: number,
  runs: readonly ChangedRun[],
): Found | null {
  const isAdded = (start: number, end: number) =>
    runs.some(({ newStart, newCount }) => newStart <= end && newStart + newCount > start);
  const exact = findQuote(quote, lines, near, (line) => line, isAdded);
  if (exact !== null) return { certainty: "SHIFTED", startLine: exact, reason: FOUND };
  const spaced = findQuote(quote, lines, near, unspaced, isAdded);
  return spaced === null ? null : { certainty: "EDITED", startLine: spaced, reason: SPACED };
}

function nearest(line: number, reason: string): PortedAnchor {
  return { certainty: "LOST", startLine: line || null, endLine: line || null, reason };
}

function withEnd(found: Found, end: number, lines: readonly string[] | null): PortedAnchor {
  return { ...found, endLine: Math.min(end, lines?.length ?? end) };
}
