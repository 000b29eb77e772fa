import { findMarks } from "./findMarks.ts";

const LABEL_COLUMNS = 8;

/** No character but a tab is shown wider. */
export const COLUMNS_PER_CHARACTER_MAX = LABEL_COLUMNS + 2;

/**
 * Gives the width in columns that a text takes at most: a tab counts in full, a character outside ASCII two, a marked
 * one as much as its label. Linear in the text.
 */
export function columnsOf(text: string, tabSize: number): number {
  let columns = 0;
  let isAscii = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 9) columns += tabSize;
    else if (code >= 0x20 && code < 0x7f) columns++;
    else {
      columns += 2;
      isAscii = false;
    }
  }
  return isAscii ? columns : columns + findMarks(text).length * LABEL_COLUMNS;
}
