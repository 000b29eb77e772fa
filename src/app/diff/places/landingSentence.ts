import type { FileModel } from "../models/FileModel.ts";
import { displayText } from "../displayText.ts";
import { hasHiddenLines } from "../patch/hasHiddenLines.ts";
import { numberOfLine } from "../patch/numberOfLine.ts";
import type { LinePlace } from "./useGoTo.ts";

const PLACE = { old: "old line", new: "line" } as const;
/** Of a file that may have the line, though it cannot be shown. */
const NOT_SHOWN = "does not show";
const NOT_THERE = "has no";

/**
 * Says that one came to another line than one wanted: "src/a.ts has no line 900; this is line 640". Null where it is the
 * one.
 */
export function landingSentence(model: FileModel, { side, line: wanted }: LinePlace, line: number): string | null {
  const { file, patch, content } = model;
  const at = patch === null ? null : numberOfLine(patch, line, side);
  if (at?.side === side && at.number === wanted) return null;
  const path = displayText((side === "old" ? file.oldPath : file.newPath) ?? file.newPath ?? file.oldPath ?? "");
  const isKnown = content.text !== null || !hasHiddenLines(file);
  const missed = `${path} ${isKnown ? NOT_THERE : NOT_SHOWN} ${PLACE[side]} ${wanted}`;
  return at === null ? missed : `${missed}; this is ${PLACE[at.side]} ${at.number}`;
}
