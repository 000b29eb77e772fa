import type { DiffFile } from "#app/diff/patch/DiffFile.ts";

const BINARY = -1;
/** The server's value for a file whose contents are missing or damaged. */
const LOST = -2;
const UNKNOWN = -3;

export interface Totals {
  readonly files: number;
  readonly additions: number;
  readonly deletions: number;
  /** Files whose lines cannot be counted. */
  readonly uncounted: number;
}

/** Two numbers per file, additions and deletions: -1 twice for a binary file, -2 twice for one with missing contents. */
export interface FoundCounts {
  readonly fileIndexes: readonly number[];
  readonly lineCounts: readonly number[];
}

/** The additions and deletions of each file as far as they are known. Immutable: `with` returns a new object. */
export class ChangeCounts {
  readonly #lines: Int32Array;
  /** Null until all files are known. */
  readonly totals: Totals | null;

  private constructor(lines: Int32Array) {
    this.#lines = lines;
    this.totals = totalsOf(lines);
  }

  static none(files: number): ChangeCounts {
    return new ChangeCounts(new Int32Array(2 * files).fill(UNKNOWN));
  }

  /** Linear in the number of all files. */
  with(found: readonly FoundCounts[]): ChangeCounts {
    const lines = this.#lines.slice();
    for (const { fileIndexes, lineCounts } of found) {
      for (const [index, fileIndex] of fileIndexes.entries()) {
        lines[2 * fileIndex] = lineCounts[2 * index] ?? UNKNOWN;
        lines[2 * fileIndex + 1] = lineCounts[2 * index + 1] ?? UNKNOWN;
      }
    }
    return new ChangeCounts(lines);
  }

  /** Adds the known counts to files; a file without counts stays the same object. */
  addTo(files: readonly DiffFile[]): readonly DiffFile[] {
    return files.map((file, fileIndex) => {
      const additions = this.#lines[2 * fileIndex] ?? UNKNOWN;
      const deletions = this.#lines[2 * fileIndex + 1] ?? UNKNOWN;
      if (additions === UNKNOWN || additions === LOST) return file;
      const isBinary = additions === BINARY;
      return { ...file, isBinary, additions: isBinary ? null : additions, deletions: isBinary ? null : deletions };
    });
  }
}

function totalsOf(lines: Int32Array): Totals | null {
  let additions = 0;
  let deletions = 0;
  let uncounted = 0;
  for (let at = 0; at < lines.length; at += 2) {
    const added = lines[at] ?? UNKNOWN;
    if (added === UNKNOWN) return null;
    if (added === LOST) uncounted += 1;
    if (added === BINARY || added === LOST) continue;
    additions += added;
    deletions += lines[at + 1] ?? 0;
  }
  return { files: lines.length / 2, additions, deletions, uncounted };
}
