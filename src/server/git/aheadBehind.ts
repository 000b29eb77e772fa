import { GIT_WALK_MS } from "#contract/limits.ts";
import { eachLine } from "./eachLine.ts";
import { isOid, requireOids, type Oid } from "./oid.ts";
import type { Repository } from "./openRepository.ts";
import { readGit, streamGit } from "./readGit.ts";
import type { ReadOptions } from "./readOptions.ts";

/** How many commits a head has that the base lacks, and the other way round. */
export interface Distance {
  readonly ahead: number;
  readonly behind: number;
}

/** Tells, for each commit in children-first order, which tips reach it: a set of bits, handed down from child to parents. */
function reach(tips: readonly Oid[], visit: (bits: Uint32Array) => void): (line: string) => void {
  const words = Math.ceil(tips.length / 32);
  const waiting = new Map<Oid, Uint32Array>();
  for (const [index, tip] of tips.entries()) {
    const bits = waiting.get(tip) ?? new Uint32Array(words);
    bits[index >> 5] = (bits[index >> 5] ?? 0) | (1 << (index & 31));
    waiting.set(tip, bits);
  }
  return (line) => {
    const [oid = "", ...parents] = line.split(" ");
    const bits = waiting.get(oid) ?? new Uint32Array(words);
    waiting.delete(oid); // all its children came before
    visit(bits);
    for (const parent of parents) {
      const below = waiting.get(parent);
      if (below === undefined) waiting.set(parent, bits.slice());
      else for (let word = 0; word < words; word += 1) below[word] = (below[word] ?? 0) | (bits[word] ?? 0);
    }
  };
}

/**
 * Counts, for many heads at once, the commits they have and `base` lacks and the other way round; equals
 * `rev-list --left-right --count` of each pair. One walk over what not all of them share, so its cost grows with the most
 * distant head, times the number of heads over 32.
 */
export async function aheadBehind(
  repository: Repository,
  base: Oid,
  heads: readonly Oid[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<Oid, Distance>> {
  const tips = [...new Set(requireOids(base, ...heads))];
  const counts = tips.map(() => ({ ahead: 0, behind: 0 }));
  const result = new Map(tips.map((tip, index) => [tip, counts[index] ?? { ahead: 0, behind: 0 }]));
  const asked = new Map(heads.map((head) => [head, result.get(head) ?? { ahead: 0, behind: 0 }]));
  if (tips.length < 2) return asked;
  const call = { ...options, where: "shadow", timeoutMs: GIT_WALK_MS, heavy: true } as const;
  // What all of them share counts for none; the walk may stop there.
  const shared = await readGit(repository, {
    ...call,
    args: ["merge-base", "--octopus", "--all", ...tips],
    answers: [0, 1],
  });
  const stops = shared.stdout.toString("latin1").split("\n").filter(isOid);
  const input = [...tips, ...stops.map((oid) => `^${oid}`), ""].join("\n");
  const args = ["rev-list", "--topo-order", "--parents", "--stdin"];
  const count = reach(tips, (bits) => {
    const inBase = ((bits[0] ?? 0) & 1) === 1;
    for (const [index, distance] of counts.entries()) {
      const inHead = (((bits[index >> 5] ?? 0) >>> (index & 31)) & 1) === 1;
      if (inHead && !inBase) distance.ahead += 1;
      if (inBase && !inHead) distance.behind += 1;
    }
  });
  await streamGit(repository, { ...call, args, input }, eachLine(count));
  return asked;
}
