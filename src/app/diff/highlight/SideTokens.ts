import { LineKind, type Patch } from "../patch/Patch.ts";
import { lineStarts, patchGaps } from "../patch/patchGaps.ts";
import { lineText } from "../patch/patchLines.ts";
import type { TextTokens } from "./tokenizeText.ts";

/** The tokens of a range of both sides: old line `number` has those of line `number - oldStart`; new lines likewise. */
export interface SideTokens {
  readonly old: TextTokens;
  readonly new: TextTokens;
  readonly oldStart: number;
  readonly newStart: number;
}

/**
 * A least-recently-used cache of the tokens of whole files, limited in bytes, names included. The last file is cached
 * whatever its size.
 */
export class TokenCache {
  readonly #bytesMax: number;
  readonly #cache = new Map<string, SideTokens | null>();
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  has(name: string): boolean {
    return this.#cache.has(name);
  }

  of(name: string): SideTokens | null {
    return this.#cache.get(name) ?? null;
  }

  put(name: string, tokens: SideTokens | null): void {
    if (this.has(name)) this.#bytes -= bytesOf(name, this.of(name));
    this.#bytes += bytesOf(name, tokens);
    this.#cache.delete(name);
    this.#cache.set(name, tokens);
    for (const [oldest, known] of this.#cache) {
      if (this.#bytes <= this.#bytesMax || oldest === name) break;
      this.#cache.delete(oldest);
      this.#bytes -= bytesOf(oldest, known);
    }
  }

  /** Marks a file as the most recently used. */
  markUsed(name: string): void {
    if (this.has(name)) this.put(name, this.of(name));
  }
}

function bytesOf(name: string, tokens: SideTokens | null): number {
  const arrays = tokens === null ? [] : [tokens.old, tokens.new].flatMap(({ starts, records }) => [starts, records]);
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 2 * name.length);
}

/** The text of a range of both sides: old line `number` is line `number - oldStart` of `old`; new lines likewise. */
export interface SideTexts {
  readonly old: string;
  readonly new: string;
  readonly oldStart: number;
  readonly newStart: number;
}

/** Returns the old and the new side of a hunk, without their final newlines. Linear in the hunk. */
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

/**
 * Returns the whole old side of a file, derived from the new side and the patch. If the patch ignores whitespace, line
 * numbers are still exact, and lines it treats as equal have the text of the new side. Linear in both.
 */
export function oldText(patch: Patch, text: string): string {
  const starts = lineStarts(text);
  const parts: string[] = [];
  patchGaps(patch, starts.length - 1).forEach((gap, index) => {
    const count = Math.min(gap.newEnd - gap.newFrom, gap.oldEnd - gap.oldFrom);
    parts.push(text.slice(starts[gap.newFrom - 1], starts[gap.newFrom - 1 + count]));
    parts.push("\n".repeat(gap.oldEnd - gap.oldFrom - count));
    const { first, end } = patch.hunks[index] ?? { first: 0, end: 0 };
    for (let line = first; line < end; line++) {
      const kind = patch.kinds[line];
      if (kind !== LineKind.context && kind !== LineKind.removed) continue;
      parts.push(lineText(patch, line));
      if (line + 1 >= end || patch.kinds[line + 1] !== LineKind.marker) parts.push("\n");
    }
  });
  return parts.join("");
}
