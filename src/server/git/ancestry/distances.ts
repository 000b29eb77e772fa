import { GIT_WALK_MS } from "#contract/limits.ts";
import { eachLine } from "../processes/eachLine.ts";
import { hasCommitGraph } from "./hasCommitGraph.ts";
import { isOid, requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { pairTally } from "./pairTally.ts";
import { readGit, streamGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** A head and what it is held against. */
export interface CommitPair {
  readonly head: Oid;
  readonly base: Oid;
}

/** How many commits a head has that the base lacks, and the other way round. */
export interface Distance {
  readonly ahead: number;
  readonly behind: number;
}

/**
 * Counts, for many pairs of commits at once, the commits that the head has and the base lacks and the other way round, in the
 * order asked for; equals `rev-list --left-right --count` of each. One walk, newest first, which ends where every pair's two
 * ends share all that is left; its cost grows with the pair that parted longest ago, times pairs over 32.
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
    const call = { ...options, where: "shadow", timeoutMs: GIT_WALK_MS, heavy: true } as const;
    const tips = [...new Set(apart.flatMap(({ head, base }) => [head, base]))];
    const stops = (await hasCommitGraph(repository)) ? [] : await sharedByAll(repository, tips, call);
    const input = [...tips, ...stops.map((oid) => `^${oid}`), ""].join("\n");
    const args = ["rev-list", "--date-order", "--parents", "--stdin"];
    const take = eachLine((line) => {
      const [oid = "", ...parents] = line.split(" ");
      tally.visit(oid, parents);
    });
    await streamGit(repository, { ...call, args, input }, (bytes) => {
      take(bytes);
      return !tally.isSettled();
    });
  }
  const counted = new Map(tally.counts.map((count, index) => [apart[index], count]));
  return pairs.map((pair) => counted.get(pair) ?? { ahead: 0, behind: 0 });
}

/** Finds what every tip has. Without a commit-graph git prints nothing before it has walked all that is not left out. */
async function sharedByAll(
  repository: Repository,
  tips: readonly Oid[],
  call: ReadOptions & { readonly where: "shadow" },
): Promise<readonly Oid[]> {
  const args = ["merge-base", "--octopus", "--all", ...tips];
  const { stdout } = await readGit(repository, { ...call, args, answers: [0, 1] });
  return stdout.toString("latin1").split("\n").filter(isOid);
}
