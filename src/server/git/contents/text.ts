const NEWLINE = 10;

/**
 * Returns lines of a content with their line ends, the first counted from 0; null if it does not have all of them.
 * Linear in the content.
 */
export function lineSpan(content: Buffer, from: number, count: number): Buffer | null {
  const starts = lineStarts(content);
  if (!isCount(from) || !isCount(count) || from + count >= starts.length) return null;
  return content.subarray(starts[from], starts[from + count]);
}

/** Lines of a content and their replacement: whole lines with their line ends. */
export interface LineSplice {
  /** The first line, counted from 0; with a count of 0 the replacement is inserted before it. */
  readonly from: number;
  readonly count: number;
  readonly lines: Buffer;
}

/**
 * Replaces lines; everything else stays byte for byte. A line that is not the last gets `end` if it has no line end.
 * Null if the lines do not exist or overlap. Linear in the content.
 */
export function spliceLines(content: Buffer, splices: readonly LineSplice[], end: string): Buffer | null {
  const starts = lineStarts(content);
  const count = starts.length - 1;
  const pieces: Buffer[] = [];
  let at = 0;
  for (const splice of splices.toSorted((one, other) => one.from - other.from)) {
    const to = splice.from + splice.count;
    if (!isCount(splice.from) || !isCount(splice.count) || splice.from < at || to > count) return null;
    pieces.push(content.subarray(starts[at], starts[splice.from]), splice.lines);
    at = to;
  }
  pieces.push(content.subarray(starts[at]));
  return joined(pieces, end);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** Returns the start of each line and the end of the last one. */
function lineStarts(content: Buffer): readonly number[] {
  const starts = [0];
  for (let at = content.indexOf(NEWLINE); at >= 0; at = content.indexOf(NEWLINE, at + 1)) starts.push(at + 1);
  if (starts.at(-1) !== content.length) starts.push(content.length);
  return starts;
}

function joined(pieces: readonly Buffer[], end: string): Buffer {
  const parts: Buffer[] = [];
  for (const piece of pieces) {
    if (piece.length === 0) continue;
    const last = parts.at(-1);
    if (last !== undefined && last.at(-1) !== NEWLINE) parts.push(Buffer.from(end));
    parts.push(piece);
  }
  return Buffer.concat(parts);
}
