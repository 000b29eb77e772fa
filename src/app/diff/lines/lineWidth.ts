import type { RowLayout } from "../DiffFile.ts";
import { displayText, findMarks, type Mark } from "../displayText.ts";
import { LINE_LENGTH_SHOWN } from "../measures.ts";
import type { Patch } from "../patch/Patch.ts";
import { isEven } from "../patch/perPatch.ts";

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

const LABEL_COLUMNS = 8;

/** No character but a tab is shown wider. */
const COLUMNS_PER_CHARACTER_MAX = LABEL_COLUMNS + 2;

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

/** How a text is broken into lines: how many columns there are and how far apart tab stops stand. */
export interface Wrapping {
  readonly columns: number;
  readonly tabSize: number;
}

/** What a label takes at most. */
const WRAP_LINE_LABEL_COLUMNS = 9;
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
    const width = isMarked
      ? WRAP_LINE_LABEL_COLUMNS
      : code === 9
        ? tabSize - (column % tabSize)
        : isWideCharacter(code)
          ? 2
          : 1;
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

/** Whether a character takes two columns: East Asian wide and fullwidth ones and pictures; rather one too many than too few. */
function isWideCharacter(code: number): boolean {
  return code >= 0x1100 && (code < 0x2000 ? code <= 0x115f : code >= 0x2190);
}

/** The sign's column with the room around it. */
const SIGN_COLUMNS = 3;

/** Gives the columns that stand before the code in a pane: the numbers with their room, then the sign. `lines.css` draws them so. */
export function gutterColumns(layout: RowLayout, digits: number, numberRoom: number): number {
  return (layout === "unified" ? 2 : 1) * (digits + numberRoom) + SIGN_COLUMNS;
}

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
