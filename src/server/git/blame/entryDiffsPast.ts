import { GalleyError } from "#contract/errors.ts";
import type { CommitPair } from "../diffs/diffTrees.ts";
import { entryDiffs, type EntryDiffs } from "./entryDiffs.ts";
import type { Repository } from "../openRepository.ts";

/** Comparisons of one folder at pairs of commits, past those that cannot be compared. */
export interface EntryDiffsPast {
  /** Gives the names that differ, as Latin-1 of their bytes, for each pair; null where an object is missing or damaged. */
  ask(pairs: readonly CommitPair[]): Promise<readonly (ReadonlySet<string> | null)[]>;
  /** Ends the process. */
  stop(): void;
}

/** Pairs that cannot be compared: each costs a process. */
const LOST_MAX = 100;

/**
 * Compares a folder at pairs of commits, as `entryDiffs` does, with a new process behind each pair that cannot be compared. Fails as
 * OBJECT_MISSING behind a hundred of them.
 */
export async function entryDiffsPast(
  repository: Repository,
  folder: string,
  limit: string | null,
): Promise<EntryDiffsPast> {
  let diffs: EntryDiffs = await entryDiffs(repository, folder, limit);
  let lost = 0;
  return {
    async ask(pairs) {
      const all: (ReadonlySet<string> | null)[] = [];
      while (all.length < pairs.length) {
        const { found, failure } = await diffs.ask(pairs.slice(all.length));
        all.push(...found);
        if (failure === null) break;
        lost += 1;
        if (!(failure instanceof GalleyError) || failure.code !== "OBJECT_MISSING" || lost > LOST_MAX) throw failure;
        all.push(null);
        diffs = await entryDiffs(repository, folder, limit);
      }
      return all;
    },
    stop: () => diffs.stop(),
  };
}
