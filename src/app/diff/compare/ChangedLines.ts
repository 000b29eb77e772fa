import { LineKind, type Patch } from "../patch/Patch.ts";

/** The most letters and digits counted per line: enough to distinguish heavy lines from light ones. */
const WEIGHT_MAX = 250;
const INITIAL_CAPACITY = 1024;

/**
 * The removed or the added lines of many files in one list, with all that is needed to find lines again: a hash without
 * surrounding whitespace, the number of letters and digits, and the runs of consecutive lines in a file (an unchanged
 * line ends a run). About 13 bytes per line.
 */
export class ChangedLines {
  readonly kind: number;
  count = 0;
  hashes = new Int32Array(INITIAL_CAPACITY);
  weights = new Uint8Array(INITIAL_CAPACITY);
  /** Per line, its index in the patch. */
  patchLines = new Int32Array(INITIAL_CAPACITY);
  runs = new Int32Array(INITIAL_CAPACITY);
  /** Per run, its file and its first line. */
  readonly runFiles: number[] = [];
  readonly runStarts: number[] = [];

  constructor(kind: typeof LineKind.added | typeof LineKind.removed) {
    this.kind = kind;
  }

  /** Adds the lines of a patch. Linear in its text. */
  put(patch: Patch, file: number): void {
    const { kinds } = patch;
    for (const { first, end } of patch.hunks) {
      let isInRun = false;
      for (let line = first; line < end; line++) {
        const kind = kinds[line];
        if (kind === this.kind) {
          if (!isInRun) {
            this.runFiles.push(file);
            this.runStarts.push(this.count);
          }
          isInRun = true;
          this.#putLine(patch, line);
        } else if (kind !== LineKind.marker) isInRun = false;
      }
    }
  }

  /** Returns the line after the last one of a run. */
  runEnd(run: number): number {
    return this.runStarts[run + 1] ?? this.count;
  }

  runOf(line: number): number {
    return this.runs[line] ?? -1;
  }

  fileOf(line: number): number {
    return this.runFiles[this.runOf(line)] ?? -1;
  }

  #putLine(patch: Patch, line: number): void {
    if (this.count === this.hashes.length) this.#grow();
    const { text } = patch;
    const from = trimmedLine.from(patch, line);
    const to = trimmedLine.to(patch, line);
    let hash = 0x811c9dc5;
    let weight = 0;
    for (let at = from; at < to; at++) {
      const code = text.charCodeAt(at);
      hash = Math.imul(hash ^ code, 0x01000193);
      if (isLetterOrDigit(code)) weight++;
    }
    this.hashes[this.count] = hash;
    this.weights[this.count] = Math.min(weight, WEIGHT_MAX);
    this.patchLines[this.count] = line;
    this.runs[this.count++] = this.runFiles.length - 1;
  }

  #grow(): void {
    const capacity = this.count * 2;
    const wider = (array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const next = new Int32Array(capacity);
      next.set(array);
      return next;
    };
    const weights = new Uint8Array(capacity);
    weights.set(this.weights);
    this.hashes = wider(this.hashes);
    this.patchLines = wider(this.patchLines);
    this.runs = wider(this.runs);
    this.weights = weights;
  }
}

/** Like C's isalnum, plus all characters beyond ASCII, since letters of other scripts count as much. */
function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code >= 128;
}

/** The bounds of the content of a line in the text of its patch, without surrounding whitespace. */
export const trimmedLine = {
  from({ text, starts, ends }: Patch, line: number): number {
    const end = ends[line] ?? 0;
    let at = starts[line] ?? 0;
    while (at < end && isBlank(text.charCodeAt(at))) at++;
    return at;
  },
  to(patch: Patch, line: number): number {
    const start = trimmedLine.from(patch, line);
    let end = patch.ends[line] ?? 0;
    while (end > start && isBlank(patch.text.charCodeAt(end - 1))) end--;
    return end;
  },
};

/** Like C's isspace. */
function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
