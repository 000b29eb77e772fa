import type { DiffSide } from "#app/diff/Slot.ts";
import { displayPath } from "#app/ui/format.ts";

/** Where a thread stands, as the schema tells it. */
export interface StandingPosition {
  readonly path: string | null | undefined;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null | undefined;
  readonly endLine: number | null | undefined;
  readonly certainty: "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";
  readonly reason: string;
}

/** A thread as the schema tells it: where it was written, and where that is in the change that is read. */
export interface AnchoredThread {
  readonly path: string | null | undefined;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null | undefined;
  readonly endLine: number | null | undefined;
  readonly commitOid: string | null | undefined;
  readonly patchSet: number | null | undefined;
  /** Null where that was not asked yet, as of what was written a moment ago. */
  readonly position: StandingPosition | null;
}

/** The change that is read: the commits of its two sides, and whether it is what is reviewed now. */
export interface ReadChange {
  readonly oldOid: string | null | undefined;
  readonly newOid: string;
  /** Whether the new side is the head that is reviewed now. */
  readonly isCurrent: boolean;
  /** Whether the old side is the base of the new one, not an earlier patch set. */
  readonly isFromBase: boolean;
}

/** Where a thread stands in the change that is read: at lines, or with line 0 at the file. */
export interface ThreadPlace {
  readonly path: string;
  readonly side: DiffSide;
  readonly line: number;
  readonly to: number;
  /** What one must know about the place; null where it stands where it was written, or the thread's head says it. */
  readonly note: string | null;
  /** Whether its lines are not there any more, so that they must be quoted. */
  readonly isLost: boolean;
  /** How surely it stands there; null where it stands where it was written. */
  readonly certainty: StandingPosition["certainty"] | null;
  /** What became of its lines, in a sentence; empty where nothing is known. */
  readonly reason: string;
}

const AS_WRITTEN = { note: null, isLost: false, certainty: null, reason: "" } as const;

/**
 * Places a thread in the change that is read: where it was written if that is one of the two sides, else where its lines
 * are now, else near where they were or at its file. Null for a thread on the review as a whole.
 */
export function placeThread(thread: AnchoredThread, change: ReadChange): ThreadPlace | null {
  const { path, position, commitOid } = thread;
  if (path == null) return null;
  const written = linesOf(thread);
  if (commitOid != null && thread.side === "NEW" && commitOid === change.newOid) {
    return { path, side: "new", ...written, ...AS_WRITTEN };
  }
  const isOnOld = commitOid != null && commitOid === change.oldOid;
  if (position !== null && !(isOnOld && position.certainty === "LOST")) {
    const { certainty, reason } = position;
    const isOnLines = certainty !== "LOST" || position.side === "OLD";
    const isLost = !isOnLines && thread.startLine != null;
    const place = { path: position.path ?? path, side: sideOf(position), ...linesOf(position) };
    return { ...place, note: null, isLost, certainty, reason };
  }
  if (isOnOld) {
    const lost = position?.certainty === "LOST" ? ({ certainty: "LOST", reason: position.reason } as const) : {};
    return { path, side: "old", ...written, ...AS_WRITTEN, ...lost };
  }
  const at = { path, side: "new", line: 0, to: 0 } as const;
  return { ...at, ...AS_WRITTEN, note: writtenWhere(thread), isLost: thread.startLine != null };
}

function sideOf({ side }: StandingPosition): DiffSide {
  return side === "OLD" ? "old" : "new";
}

function linesOf({ startLine, endLine }: Pick<StandingPosition, "startLine" | "endLine">) {
  return { line: startLine ?? 0, to: endLine ?? startLine ?? 0 };
}

/** Gives a place in what is read as a position; null where the thread stands there as it was written, or nothing is known. */
export function positionAt({ path, side, line, to, certainty, reason }: ThreadPlace): StandingPosition | null {
  if (certainty === null) return null;
  const lines = line === 0 ? { startLine: null, endLine: null } : { startLine: line, endLine: to };
  return { path, side: side === "old" ? "OLD" : "NEW", ...lines, certainty, reason };
}

const TEXT = {
  wholeFile: "the whole file",
  linesText: (from: number, to: number): string => (from === to ? `line ${from}` : `lines ${from} to ${to}`),
  written: (where: string): string => `Written on ${where} of another state.`,
  writtenAt: (where: string, patchSet: number): string => `Written on ${where} of patch set ${patchSet}.`,
} as const;

