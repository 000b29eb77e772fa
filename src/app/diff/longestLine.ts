import { COLUMNS_PER_CHARACTER_MAX, columnsOf } from "./columnsOf.ts";
import { lineText } from "./lineText.ts";
import { LINE_LENGTH_SHOWN } from "./measures.ts";
import type { Patch } from "./parsePatch.ts";

/** Room for the note behind a line that is cut. */
const CUT_NOTE_COLUMNS = 48;

/** Gives the width in columns of the longest line as it is shown, never too small. Looks only into lines that may win. */
export function longestLine(patch: Patch): number {
  let longest = 0;
  for (let line = 0; line < patch.lineCount; line++) {
    const length = (patch.ends[line] ?? 0) - (patch.starts[line] ?? 0);
    if (length * COLUMNS_PER_CHARACTER_MAX <= longest) continue;
    const isCut = length > LINE_LENGTH_SHOWN;
    const columns = columnsOf(lineText(patch, line).slice(0, LINE_LENGTH_SHOWN)) + (isCut ? CUT_NOTE_COLUMNS : 0);
    if (columns > longest) longest = columns;
  }
  return longest;
}
