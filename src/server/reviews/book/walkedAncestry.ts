import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import type { CommitGraph } from "#server/git/ancestry/revList.ts";
import type { Ancestry } from "./Ancestry.ts";

/** What lies ahead of the target below one commit, and the commits of the target at which that ends. */
interface Reach {
  readonly from: Oid;
  readonly ahead: ReadonlySet<Oid>;
  readonly ends: ReadonlySet<Oid>;
}

/**
 * Answers from the graph of what is ahead of a target (of all history where that is null). Each new commit asked about costs
 * a walk over what is ahead of the target there, in memory; a process only where several commits could be the merge base.
 */
export function walkedAncestry(
  repository: Repository,
  graph: CommitGraph,
  target: Oid | null,
  options: ReadOptions,
): Ancestry {
  let last: Reach | null = null;

  function reachOf(from: Oid): Reach {
    if (last?.from !== from) last = reach(graph, from);
    return last;
  }

  return {
    isInTarget: (oid) => Promise.resolve(target !== null && !graph.has(oid)),
    leadsTo: (from, to) => Promise.resolve(reachOf(from).ahead.has(to)),
    async mergeBase(oid) {
      if (target === null) return null;
      const { ends } = reachOf(oid);
      const [only = null] = ends;
      return ends.size > 1 ? mergeBase(repository, target, oid, options) : only;
    },
  };
}

function reach(graph: CommitGraph, from: Oid): Reach {
  const ahead = new Set<Oid>();
  const ends = new Set<Oid>();
  const open = [from];
  for (let oid = open.pop(); oid !== undefined; oid = open.pop()) {
    if (ahead.has(oid)) continue;
    const parents = graph.get(oid);
    if (parents === undefined) ends.add(oid);
    else {
      ahead.add(oid);
      for (const parent of parents) open.push(parent);
    }
  }
  return { from, ahead, ends };
}
