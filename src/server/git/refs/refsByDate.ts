import type { RefRecord } from "./forEachRef.ts";
import type { Repository } from "../openRepository.ts";
import { readCommits } from "../objects/readCommits.ts";
import type { ReadOptions } from "../readOptions.ts";

/** Commits that are read in one go. */
const BATCH = 1000;

/**
 * Sorts refs by the date of the commits that they lead to, the newest first; those that lead to none that can be read come
 * last, and refs of one date stay in their order. Reads each of these commits, 0.1 ms each: for where git itself cannot sort.
 */
export async function refsByDate(
  repository: Repository,
  refs: readonly RefRecord[],
  options: ReadOptions = {},
): Promise<readonly RefRecord[]> {
  const commits = [...new Set(refs.flatMap(({ commit }) => commit ?? []))];
  const dates = new Map<string, number>();
  for (let at = 0; at < commits.length; at += BATCH) {
    const records = await readCommits(repository, commits.slice(at, at + BATCH), options);
    for (const record of records) if (record !== null) dates.set(record.oid, record.committer.at);
  }
  const dateOf = ({ commit }: RefRecord): number => dates.get(commit ?? "") ?? Number.NEGATIVE_INFINITY;
  return refs.toSorted((one, other) => {
    const [first, second] = [dateOf(one), dateOf(other)];
    return first === second ? 0 : second - first;
  });
}
