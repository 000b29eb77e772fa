import type { Repository } from "#server/git/Repository.ts";
import { readReviewWatchers } from "#server/reviews/verdicts/reviewWatchers.ts";

const TIMES = 20;

/**
 * Waits until those who watch a repository know who waits for its reviews at first: their first read began before this reads the same,
 * one time after another.
 */
export async function watchersRead(git: Pick<Repository, "mirror">): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) await readReviewWatchers(git);
}
