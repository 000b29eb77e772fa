import { displayPath } from "#app/ui/displayPath.ts";
import type { MovedLine } from "../compare/FileMoves.ts";
import type { DiffSide } from "../Slot.ts";

const IN_PLACE = "white space only";

/** Says where a line of a file moved to, or came from: "moved from src/b.ts:40", "moved to line 12". */
export function movedText(moved: MovedLine, side: DiffSide, key: string): string {
  if (moved.isInPlace) return IN_PLACE;
  const where = moved.key === key ? `line ${moved.line}` : `${displayPath(moved.key)}:${moved.line}`;
  return `moved ${side === "old" ? "to" : "from"} ${where}`;
}