/** Says in a sentence where a thread was written that does not stand there. */
export function writtenWhere({ startLine, endLine, patchSet }: AnchoredThread): string {
  const where = startLine == null ? TEXT.wholeFile : TEXT.linesText(startLine, endLine ?? startLine);
  return patchSet == null ? TEXT.written(where) : TEXT.writtenAt(where, patchSet);
}

const CERTAINTY_WORDS_TEXT = {
  gone: "lines gone",
  lines: (start: number, end: number): string => (start === end ? `line ${start}` : `lines ${start} to ${end}`),
  now: (startLine: string): string => `now ${startLine}`,
  movedWithin: (startLine: string): string => `moved to ${startLine}`,
  movedTo: (path: string): string => `moved to ${path}`,
  movedToLines: (path: string, startLine: string): string => `moved to ${path}, ${startLine}`,
  editedSince: "edited since",
  editedSinceNow: (startLine: string): string => `edited since, now ${startLine}`,
  fileGone: "file gone",
  theFile: "the file",
} as const;

/**
 * Says in a few words what became of the lines that something was written on, and where they are: `edited, now line 9`.
 * `written` is where they were; within its file (`isInPlace`) the lines say themselves where they stand. Null where nothing
 * became of them.
 */
export function certaintyWords(
  position: Omit<StandingPosition, "reason">,
  written: Pick<StandingPosition, "path" | "startLine" | "endLine">,
  isInPlace: boolean,
): string | null {
  const { certainty, path, startLine, endLine } = position;
  if (written.startLine == null && certainty !== "LOST" && path === written.path) return null;
  switch (certainty) {
    case "EXACT":
      return null;
    case "SHIFTED":
      return isInPlace ? "shifted" : CERTAINTY_WORDS_TEXT.now(whereNow(startLine, endLine));
    case "MOVED":
      if (path == null || path === written.path)
        return isInPlace ? "moved" : CERTAINTY_WORDS_TEXT.movedWithin(whereNow(startLine, endLine));
      return startLine == null || isInPlace
        ? CERTAINTY_WORDS_TEXT.movedTo(displayPath(path))
        : CERTAINTY_WORDS_TEXT.movedToLines(displayPath(path), whereNow(startLine, endLine));
    case "EDITED":
      return isInPlace
        ? CERTAINTY_WORDS_TEXT.editedSince
        : CERTAINTY_WORDS_TEXT.editedSinceNow(whereNow(startLine, endLine));
    case "LOST":
      return written.startLine == null ? CERTAINTY_WORDS_TEXT.fileGone : CERTAINTY_WORDS_TEXT.gone;
  }
}

function whereNow(start: number | null | undefined, end: number | null | undefined): string {
  return start == null ? CERTAINTY_WORDS_TEXT.theFile : CERTAINTY_WORDS_TEXT.lines(start, end ?? start);
}

const PLACE_WORDS_TEXT = {
  wholeReview: "On the whole change",
  wholeFile: "on the file",
  oldSide: "before the change",
  line: (line: number): string => `line ${line}`,
  lines: (from: number, to: number): string => `lines ${from} to ${to}`,
} as const;

/** Where a remark stands: a null path is the review itself, a null line the whole file. */
export interface PlaceWords {
  readonly path: string | null | undefined;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null | undefined;
  readonly endLine: number | null | undefined;
}

/** Says a place in words: `src/a.ts, lines 3 to 5`; without the path where `isInPlace`, within its file. */
export function placeWords({ path, side, startLine, endLine }: PlaceWords, isInPlace = false): string {
  if (path == null) return PLACE_WORDS_TEXT.wholeReview;
  const words = isInPlace ? [] : [displayPath(path)];
  if (startLine != null) {
    const isOne = endLine == null || endLine === startLine;
    words.push(isOne ? PLACE_WORDS_TEXT.line(startLine) : PLACE_WORDS_TEXT.lines(startLine, endLine));
  } else if (isInPlace) {
    words.push(PLACE_WORDS_TEXT.wholeFile);
  }
  if (side === "OLD") words.push(PLACE_WORDS_TEXT.oldSide);
  return words.join(", ");
}
