/** What a line of a patch is. A marker is git's "\ No newline at end of file" and belongs to the line before it. */
export const LineKind = { context: 0, added: 1, removed: 2, marker: 3 } as const;

export interface PatchHunk {
  /** The part between and including the two `@@`. */
  readonly ranges: string;
  /** What git found to name the place by, usually a function's first line; may be empty. */
  readonly heading: string;
  readonly oldStart: number;
  readonly newStart: number;
  /** Lines `first` to `end - 1` of the patch. */
  readonly first: number;
  readonly end: number;
}

/** A unified diff as offsets into its own text: no string is made for a line before someone looks at it. */
export interface Patch {
  readonly text: string;
  readonly hunks: readonly PatchHunk[];
  readonly lineCount: number;
  /** Per line, a value of `LineKind`. */
  readonly kinds: Uint8Array;
  /** Per line, where its content begins in `text` (behind the sign) and where it ends (before the newline). */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Per line, its number on each side, 0 where it has none. */
  readonly oldNumbers: Int32Array;
  readonly newNumbers: Int32Array;
  /** Whether git said that the contents are not text. */
  readonly isBinary: boolean;
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
const NEWLINE = 10;
const SPACE = 32;
const PLUS = 43;
const MINUS = 45;
const BACKSLASH = 92;

/**
 * Reads one file's unified diff; several sections, as git writes them for a changed type, follow one another. Inside a
 * hunk the counts of its header decide, so a removed line "-- a" is never taken for a file header. Text that is no
 * diff gives no hunks. Linear in the text: 100,000 lines take about 10 ms.
 */
export function parsePatch(text: string): Patch {
  const capacity = countLines(text);
  const kinds = new Uint8Array(capacity);
  const starts = new Int32Array(capacity);
  const ends = new Int32Array(capacity);
  const oldNumbers = new Int32Array(capacity);
  const newNumbers = new Int32Array(capacity);
  const hunks: PatchHunk[] = [];
  let isBinary = false;
  let line = 0;
  let at = 0;

  const put = (kind: number, from: number, to: number, oldNumber: number, newNumber: number): void => {
    kinds[line] = kind;
    starts[line] = from;
    ends[line] = to;
    oldNumbers[line] = oldNumber;
    newNumbers[line++] = newNumber;
  };

  while (at < text.length) {
    const end = endOfLine(text, at);
    const header = text.startsWith("@@ ", at) ? HUNK.exec(text.slice(at, end)) : null;
    if (header === null) {
      isBinary ||= text.startsWith("Binary files ", at) || text.startsWith("GIT binary patch", at);
      at = end + 1;
      continue;
    }
    const oldStart = Number(header[1]);
    const newStart = Number(header[3]);
    let oldLeft = Number(header[2] ?? 1);
    let newLeft = Number(header[4] ?? 1);
    let oldNumber = oldStart;
    let newNumber = newStart;
    const first = line;
    const heading = text.slice(at + header[0].length, end).trim();
    at = end + 1;
    while (at < text.length) {
      const to = endOfLine(text, at);
      const sign = text.charCodeAt(at);
      if (sign === BACKSLASH && line > first) put(LineKind.marker, at, to, 0, 0);
      else if (oldLeft <= 0 && newLeft <= 0) break;
      else if (sign === PLUS) {
        put(LineKind.added, at + 1, to, 0, newNumber++);
        newLeft--;
      } else if (sign === MINUS) {
        put(LineKind.removed, at + 1, to, oldNumber++, 0);
        oldLeft--;
      } else if (sign === SPACE || sign === NEWLINE) {
        // An empty context line may have lost its space on the way, as mailers and editors do.
        put(LineKind.context, Math.min(at + 1, to), to, oldNumber++, newNumber++);
        oldLeft--;
        newLeft--;
      } else break;
      at = to + 1;
    }
    hunks.push({ ranges: header[0], heading, oldStart, newStart, first, end: line });
  }
  return { text, hunks, lineCount: line, kinds, starts, ends, oldNumbers, newNumbers, isBinary };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/** From so many characters on a patch takes longer to read than a reader should wait twice for. */
const LARGE = 100_000;
const KEPT_MAX = 4;

/** The large patches read last, the newest first. */
let kept: readonly Patch[] = [];

/**
 * Reads a patch as `parsePatch` does, or gives what was read of the same text a moment ago: the last few large ones are kept, as
 * more than one looks into the patch that one has on the screen. Never changed by who gets it.
 */
export function readPatch(text: string): Patch {
  if (text.length < LARGE) return parsePatch(text);
  const patch = kept.find((one) => one.text === text) ?? parsePatch(text);
  keepPatch(patch);
  return patch;
}

/** Has `readPatch` give a patch that is known already to who reads its text. Small ones are read quickly enough. */
export function keepPatch(patch: Patch): void {
  if (patch.text.length >= LARGE) kept = [patch, ...kept.filter((one) => one !== patch)].slice(0, KEPT_MAX);
}

/** Stands on a side that has nothing beside the other side's line. */
export const NO_LINE = -1;

/**
 * Sets a hunk's lines side by side: context stands on both sides, and each run of removed lines beside the run of
 * added lines that follows it, first with first. Calls `row` top to bottom with the two lines, or `NO_LINE`.
 */
export function pairLines(patch: Patch, first: number, end: number, row: (left: number, right: number) => void): void {
  let at = first;
  while (at < end) {
    if (patch.kinds[at] === LineKind.context) {
      row(at, at);
      at++;
      while (at < end && patch.kinds[at] === LineKind.marker) row(at, at++);
      continue;
    }
    const left = at;
    const middle = endOfRun(patch, left, end, LineKind.removed);
    at = endOfRun(patch, middle, end, LineKind.added);
    const height = Math.max(middle - left, at - middle);
    for (let i = 0; i < height; i++) {
      row(left + i < middle ? left + i : NO_LINE, middle + i < at ? middle + i : NO_LINE);
    }
    if (height === 0) row(at, at++); // a marker with no line before it: shown on both sides, never lost
  }
}

/** Finds where a run of one kind ends; markers belong to the line before them. */
function endOfRun(patch: Patch, from: number, end: number, kind: number): number {
  let at = from;
  while (at < end && (patch.kinds[at] === kind || (at > from && patch.kinds[at] === LineKind.marker))) at++;
  return at;
}
