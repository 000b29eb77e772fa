import type { Patch } from "./parsePatch.ts";

/** A hunk's `@@` line: where it begins, where the lines below it begin, and what it names the place by, to the letter. */
export interface HunkHead {
  readonly from: number;
  readonly bodyFrom: number;
  readonly heading: string;
}

/** Finds the `@@` line of a hunk that has lines. */
export function hunkHead(patch: Patch, index: number): HunkHead {
  const hunk = patch.hunks[index] ?? { first: 0, ranges: "" };
  const first = patch.starts[hunk.first] ?? 0;
  // An empty context line may have lost its sign.
  const bodyFrom = patch.text.charAt(first - 1) === "\n" ? first : first - 1;
  const from = patch.text.lastIndexOf("\n", bodyFrom - 2) + 1;
  return { from, bodyFrom, heading: patch.text.slice(from + hunk.ranges.length, bodyFrom - 1).replace(/^ /, "") };
}
