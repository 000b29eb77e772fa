import type { DiffSide } from "#app/diff/Slot.ts";
import { writtenWhere } from "./writtenWhere.ts";

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
