import { GalleyError } from "#contract/errors.ts";
import { distances, type CommitPair, type Distance } from "./distances.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

/**
 * Counts as `distances` does, but a pair whose history is damaged or cut off gets the failure and the others their counts: a
 * walk that fails is made again for each half of its pairs.
 */
export async function distancesOrErrors(
  repository: Repository,
  pairs: readonly CommitPair[],
  options: ReadOptions = {},
): Promise<readonly (Distance | GalleyError)[]> {
  try {
    return await distances(repository, pairs, options);
  } catch (error) {
    if (!(error instanceof GalleyError) || error.code !== "OBJECT_MISSING") throw error;
    if (pairs.length === 1) return [error];
    const half = Math.ceil(pairs.length / 2);
    const first = await distancesOrErrors(repository, pairs.slice(0, half), options);
    return [...first, ...(await distancesOrErrors(repository, pairs.slice(half), options))];
  }
}
