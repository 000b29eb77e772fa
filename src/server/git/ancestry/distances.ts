import { GalleyError } from "#contract/errors.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { type Oid, requireOids, revisionInput } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { eachLine } from "../processes/streams.ts";
import { readOids, streamGit } from "../processes/readGit.ts";
import { hasCommitGraph } from "./commitGraph.ts";

/** A head and the base that it is compared with. */
export interface CommitPair {
  readonly head: Oid;
  readonly base: Oid;
}

/** The number of commits that the head has and the base lacks, and the reverse. */
export interface Distance {
  readonly ahead: number;
  readonly behind: number;
}

/**
 * Counts ahead and behind commits for many pairs at once, in the given order; equals `rev-list --left-right --count` of
 * each. One walk, newest first, which ends when the two ends of every pair share all that is left. The cost grows with
 * the pair that diverged longest ago, times the number of pairs over 32.
 */
export async function distances(
  repository: Repository,
  pairs: readonly CommitPair[],
  options: ReadOptions = {},
): Promise<readonly Distance[]> {
  for (const { head, base } of pairs) requireOids(head, base);
  const apart = pairs.filter(({ head, base }) => head !== base);
  const tally = pairTally(apart);
  if (apart.length > 0) {
    const call = { ...options, timeoutMs: GIT_WALK_MS, heavy: true };
    const tips = [...new Set(apart.flatMap(({ head, base }) => [head, base]))];
    // Without a commit-graph git prints nothing before it has walked everything that is not excluded.
    const shared = { ...call, args: ["merge-base", "--octopus", "--all", ...tips], answers: [0, 1] };
    const stops = (await hasCommitGraph(repository)) ? [] : await readOids(repository, shared);
    const args = ["rev-list", "--date-order", "--parents", "--stdin"];
    const input = revisionInput(tips, stops);
    const take = eachLine((line) => {
      const [oid = "", ...parents] = line.split(" ");
      tally.visit(oid, parents);
    });
    await streamGit(repository, { ...call, args, input }, (bytes) => {
      take(bytes);
      return !tally.isComplete();
    });
  }
  const counted = new Map(tally.counts.map((count, index) => [apart[index], count]));
  return pairs.map((pair) => counted.get(pair) ?? { ahead: 0, behind: 0 });
}

/**
 * Counts like `distances`, but returns an error for a pair whose history is damaged or shallow: a walk that fails is
 * repeated for each half of its pairs.
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

const BITS = 32;

/**
 * Creates a tally for many pairs in one walk. Each commit has one bit per head and one per base that reaches it, which
 * its parents inherit. A visit takes constant time for every 32 pairs, and for each pair that it counts for.
 */
export function pairTally(pairs: readonly CommitPair[]) {
  const words = Math.ceil(pairs.length / BITS);
  const counts = pairs.map(() => ({ ahead: 0, behind: 0 }));
  /** The bits of the heads, then those of the bases. */
  const waiting = new Map<Oid, Uint32Array>();
  let open = 0;

  /** Returns true if the ends of some pair differ on a commit, and so may differ on its ancestors. */
  function isOpen(bits: Uint32Array): boolean {
    for (let word = 0; word < words; word += 1) if (bits[word] !== bits[words + word]) return true;
    return false;
  }

  function add(oid: Oid, bits: Uint32Array): void {
    const known = waiting.get(oid);
    if (known !== undefined && isOpen(known)) open -= 1;
    const sum = known ?? new Uint32Array(2 * words);
    for (let word = 0; word < bits.length; word += 1) sum[word] = (sum[word] ?? 0) | (bits[word] ?? 0);
    if (known === undefined) waiting.set(oid, sum);
    if (isOpen(sum)) open += 1;
  }

  function count(only: number, word: number, side: "ahead" | "behind"): void {
    for (let left = only; left !== 0; left &= left - 1) {
      const counted = counts[word * BITS + BITS - 1 - Math.clz32(left & -left)];
      if (counted !== undefined) counted[side] += 1;
    }
  }

  for (const [index, { head, base }] of pairs.entries()) {
    for (const [oid, half] of [
      [head, 0],
      [base, words],
    ] as const) {
      const bits = new Uint32Array(2 * words);
      bits[half + Math.floor(index / BITS)] = 1 << (index % BITS);
      add(oid, bits);
    }
  }

  return {
    /** The counts of each pair, in order. */
    counts,
    /** Returns true if no later commit can count. */
    isComplete: () => open === 0,
    /** Processes the next commit, after all its children in the walk. */
    visit(oid: Oid, parents: readonly Oid[]): void {
      const bits = waiting.get(oid);
      if (bits === undefined) return;
      waiting.delete(oid);
      if (isOpen(bits)) open -= 1;
      for (let word = 0; word < words; word += 1) {
        const [head = 0, base = 0] = [bits[word], bits[words + word]];
        count(head & ~base, word, "ahead");
        count(base & ~head, word, "behind");
      }
      for (const parent of parents) add(parent, bits);
    },
  };
}
