import { lineText } from "../patch/patchLines.ts";
import { NO_PARTNER, pairBySimilarity } from "./pairBySimilarity.ts";
import { LineKind, type Patch } from "../patch/Patch.ts";
import { wordChanges } from "./wordChanges.ts";

/** Characters `from` to `to - 1` of a line. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Stands for a line of which no words are marked: always the same list. */
export const NO_RANGES: readonly TextRange[] = [];

const UNKNOWN = -2;

/**
 * What changed within the lines of a patch, found when a line is first asked for and kept: a run of removed lines is
 * compared with the run of added lines behind it, first with first where they are as many, else each with the one that
 * it is most like.
 */
export class ChangedWords {
  readonly #patch: Patch;
  /** Per line, the one on the other side that it is compared with. */
  #partners: Int32Array | null = null;
  readonly #ranges = new Map<number, readonly TextRange[]>();

  constructor(patch: Patch) {
    this.#patch = patch;
  }

  /** Gives the changed parts of a line of a hunk, first to last; none where the whole line is what changed. The same array each time. */
  rangesOf(line: number, hunk: number): readonly TextRange[] {
    const kind = this.#patch.kinds[line];
    if (kind !== LineKind.added && kind !== LineKind.removed) return NO_RANGES;
    const known = this.#ranges.get(line);
    if (known !== undefined) return known;
    const partner = this.#partnerOf(line, hunk);
    if (partner === NO_PARTNER) return this.#keep(line, NO_RANGES);

    const [old, current] = kind === LineKind.removed ? [line, partner] : [partner, line];
    const changes = wordChanges(lineText(this.#patch, old), lineText(this.#patch, current)) ?? [];
    this.#keep(old, filled(changes.map(({ oldFrom, oldTo }) => ({ from: oldFrom, to: oldTo }))));
    this.#keep(current, filled(changes.map(({ newFrom, newTo }) => ({ from: newFrom, to: newTo }))));
    return this.#ranges.get(line) ?? NO_RANGES;
  }

  #keep(line: number, ranges: readonly TextRange[]): readonly TextRange[] {
    this.#ranges.set(line, ranges);
    return ranges;
  }

  #partnerOf(line: number, hunk: number): number {
    this.#partners ??= new Int32Array(this.#patch.lineCount).fill(UNKNOWN);
    if (this.#partners[line] === UNKNOWN) this.#pairRun(this.#partners, line, hunk);
    return this.#partners[line] ?? NO_PARTNER;
  }

  /** Pairs the lines of the run around a line; linear in the run where its sides are as long as each other. */
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

    const olds: number[] = [];
    const news: number[] = [];
    for (let at = from; at < to; at++) {
      partners[at] = NO_PARTNER;
      if (kinds[at] === LineKind.removed) olds.push(at);
      else if (kinds[at] === LineKind.added) news.push(at);
    }
    const textsOf = (lines: readonly number[]): readonly string[] => lines.map((at) => lineText(this.#patch, at));
    const pairs = olds.length === news.length ? null : pairBySimilarity(textsOf(olds), textsOf(news));
    olds.forEach((old, index) => {
      const current = news[pairs === null ? index : (pairs[index] ?? NO_PARTNER)];
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
