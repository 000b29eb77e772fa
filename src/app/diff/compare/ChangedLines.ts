import { LineKind, type Patch } from "../patch/Patch.ts";

/** Letters and digits counted of one line at most: enough to tell heavy from light. */
const WEIGHT_MAX = 250;
const FIRST_ROOM = 1024;

/**
 * The removed or the added lines of many files one behind another, as what is needed to find lines again: a hash of each
 * without the white space around it, how many letters and digits it has, and which lines follow one another in the file
 * ("runs"; lines that did not change end one). About 13 bytes a line.
 */
export class ChangedLines {
  readonly kind: number;
  count = 0;
  hashes = new Int32Array(FIRST_ROOM);
  weights = new Uint8Array(FIRST_ROOM);
  /** Per line, the line of its patch. */
  places = new Int32Array(FIRST_ROOM);
  /** Per line, its run. */
  runs = new Int32Array(FIRST_ROOM);
  /** Per run, its file and the first of its lines. */
  readonly runFiles: number[] = [];
  readonly runStarts: number[] = [];

  constructor(kind: typeof LineKind.added | typeof LineKind.removed) {
    this.kind = kind;
  }

  /** Adds the lines of a file's patch. Linear in its text. */
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

  /** Gives the line behind a run's last. */
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
    this.places[this.count] = line;
    this.runs[this.count++] = this.runFiles.length - 1;
  }

  #grow(): void {
    const room = this.count * 2;
    const wider = (array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const next = new Int32Array(room);
      next.set(array);
      return next;
    };
    const weights = new Uint8Array(room);
    weights.set(this.weights);
    this.hashes = wider(this.hashes);
    this.places = wider(this.places);
    this.runs = wider(this.runs);
    this.weights = weights;
  }
}

/** As C's isalnum, and all beyond ASCII: other scripts tell as much. */
function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code >= 128;
}

/** Where in a patch's text a line's content begins and ends, the white space around it left out. */
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

/** As C's isspace. */
function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
