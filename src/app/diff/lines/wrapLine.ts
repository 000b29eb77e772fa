import { isWideCharacter } from "./isWideCharacter.ts";
import type { Mark } from "./findMarks.ts";

/** How a text is broken into lines: how many columns there are and how far apart tab stops stand. */
export interface Wrapping {
  readonly columns: number;
  readonly tabSize: number;
}

/** What a label takes at most. */
const LABEL_COLUMNS = 9;
/** A word is kept whole if that leaves no more of a line empty than this share. */
const RAGGED = 0.4;
const PLAIN = /^[\x20-\x7e]*$/;
const NO_BREAKS: readonly number[] = [];

/**
 * Gives where a text goes on in the next line: the offsets of each line's first character but the first one's. Breaks
 * behind white space and signs where one is near, else between any two characters; never within one. What is drawn so is
 * as tall as this says, because each line is drawn by itself. Linear in the text, at once for plain text that fits.
 */
export function wrapLine(text: string, marks: readonly Mark[], { columns, tabSize }: Wrapping): readonly number[] {
  if (text.length <= columns && PLAIN.test(text)) return NO_BREAKS;
  const breaks: number[] = [];
  const least = Math.floor(columns * (1 - RAGGED));
  let column = 0;
  let mark = 0;
  /** Behind which character of this line one may break, and in which column. */
  let niceAt = -1;
  let niceColumn = 0;
  for (let at = 0; at < text.length;) {
    while ((marks[mark]?.at ?? text.length) < at) mark++;
    const code = text.codePointAt(at) ?? 0;
    const length = code > 0xffff ? 2 : 1;
    const isMarked = marks[mark]?.at === at;
    const width = isMarked ? LABEL_COLUMNS : code === 9 ? tabSize - (column % tabSize) : isWideCharacter(code) ? 2 : 1;
    if (column > 0 && column + width > columns) {
      const from: number = niceAt > 0 && niceColumn >= least ? niceAt : at;
      breaks.push(from);
      at = from;
      column = 0;
      niceAt = -1;
      mark = 0;
      continue;
    }
    column += width;
    at += length;
    if (isBreakable(code) && !(isBreakable(text.charCodeAt(at)) && code !== 32)) {
      niceAt = at;
      niceColumn = column;
    }
  }
  return breaks;
}

/** Whether a line may well end behind a character: white space and most signs of code. */
function isBreakable(code: number): boolean {
  return (
    code === 32 || code === 9 || (code > 32 && code < 48 && code !== 39 && code !== 34) || code === 59 || code === 58
  );
}
