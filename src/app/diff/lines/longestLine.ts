import { COLUMNS_PER_CHARACTER_MAX, columnsOf } from "./columnsOf.ts";
import { isEven } from "../patch/isEven.ts";
import type { Patch } from "../patch/parsePatch.ts";
import { LINE_LENGTH_SHOWN } from "../measures.ts";
import { shownText, type ShownLengths } from "./shownText.ts";

/** Room for the note behind a line that is cut. */
const CUT_NOTE_COLUMNS = 48;

/**
 * Gives the width in columns of the longest line as it is shown, never too small. Looks only into lines that may win, and into none
 * where every character takes one column.
 */
export function longestLine(patch: Patch, tabSize: number, lengths: ShownLengths): number {
  const takesOne = isEven(patch);
  const most = takesOne ? 1 : Math.max(tabSize, COLUMNS_PER_CHARACTER_MAX);
  let longest = 0;
  for (let line = 0; line < patch.lineCount; line++) {
    const length = (patch.ends[line] ?? 0) - (patch.starts[line] ?? 0);
    const isCut = length > LINE_LENGTH_SHOWN && length > (lengths.get(line) ?? LINE_LENGTH_SHOWN);
    const room = isCut ? CUT_NOTE_COLUMNS : 0;
    if (length * most + room <= longest) continue;
    const columns = (takesOne && !isCut ? length : columnsOf(shownText(patch, line, lengths), tabSize)) + room;
    if (columns > longest) longest = columns;
  }
  return longest;
}
