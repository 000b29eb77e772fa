import type { Repository } from "#server/git/Repository.ts";
import { readReviewWatchers } from "#server/operations/verdicts/reviewWatchers.ts";

const TIMES = 20;

/**
 * Waits until the watchers of a repository know who waits for its reviews: their first read started before this
 * function reads the same data several times in a row.
 */
export async function watchersRead(git: Pick<Repository, "mirror">): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) await readReviewWatchers(git);
}
