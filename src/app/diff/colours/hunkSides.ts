import { lineText } from "../patch/lineText.ts";
import { LineKind, type Patch } from "../patch/parsePatch.ts";

/** A stretch of both sides of a file: old line `number` is line `number - oldStart` of `old`, likewise the new ones. */
export interface SideTexts {
  readonly old: string;
  readonly new: string;
  readonly oldStart: number;
  readonly newStart: number;
}

/** Gives a hunk's old and new side, without the newlines that end them. Linear in the hunk. */
export function hunkSides(patch: Patch, hunk: number): SideTexts {
  const old: string[] = [];
  const current: string[] = [];
  const { first, end, oldStart, newStart } = patch.hunks[hunk] ?? { first: 0, end: 0, oldStart: 0, newStart: 0 };
  for (let line = first; line < end; line++) {
    const kind = patch.kinds[line];
    if (kind === LineKind.marker) continue;
    const text = lineText(patch, line);
    if (kind !== LineKind.added) old.push(text);
    if (kind !== LineKind.removed) current.push(text);
  }
  return { old: old.join("\n"), new: current.join("\n"), oldStart, newStart };
}
