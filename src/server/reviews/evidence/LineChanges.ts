import { GalleyError } from "#contract/errors.ts";
import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import type { Oid } from "#server/git/oid.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";

/** A run of changed lines: starts from 1; with a count of 0 the lines are after the start. */
interface Run {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** The changed lines of a file, by which line numbers of one side become those of the other. */
export class LineChanges {
  readonly #runs: readonly Run[];
  /** The sum of what each run and those above it add. */
  readonly #shifts: readonly number[];

  constructor(runs: readonly Run[]) {
    this.#runs = runs;
    let shift = 0;
    this.#shifts = runs.map(({ oldCount, newCount }) => (shift += newCount - oldCount));
  }

  /** Returns the number of an old line on the new side; null if it was changed. Logarithmic in the changes. */
  newLine(line: number): number | null {
    const at = this.#lastBelow(({ oldStart, oldCount }) => (oldCount === 0 ? oldStart : oldStart - 1) < line);
    const run = this.#runs[at];
    if (run === undefined) return line;
    const isInside = run.oldCount > 0 && line < run.oldStart + run.oldCount;
    return isInside ? null : line + (this.#shifts[at] ?? 0);
  }

  /** Returns true if one of the new lines from `from` to `to` was added or changed. */
  isAdded(from: number, to: number): boolean {
    const at = this.#lastBelow(({ newStart, newCount }) => (newCount === 0 ? newStart : newStart - 1) < to);
    const run = this.#runs[at];
    // Of the runs that start before the end, only the last with lines can reach the start.
    for (let index = at; run !== undefined && index >= 0; index -= 1) {
      const { newStart = 0, newCount = 0 } = this.#runs[index] ?? {};
      if (newCount > 0) return newStart + newCount > from;
    }
    return false;
  }

  /** Returns the index of the last run for which `isBelow` is true, as for all before it; -1 if there is none. */
  #lastBelow(isBelow: (run: Run) => boolean): number {
    let [low, high] = [0, this.#runs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const run = this.#runs[middle];
      if (run !== undefined && isBelow(run)) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gmu;

/**
 * Reads the changed lines of files by their new paths, in one process; a file that is binary or too large is left out.
 * `files` are from the list of differences of the two trees.
 */
export async function readLineChanges(
  repository: Repository,
  [from, to]: readonly [Oid, Oid],
  files: readonly ChangedFile[],
  options: ReadOptions,
): Promise<ReadonlyMap<string, LineChanges>> {
  if (files.length === 0) return new Map();
  const patches = await diffPatches(repository, from, to, files, { ...options, contextLines: 0 });
  const changes = new Map<string, LineChanges>();
  files.forEach(({ newPath }, index) => {
    const patch = patches[index];
    if (newPath === null || patch === undefined || patch instanceof GalleyError) return;
    const runs = [...patch.toString("latin1").matchAll(HUNK)].map(
      ([, oldStart, oldCount = "1", newStart, newCount = "1"]) => ({
        oldStart: Number(oldStart),
        oldCount: Number(oldCount),
        newStart: Number(newStart),
        newCount: Number(newCount),
      }),
    );
    changes.set(newPath, new LineChanges(runs));
  });
  return changes;
}
