import type { FormProof } from "#app/diff/folding/FormProof.ts";
import { proveSpans } from "#app/diff/folding/proveForm.ts";

/** Returns the proof for the lines between the first and the last difference of two texts; null if there is none. */
export async function proofOf(path: string, before: string, after: string): Promise<FormProof | null> {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const spanOf = (lines: readonly string[]) => ({ start: head + 1, end: lines.length - tail + 1 });
  const [proof] = await proveSpans(path, before, after, [{ old: spanOf(old), now: spanOf(now) }]);
  return proof ?? null;
}
