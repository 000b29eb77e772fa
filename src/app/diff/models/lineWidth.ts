import type { RowLayout } from "../patch/DiffFile.ts";
import { displayText, findMarks, type Mark } from "../displayText.ts";
import { clusterStart, truncated } from "#app/ui/format.ts";
import { LINE_LENGTH_SHOWN } from "../measures.ts";
import { memoizePerPatch, type Patch } from "../patch/Patch.ts";

/** Returns true if every character of a patch takes one column. Linear in its text. */
const isSingleWidth = memoizePerPatch(({ text }) => !/[^\n -~]/.test(text));

/** The width of the note after a truncated line. */
const TRUNCATION_NOTE_COLUMNS = 48;

/**
 * Returns the width in columns of the longest line as shown, never too small. Measures only lines that may be the
 * longest, and none if every character takes one column.
 */
export function longestLine(patch: Patch, tabSize: number, lengths: ShownLengths): number {
  const takesOne = isSingleWidth(patch);
  const most = takesOne ? 1 : Math.max(tabSize, COLUMNS_PER_CHARACTER_MAX);
  let longest = 0;
  for (let line = 0; line < patch.lineCount; line++) {
    const length = (patch.ends[line] ?? 0) - (patch.starts[line] ?? 0);
    const isTruncated = length > LINE_LENGTH_SHOWN && length > (lengths.get(line) ?? LINE_LENGTH_SHOWN);
    const noteColumns = isTruncated ? TRUNCATION_NOTE_COLUMNS : 0;
    if (length * most + noteColumns <= longest) continue;
    const columns =
      (takesOne && !isTruncated ? length : columnsOf(shownText(patch, line, lengths), tabSize)) + noteColumns;
    if (columns > longest) longest = columns;
  }
  return longest;
}

const LABEL_COLUMNS = 8;

/** No character except a tab is wider. */
const COLUMNS_PER_CHARACTER_MAX = LABEL_COLUMNS + 2;

/**
 * Returns the largest possible width of a text in columns: a full tab size per tab, two per character outside ASCII,
 * and the width of its label per labelled character. Linear in the text.
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

export interface Wrapping {
  readonly columns: number;
  readonly tabSize: number;
}

/** The largest width of a label. */
const WRAP_LINE_LABEL_COLUMNS = 9;
/** A word is kept whole if that leaves at most this share of a line empty. */
const RAGGED = 0.4;
const PLAIN = /^[\x20-\x7e]*$/;
const NO_BREAKS: readonly number[] = [];

/**
 * Returns the offsets at which a text continues on the next screen line, the first line excluded. Breaks after
 * whitespace and punctuation if one is near, otherwise between any two signs that a person sees, never within one. The height is
 * exact because each screen line is rendered separately. Linear in the text, immediate for plain text that fits.
 */
export function wrapLine(text: string, marks: readonly Mark[], { columns, tabSize }: Wrapping): readonly number[] {
  if (text.length <= columns && PLAIN.test(text)) return NO_BREAKS;
  const breaks: number[] = [];
  const least = Math.floor(columns * (1 - RAGGED));
  let column = 0;
  let mark = 0;
  /** The last good break on this screen line: the offset of its character, and its column. */
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
      const sign = clusterStart(text, at);
      const from: number = niceAt > 0 && niceColumn >= least ? niceAt : sign > (breaks.at(-1) ?? 0) ? sign : at;
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

/** True if a line may end after a character: whitespace and most punctuation of code. */
function isBreakable(code: number): boolean {
  return (
    code === 32 || code === 9 || (code > 32 && code < 48 && code !== 39 && code !== 34) || code === 59 || code === 58
  );
}

/**
 * True if a character takes two columns: East Asian wide and fullwidth characters and emoji. Errs on the side of too
 * many.
 */
function isWideCharacter(code: number): boolean {
  return code >= 0x1100 && (code < 0x2000 ? code <= 0x115f : code >= 0x2190);
}

/** The column of the sign with its padding. */
const SIGN_COLUMNS = 3;

/**
 * Returns the number of columns before the code in a pane: the numbers with their padding, then the sign. `lines.css`
 * must match.
 */
export function gutterColumns(layout: RowLayout, digits: number, numberPadding: number): number {
  return (layout === "unified" ? 2 : 1) * (digits + numberPadding) + SIGN_COLUMNS;
}

/** The number of characters shown of long lines, by line of the patch; `LINE_LENGTH_SHOWN` for all others. */
export type ShownLengths = Pick<ReadonlyMap<number, number>, "get">;

export const NO_LENGTHS: ShownLengths = new Map();

/** Read beyond the shown part, to find the end of its last sign. */
const CLUSTER_LENGTH = 64;

/** Returns the shown part of a line as it is displayed. Linear in that part, not in the line. */
export function shownText({ text, starts, ends }: Patch, line: number, lengths: ShownLengths): string {
  const [start, end] = [starts[line] ?? 0, ends[line] ?? 0];
  const most = lengths.get(line) ?? LINE_LENGTH_SHOWN;
  return displayText(
    truncated(text.slice(start, Math.min(end, start + most + CLUSTER_LENGTH)), Math.min(most, end - start)),
  );
}
