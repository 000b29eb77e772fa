import { COMMIT_MESSAGE_PATH, nameLines } from "#contract/addresses.ts";
import type { DiffSide } from "#app/diff/patch/Patch.ts";
import { displayPath } from "#app/ui/format.ts";

/** The position of a thread, as the schema gives it. */
export interface PortedPosition {
  readonly path: string | null | undefined;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null | undefined;
  readonly endLine: number | null | undefined;
  readonly certainty: "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";
  readonly reason: string;
}

/** A thread as the schema gives it: where it was written, and its position in the displayed change. */
export interface AnchoredThread extends DescribedLocation {
  readonly commitOid: string | null | undefined;
  readonly patchSet: number | null | undefined;
  /** Null when not fetched yet, as for a comment written a moment ago. */
  readonly position: PortedPosition | null;
}

/** The displayed change: the commits of its two sides, and whether it is the current one. */
export interface ReadChange {
  readonly oldOid: string | null | undefined;
  readonly newOid: string;
  /** True when the new side is the current head. */
  readonly isCurrent: boolean;
  /** True when the old side is the base of the new one, not an earlier patch set. */
  readonly isFromBase: boolean;
  /** Set when not all layers of a stack are shown: the new side is the highest one. */
  readonly layer?: "one" | "several" | null;
}

/** Lines of a file at one of its paths, counted from 1, both ends inclusive; line 0 is the whole file. */
export interface FileLines {
  readonly path: string;
  readonly side: DiffSide;
  readonly line: number;
  readonly to: number;
}

export interface ThreadLocation extends FileLines {
  /** A note about the location; null when the thread is where it was written, or its head says it. */
  readonly note: string | null;
  /** True when its lines no longer exist and must be quoted. */
  readonly isLost: boolean;
  /** The certainty of the location; null when the thread is where it was written. */
  readonly certainty: PortedPosition["certainty"] | null;
  /** A sentence about what became of its lines; empty when unknown. */
  readonly reason: string;
  /** True until the position of the thread is fetched: its file is known, its place there is not. */
  readonly isUnknown?: boolean;
}

const AS_WRITTEN = { note: null, isLost: false, certainty: null, reason: "" } as const;

/**
 * Locates a thread in the displayed change: where it was written if that commit is one of the two sides, else where its
 * lines are now, else near their old position or at its file. Null for a thread on the whole review, and for one on the
 * message of a commit that is not among the displayed layers.
 */
export function locateThread(thread: AnchoredThread, change: ReadChange): ThreadLocation | null {
  const { path, position, commitOid } = thread;
  if (path == null) return null;
  const written = linesOf(thread);
  const isLost = position?.certainty === "LOST";
  if (isLost && path === COMMIT_MESSAGE_PATH && change.layer != null) return null;
  if (commitOid != null && thread.side === "NEW" && commitOid === change.newOid && !isLost) {
    return { path, side: "new", ...written, ...AS_WRITTEN };
  }
  const isOnOld = commitOid != null && commitOid === change.oldOid;
  if (position !== null && !(isOnOld && isLost)) {
    const { certainty, reason } = position;
    const isOnLines = !isLost || position.side === "OLD";
    const location = { path: position.path ?? path, side: sideOf(position), ...linesOf(position) };
    return { ...location, note: null, isLost: !isOnLines && thread.startLine != null, certainty, reason };
  }
  if (isOnOld) {
    const lost = isLost ? ({ certainty: "LOST", reason: position.reason } as const) : {};
    return { path, side: "old", ...written, ...AS_WRITTEN, ...lost };
  }
  const at = { path, side: "new", line: 0, to: 0 } as const;
  return { ...at, ...AS_WRITTEN, note: writtenWhere(thread), isLost: thread.startLine != null, isUnknown: true };
}

function sideOf({ side }: PortedPosition): DiffSide {
  return side === "OLD" ? "old" : "new";
}

/** Returns lines by their numbers in the schema; line 0 is the whole file. */
export function linesOf({ startLine, endLine }: Pick<PortedPosition, "startLine" | "endLine">) {
  return { line: startLine ?? 0, to: endLine ?? startLine ?? 0 };
}

/** Converts a location to a position; null when the thread is where it was written, or nothing is known. */
export function positionAt({ path, side, line, to, certainty, reason }: ThreadLocation): PortedPosition | null {
  if (certainty === null) return null;
  const lines = line === 0 ? { startLine: null, endLine: null } : { startLine: line, endLine: to };
  return { path, side: side === "old" ? "OLD" : "NEW", ...lines, certainty, reason };
}

export function writtenWhere({ startLine, endLine, patchSet }: AnchoredThread): string {
  const where = startLine == null ? "the whole file" : nameLines(startLine, endLine ?? startLine);
  return patchSet == null ? `Written on ${where} of another version.` : `Written on ${where} of patch set ${patchSet}.`;
}

/**
 * Describes briefly what became of commented lines, such as `now line 9`. `written` is where they were; with
 * `isInPlace` the thread is shown at its lines, so that their numbers are left out. Null when nothing changed.
 */
export function describeCertainty(
  position: Omit<PortedPosition, "reason">,
  written: Pick<PortedPosition, "path" | "startLine" | "endLine">,
  isInItsFile: boolean,
): string | null {
  const { certainty, path, startLine, endLine } = position;
  if (written.startLine == null && certainty !== "LOST" && path === written.path) return null;
  switch (certainty) {
    case "EXACT":
      return null;
    case "SHIFTED":
      return isInItsFile ? "shifted" : `now ${whereNow(startLine, endLine)}`;
    case "MOVED":
      if (path == null || path === written.path)
        return isInItsFile ? "moved" : `moved to ${whereNow(startLine, endLine)}`;
      return startLine == null || isInItsFile
        ? `moved to ${displayPath(path)}`
        : `moved to ${displayPath(path)}, ${whereNow(startLine, endLine)}`;
    case "EDITED":
      return isInItsFile ? "outdated: lines changed" : `outdated: lines changed, now ${whereNow(startLine, endLine)}`;
    case "LOST":
      return written.startLine == null ? "outdated: file deleted" : "outdated: lines deleted";
  }
}

function whereNow(start: number | null | undefined, end: number | null | undefined): string {
  return start == null ? "the file" : nameLines(start, end ?? start);
}

/** The location of a comment: a null path is the review itself, a null line the whole file. */
export type DescribedLocation = Pick<PortedPosition, "path" | "side" | "startLine" | "endLine">;

/** Formats a location, such as `src/a.ts, lines 3 to 5`; without the path when `isInItsFile`. */
export function describeLocation({ path, side, startLine, endLine }: DescribedLocation, isInItsFile = false): string {
  if (path == null) return "On the whole change";
  const parts = isInItsFile ? [] : [path === COMMIT_MESSAGE_PATH ? "commit message" : displayPath(path)];
  if (startLine != null) parts.push(nameLines(startLine, endLine ?? startLine));
  else if (isInItsFile) parts.push("on the file");
  if (side === "OLD") parts.push("before the change");
  return parts.join(", ");
}
