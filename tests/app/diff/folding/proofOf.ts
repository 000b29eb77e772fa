import { expect } from "vitest";
import { hasCandidate } from "#app/diff/folding/formChanges.ts";
import type { FormProof } from "#app/diff/folding/FormProof.ts";
import { proveFile } from "#app/diff/folding/proveForm.ts";

/** Git's default context. */
const CONTEXT = 3;
const NO_NEWLINE = "\\ No newline at end of file";

/** Returns the proof for the lines between the first and the last difference of two texts; null if there is none. */
export async function proofOf(path: string, before: string, after: string): Promise<FormProof | null> {
  const patch = patchOf(before, after);
  const [proof = null] = await proveFile({ path, patch, text: after });
  // What is not found by the patch is never proved.
  if (proof !== null) expect(hasCandidate(path, patch)).toBe(true);
  return proof;
}

/** The patch of two texts with one hunk; a text is compared with itself as if its first line had changed. */
function patchOf(before: string, after: string): string {
  const [old, now] = [before.split(/(?<=\n)/u), after.split(/(?<=\n)/u)];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && before !== after && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - Math.max(head, 1) && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const signed = (sign: string, lines: readonly string[]): string =>
    lines.map((line) => `${sign}${line}${line.endsWith("\n") ? "" : `\n${NO_NEWLINE}\n`}`).join("");
  const start = Math.max(0, head - CONTEXT);
  const above = old.slice(start, head);
  const below = old.slice(old.length - tail).slice(0, CONTEXT);
  const range = (lines: readonly string[]): string =>
    `${start + 1},${lines.length - head - tail + above.length + below.length}`;
  const changes = `${signed("-", old.slice(head, old.length - tail))}${signed("+", now.slice(head, now.length - tail))}`;
  return `@@ -${range(old)} +${range(now)} @@\n${signed(" ", above)}${changes}${signed(" ", below)}`;
}
