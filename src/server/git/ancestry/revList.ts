import { GIT_WALK_MS } from "#contract/limits.ts";
import { eachLine } from "../processes/eachLine.ts";
import { requireAllOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { streamGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** Commits with their parents; a parent that is no key itself lies behind what was asked for. */
export type CommitGraph = ReadonlyMap<Oid, readonly Oid[]>;

/** More than half a million commits: past this the answer is TOO_LARGE, and pairs are asked for one by one. */
const PRINTED_BYTES = 48 * 1024 * 1024;

/**
 * Reads all commits that lead from `tips` and that `not` does not lead to, with their parents, in one walk: what is absent
 * is an ancestor of one of `not`. Linear in what the two sides do not share. Fails as OBJECT_MISSING if one of them, or
 * history between them, is not there.
 */
export async function revList(
  repository: Repository,
  tips: readonly Oid[],
  not: readonly Oid[],
  options: ReadOptions = {},
): Promise<CommitGraph> {
  const graph = new Map<Oid, readonly Oid[]>();
  requireAllOids(tips);
  requireAllOids(not);
  if (tips.length === 0) return graph;
  const input = [...tips, ...not.map((oid) => `^${oid}`), ""].join("\n");
  const args = ["rev-list", "--topo-order", "--parents", "--stdin"];
  const call = { where: "shadow", timeoutMs: GIT_WALK_MS, maxBytes: PRINTED_BYTES, heavy: true } as const;
  const take = eachLine((line) => {
    const [oid = "", ...parents] = line.split(" ");
    graph.set(oid, parents);
  });
  await streamGit(repository, { ...options, ...call, args, input }, take);
  return graph;
}
