import { displayText } from "../displayText.ts";
import { LINE_LENGTH_SHOWN } from "../measures.ts";
import type { Patch } from "../patch/parsePatch.ts";

/** How many characters of long lines are shown, by line of the patch; of all others `LINE_LENGTH_SHOWN` at most. */
export type ShownLengths = ReadonlyMap<number, number>;

/** Says of no line that more of it is shown. */
export const NO_LENGTHS: ShownLengths = new Map();

/** Gives as much of a line as is shown of it, as it is shown. Linear in that, not in the line. */
export function shownText({ text, starts, ends }: Patch, line: number, lengths: ShownLengths): string {
  const [start, end] = [starts[line] ?? 0, ends[line] ?? 0];
  const most = lengths.get(line) ?? LINE_LENGTH_SHOWN;
  if (end - start <= most) return displayText(text.slice(start, end));
  // Never between the halves of one character.
  const last = text.charCodeAt(start + most - 1);
  return displayText(text.slice(start, start + (last >= 0xd800 && last <= 0xdbff ? most - 1 : most)));
}
