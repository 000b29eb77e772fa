import type { StandingPosition, ThreadPlace } from "./placeThread.ts";

/** Gives a place in what is read as a position; null where the thread stands there as it was written, or nothing is known. */
export function positionAt({ path, side, line, to, certainty, reason }: ThreadPlace): StandingPosition | null {
  if (certainty === null) return null;
  const lines = line === 0 ? { startLine: null, endLine: null } : { startLine: line, endLine: to };
  return { path, side: side === "old" ? "OLD" : "NEW", ...lines, certainty, reason };
}
