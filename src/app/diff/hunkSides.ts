import { lineText } from "./lineText.ts";
import { LineKind, type Patch } from "./parsePatch.ts";

/**
 * Gives the text of a hunk's old and new side, one line each per line of that side, so that line `number - oldStart` of
 * `old` is the old line `number`.
 */
export function hunkSides(patch: Patch, hunk: number): { readonly old: string; readonly new: string } {
  const old: string[] = [];
  const current: string[] = [];
  const { first, end } = patch.hunks[hunk] ?? { first: 0, end: 0 };
  for (let line = first; line < end; line++) {
    const kind = patch.kinds[line];
    if (kind === LineKind.marker) continue;
    const text = lineText(patch, line);
    if (kind !== LineKind.added) old.push(text);
    if (kind !== LineKind.removed) current.push(text);
  }
  return { old: old.join("\n"), new: current.join("\n") };
}
