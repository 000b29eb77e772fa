import type { Patch } from "./parsePatch.ts";

/** Gives the content of a line of a patch, without its sign and newline. */
export function lineText(patch: Patch, line: number): string {
  return patch.text.slice(patch.starts[line] ?? 0, patch.ends[line] ?? 0);
}
