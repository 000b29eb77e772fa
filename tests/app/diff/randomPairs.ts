/** Two contents of a file for git to compare. */
export interface Pair {
  readonly before: string;
  readonly after: string;
}

/** A generator of numbers from 0 to below 1 that is deterministic for a seed (mulberry32). */
export function randomPairs(seed: number): () => Pair {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = (from: readonly string[]): string => from[below(from.length)] ?? "";
  const line = (): string => pick(STARTS) + (below(3) === 0 ? "" : pick(MIDDLES)) + String(below(40)) + pick(ENDS);

  return () => {
    const lines = Array.from({ length: below(160) }, line);
    const edited = lines.slice();
    for (let times = below(7); times > 0; times--) {
      const fresh = Array.from({ length: below(4) }, line);
      edited.splice(below(edited.length + 1), below(4), ...fresh);
    }
    const end = (all: readonly string[]): string => all.join("\n") + (all.length > 0 && below(4) > 0 ? "\n" : "");
    return { before: end(lines), after: end(edited) };
  };
}

const STARTS = ["", "", "  ", "\t", "fn ", "_", "$x ", "} ", "é", "\udce9", "@@ -1 +1 @@ ", "-", "+", "\\ No"] as const;
const MIDDLES = [
  "a",
  "name(",
  "/*",
  "*/",
  "`",
  '"',
  "\udcff\udc80",
  "schön ".repeat(16),
  "x".repeat(90),
  "   ",
] as const;
const ENDS = ["", "", "", ";", " ", "\r", "\t\r", "\u2028"] as const;
