import { lineText } from "../patch/patchLines.ts";
import { NO_PARTNER, pairBySimilarity } from "./pairBySimilarity.ts";
import { LineKind, type Patch } from "../patch/Patch.ts";
import type { IgnoredWhitespace } from "../patch/DiffFile.ts";
import { wordChanges } from "./wordChanges.ts";

/** Characters `from` to `to - 1` of a line. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** The ranges of a line without marked words; a constant, so that renderings can compare it. */
export const NO_RANGES: readonly TextRange[] = [];

const UNKNOWN = -2;

/**
 * The changes within the lines of a patch, computed on first use and cached. A run of removed lines is compared with
 * the run of added lines after it: line by line if both have the same length, otherwise each line with the most similar
 * one.
 */
export class ChangedWords {
  readonly #patch: Patch;
  readonly #ignored: IgnoredWhitespace;
  /** Per line, the line of the other side that it is compared with. */
  #partners: Int32Array | null = null;
  readonly #ranges = new Map<number, readonly TextRange[]>();

  /** `ignored` is the whitespace that the diff ignores: it is no change in a line either. */
  constructor(patch: Patch, ignored: IgnoredWhitespace = "none") {
    this.#patch = patch;
    this.#ignored = ignored;
  }

  /** Returns a line's changed ranges in order, always the same array; empty if the whole line changed. */
  rangesOf(line: number, hunk: number): readonly TextRange[] {
    const kind = this.#patch.kinds[line];
    if (kind !== LineKind.added && kind !== LineKind.removed) return NO_RANGES;
    const known = this.#ranges.get(line);
    if (known !== undefined) return known;
    const partner = this.#partnerOf(line, hunk);
    if (partner === NO_PARTNER) return this.#cache(line, NO_RANGES);

    const [old, current] = kind === LineKind.removed ? [line, partner] : [partner, line];
    const [before, after] = [lineText(this.#patch, old), lineText(this.#patch, current)];
    const changes = wordChanges(before, after, this.#ignored) ?? [];
    this.#cache(old, filled(changes.map(({ oldFrom, oldTo }) => ({ from: oldFrom, to: oldTo }))));
    this.#cache(current, filled(changes.map(({ newFrom, newTo }) => ({ from: newFrom, to: newTo }))));
    return this.#ranges.get(line) ?? NO_RANGES;
  }

  #cache(line: number, ranges: readonly TextRange[]): readonly TextRange[] {
    this.#ranges.set(line, ranges);
    return ranges;
  }

  #partnerOf(line: number, hunk: number): number {
    this.#partners ??= new Int32Array(this.#patch.lineCount).fill(UNKNOWN);
    if (this.#partners[line] === UNKNOWN) this.#pairRun(this.#partners, line, hunk);
    return this.#partners[line] ?? NO_PARTNER;
  }

  /** Pairs the lines of the run around a line. Linear in the run if both sides have the same length. */
  #pairRun(partners: Int32Array, line: number, hunk: number): void {
    const { first, end } = this.#patch.hunks[hunk] ?? { first: 0, end: 0 };
    const { kinds } = this.#patch;
    const belongs = (at: number, kind: number): boolean => kinds[at] === kind || kinds[at] === LineKind.marker;
    let from = line;
    while (from > first && kinds[line] === LineKind.added && belongs(from - 1, LineKind.added)) from--;
    while (from > first && belongs(from - 1, LineKind.removed)) from--;
    let to = line;
    while (to < end && kinds[line] === LineKind.removed && belongs(to, LineKind.removed)) to++;
    while (to < end && belongs(to, LineKind.added)) to++;

    const removed: number[] = [];
    const added: number[] = [];
    for (let at = from; at < to; at++) {
      partners[at] = NO_PARTNER;
      if (kinds[at] === LineKind.removed) removed.push(at);
      else if (kinds[at] === LineKind.added) added.push(at);
    }
    const textsOf = (lines: readonly number[]): readonly string[] => lines.map((at) => lineText(this.#patch, at));
    const pairs = removed.length === added.length ? null : pairBySimilarity(textsOf(removed), textsOf(added));
    removed.forEach((old, index) => {
      const current = added[pairs === null ? index : (pairs[index] ?? NO_PARTNER)];
      if (current === undefined) return;
      partners[old] = current;
      partners[current] = old;
    });
  }
}

function filled(ranges: readonly TextRange[]): readonly TextRange[] {
  const some = ranges.filter(({ from, to }) => from < to);
  return some.length === 0 ? NO_RANGES : some;
}
