import type { FileMoves, MovedLine } from "./FileMoves.ts";
import { LineKind, type Patch } from "../patch/parsePatch.ts";

/** Gives the other end of a line of a patch, or null where it did not move. */
export function movedAt(moves: FileMoves | null, patch: Patch, line: number): MovedLine | null {
  switch (moves === null ? undefined : patch.kinds[line]) {
    case LineKind.removed:
      return moves?.of("old", patch.oldNumbers[line] ?? 0) ?? null;
    case LineKind.added:
      return moves?.of("new", patch.newNumbers[line] ?? 0) ?? null;
    default:
      return null;
  }
}
