import { isOnSide } from "../patch/isOnSide.ts";
import { lineText } from "../patch/lineText.ts";
import type { Patch } from "../patch/parsePatch.ts";
import type { DiffSide } from "../Slot.ts";

/** So many lines say which one it is, and so many signs of each. */
const [LINES, SIGNS] = [3, 200];

/** Gives the text of a line and of those that follow it on a side: as much as it takes to find it again. */
export function textsFrom(patch: Patch, side: DiffSide, line: number): readonly string[] {
  const texts: string[] = [];
  for (let at = line; at < patch.lineCount && texts.length < LINES; at++) {
    if (isOnSide(patch, at, side)) texts.push(lineText(patch, at).slice(0, SIGNS));
  }
  return texts;
}
