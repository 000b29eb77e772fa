import type { FileModel } from "../models/FileModel.ts";
import { displayText } from "../displayText.ts";
import { hasHiddenLines } from "../patch/hasHiddenLines.ts";
import { numberOfLine } from "../patch/numberOfLine.ts";
import type { LinePlace } from "./useGoTo.ts";

const TEXT = {
  place: { old: "old line", new: "line" },
  /** Of a file that may have the line, though it cannot be shown. */
  notShown: "does not show",
  notThere: "has no",
  landed: (missed: string, place: string, number: number): string => `${missed}; this is ${place} ${number}`,
} as const;

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
  const missed = `${path} ${isKnown ? TEXT.notThere : TEXT.notShown} ${TEXT.place[side]} ${wanted}`;
  return at === null ? missed : TEXT.landed(missed, TEXT.place[at.side], at.number);
}
