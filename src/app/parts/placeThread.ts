import type { DiffSide } from "#app/diff/Slot.ts";
import { writtenWhere } from "./writtenWhere.ts";

/** A thread as the schema tells it: where it was written, and where that is in the patch set reviewed now. */
export interface AnchoredThread {
  readonly path: string | null | undefined;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null | undefined;
  readonly endLine: number | null | undefined;
  readonly commitOid: string | null | undefined;
  readonly patchSet: number | null | undefined;
  readonly position: {
    readonly path: string | null | undefined;
    readonly side: "OLD" | "NEW";
    readonly startLine: number | null | undefined;
    readonly endLine: number | null | undefined;
    readonly certainty: "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";
    readonly reason: string;
  };
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
}

/**
 * Places a thread in the change that is read: where it was written if that is one of the two sides, else where its lines
 * are now, else at its file. Null for a thread on the review as a whole.
 */
export function placeThread(thread: AnchoredThread, change: ReadChange): ThreadPlace | null {
  const { path, position, commitOid } = thread;
  if (path == null) return null;
  const isOnOld = commitOid != null && commitOid === change.oldOid;
  const writtenSide = thread.side === "NEW" && commitOid === change.newOid ? "new" : isOnOld ? "old" : null;
  const now = change.isCurrent && (position.side === "NEW" || change.isFromBase) ? position : null;
  if (now !== null && now.certainty !== "LOST") {
    const { startLine, endLine } = now;
    const side = now.side === "OLD" ? "old" : "new";
    // Of lines that were edited or moved the thread's own head says it.
    const note = now.certainty === "SHIFTED" && now.reason !== "" ? now.reason : null;
    return { path: now.path ?? path, side, ...linesOf(startLine, endLine), note, isLost: false };
  }
  if (writtenSide !== null) {
    return { path, side: writtenSide, ...linesOf(thread.startLine, thread.endLine), note: null, isLost: false };
  }
  const isSaid = now !== null && now.reason !== "";
  const note = isSaid ? null : writtenWhere(thread);
  return { path: now?.path ?? path, side: "new", line: 0, to: 0, note, isLost: thread.startLine != null };
}

function linesOf(start: number | null | undefined, end: number | null | undefined): { line: number; to: number } {
  return { line: start ?? 0, to: end ?? start ?? 0 };
}
