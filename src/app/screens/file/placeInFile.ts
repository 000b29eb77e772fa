import type { AnchoredThread, ThreadPlace } from "#app/parts/threads/placeThread.ts";
import { writtenWhere } from "#app/parts/threads/writtenWhere.ts";

/** A file that is read whole as it is in one of a review's commits. */
export interface ReadFile {
  readonly oid: string;
  readonly path: string;
  /** The side of the change that the commit is. */
  readonly side: "old" | "new";
  /** Whether it is the head, or on the old side the base, of what is reviewed now. */
  readonly isCurrent: boolean;
}

/**
 * Places a thread in a file that is read whole: where it was written if that is this very file, else where its lines are now
 * if that is what one reads, near where they were if they are gone, else above all lines. Null for a thread of another file or
 * on the review as a whole.
 */
export function placeInFile(thread: AnchoredThread, { oid, path, side, isCurrent }: ReadFile): ThreadPlace | null {
  const { position } = thread;
  if (thread.commitOid === oid && thread.path === path) {
    return { path, side, ...linesOf(thread), note: null, isLost: false, certainty: null, reason: "" };
  }
  if ((position ?? thread).path !== path) return null;
  if (position !== null && isCurrent && position.side === (side === "old" ? "OLD" : "NEW")) {
    const { certainty, reason } = position;
    const isLost = certainty === "LOST" && side === "new" && thread.startLine != null;
    return { path, side, ...linesOf(position), note: null, isLost, certainty, reason };
  }
  // Of a thread on a patch set its own head says where it was written.
  const note = thread.patchSet == null ? writtenWhere(thread) : null;
  return { path, side, line: 0, to: 0, note, isLost: thread.startLine != null, certainty: null, reason: "" };
}

function linesOf({ startLine, endLine }: Pick<AnchoredThread, "startLine" | "endLine">): { line: number; to: number } {
  return { line: startLine ?? 0, to: endLine ?? startLine ?? 0 };
}
