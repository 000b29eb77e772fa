import type { DiffFile } from "#app/diff/DiffFile.ts";

const BINARY = -1;
/** What the server says of a file whose contents are missing or damaged. */
const LOST = -2;
const UNKNOWN = -3;

/** How large a change is. */
export interface Totals {
  readonly files: number;
  readonly additions: number;
  readonly deletions: number;
  /** Files whose lines nobody can count. */
  readonly uncounted: number;
}

/** What is known of some files: two numbers a file, the lines it gained and lost, -1 twice for a binary one, -2 for a lost one. */
export interface FoundCounts {
  readonly places: readonly number[];
  readonly lineCounts: readonly number[];
}

/** How many lines each file of a change gained and lost, as far as it is known. Never changes: `with` makes another. */
export class ChangeCounts {
  readonly #lines: Int32Array;
  /** How large the change is; null until all of it is known. */
  readonly totals: Totals | null;

  private constructor(lines: Int32Array) {
    this.#lines = lines;
    this.totals = totalsOf(lines);
  }

  /** Knows nothing yet of so many files. */
  static none(files: number): ChangeCounts {
    return new ChangeCounts(new Int32Array(2 * files).fill(UNKNOWN));
  }

  /** Adds what was found. Linear in all files. */
  with(found: readonly FoundCounts[]): ChangeCounts {
    const lines = this.#lines.slice();
    for (const { places, lineCounts } of found) {
      for (const [index, place] of places.entries()) {
        lines[2 * place] = lineCounts[2 * index] ?? UNKNOWN;
        lines[2 * place + 1] = lineCounts[2 * index + 1] ?? UNKNOWN;
      }
    }
    return new ChangeCounts(lines);
  }

  /** Says of each file what is known of it; a file of which nothing is stays the same object. */
  tell(files: readonly DiffFile[]): readonly DiffFile[] {
    return files.map((file, place) => {
      const additions = this.#lines[2 * place] ?? UNKNOWN;
      const deletions = this.#lines[2 * place + 1] ?? UNKNOWN;
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
