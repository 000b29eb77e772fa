import { seededRandom } from "#tests/bench/seededRandom.ts";
import type { SweepCommit } from "./sweepable.ts";

/** Chooses this many commits at random, in random order; the same ones for the same seed. Linear in all commits. */
export function chooseCommits(commits: readonly SweepCommit[], count: number, seed: number): readonly SweepCommit[] {
  const random = seededRandom(seed);
  return commits
    .map((commit) => ({ commit, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ commit }) => commit);
}
