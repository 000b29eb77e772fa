export type DiffSide = "old" | "new";

/** The kinds of lines of a patch. A marker is git's "\ No newline at end of file" and belongs to the line before it. */
export const LineKind = { context: 0, added: 1, removed: 2, marker: 3 } as const;

export interface PatchHunk {
  /** The part between and including the two `@@`. */
  readonly ranges: string;
  /** The text after the ranges, usually the first line of the enclosing function; may be empty. */
  readonly heading: string;
  readonly oldStart: number;
  readonly newStart: number;
  /** Lines `first` to `end - 1` of the patch. */
  readonly first: number;
  readonly end: number;
}

/** A unified diff as offsets into its own text: no string is created for a line until it is needed. */
export interface Patch {
  readonly text: string;
  readonly hunks: readonly PatchHunk[];
  readonly lineCount: number;
  /** Per line, a value of `LineKind`. */
  readonly kinds: Uint8Array;
  /** Per line, the bounds of its content in `text`: after the sign, before the newline. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Per line, its number on each side, 0 if it has none. */
  readonly oldNumbers: Int32Array;
  readonly newNumbers: Int32Array;
  /** True if git reported that the contents are binary. */
  readonly isBinary: boolean;
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
const NEWLINE = 10;
const SPACE = 32;
const PLUS = 43;
const MINUS = 45;
const BACKSLASH = 92;

/**
 * Parses the unified diff of one file; it may have several sections, as git writes for a type change. Inside a hunk the
 * counts of its header decide, so that a removed line "-- a" is never taken for a file header. Text that is not a diff
 * has no hunks. Linear in the text: 100,000 lines take about 10 ms.
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
        // An empty context line may have lost its space, since mailers and editors trim lines.
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

/** A patch with at least this many characters is too slow to parse twice. */
const LARGE = 100_000;
const CACHED_MAX = 4;

/** The last large patches, newest first. */
let cached: readonly Patch[] = [];

/**
 * Parses a patch like `parsePatch`, or returns the cached result for the same text: several modules read the patch on
 * the screen, so the last few large ones are cached. Must not be mutated.
 */
export function readPatch(text: string): Patch {
  if (text.length < LARGE) return parsePatch(text);
  const patch = cached.find((one) => one.text === text) ?? parsePatch(text);
  cached = [patch, ...cached.filter((one) => one !== patch)].slice(0, CACHED_MAX);
  return patch;
}

/** Memoizes a computation per patch, so that it returns the same object each time. */
export function memoizePerPatch<Found extends object | boolean>(
  find: (patch: Patch) => Found,
): (patch: Patch) => Found {
  const known = new WeakMap<Patch, Found>();
  return (patch) => {
    const found = known.get(patch) ?? find(patch);
    known.set(patch, found);
    return found;
  };
}

/** The entry of a side that has nothing beside the line of the other side. */
export const NO_LINE = -1;

/**
 * Pairs the lines of a hunk for the split layout: context is on both sides, and each run of removed lines is beside the
 * run of added lines after it, line by line. Calls `row` from top to bottom with the two lines, or `NO_LINE`.
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

/** Returns the end of a run of one kind; markers belong to the line before them. */
function endOfRun(patch: Patch, from: number, end: number, kind: number): number {
  let at = from;
  while (at < end && (patch.kinds[at] === kind || (at > from && patch.kinds[at] === LineKind.marker))) at++;
  return at;
}
