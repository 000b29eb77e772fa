import type { Oid } from "../oid.ts";

/** Counts what only one end of each pair reaches, while commits go by. */
export interface PairTally {
  /** Takes the next commit; all its children that are in the walk came before. */
  visit(oid: Oid, parents: readonly Oid[]): void;
  /** Whether nothing that is still to come can count. */
  isSettled(): boolean;
  /** Of each pair, in their order. */
  readonly counts: readonly { readonly ahead: number; readonly behind: number }[];
}

const BITS = 32;

/**
 * Counts for many pairs in one walk. Each commit gets a bit for each head and one for each base that reaches it, handed down
 * from child to parents. A visit takes constant time for every 32 pairs, and for each pair that it counts for.
 */
export function pairTally(pairs: readonly { readonly head: Oid; readonly base: Oid }[]): PairTally {
  const words = Math.ceil(pairs.length / BITS);
  const counts = pairs.map(() => ({ ahead: 0, behind: 0 }));
  /** Bits of the heads, then of the bases. */
  const waiting = new Map<Oid, Uint32Array>();
  let open = 0;

  /** Whether some pair's ends differ on a commit, or would on those below it. */
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
    counts,
    isSettled: () => open === 0,
    visit(oid, parents) {
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
