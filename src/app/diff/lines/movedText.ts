import { displayPath } from "#app/ui/displayPath.ts";
import type { MovedLine } from "../compare/FileMoves.ts";
import type { DiffSide } from "../Slot.ts";

const TEXT = {
  inPlace: "white space only",
  line: (line: number): string => `line ${line}`,
  movedTo: (where: string): string => `moved to ${where}`,
  movedFrom: (where: string): string => `moved from ${where}`,
} as const;

/** Says where a line of a file moved to, or came from: "moved from src/b.ts:40", "moved to line 12". */
export function movedText(moved: MovedLine, side: DiffSide, key: string): string {
  if (moved.isInPlace) return TEXT.inPlace;
  const where = moved.key === key ? TEXT.line(moved.line) : `${displayPath(moved.key)}:${moved.line}`;
  return side === "old" ? TEXT.movedTo(where) : TEXT.movedFrom(where);
}
