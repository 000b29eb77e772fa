import type { ReactNode } from "react";
import { displayPath } from "#app/ui/format.ts";
import type { TextRange } from "../compare/ChangedWords.ts";
import type { FileMoves } from "../compare/FileMoves.ts";
import type { DiffLayer, LayerFile, LayerRange } from "../models/DiffLayer.ts";
import { lowerBound } from "../lowerBound.ts";
import { conflictLines } from "../models/lineWarnings.ts";
import type { DiffSide } from "../patch/Patch.ts";
import type { Slot } from "../models/Slot.ts";

/** The marks of all layers on a line: see `LayerRange`. */
export interface LineMarks {
  /** Begins with a space if it is not empty. */
  readonly rowClass: string;
  readonly sign?: string | undefined;
  readonly note?: string | undefined;
  readonly isLink?: boolean | undefined;
  readonly changed?: readonly TextRange[] | undefined;
  readonly gutter?: readonly ReactNode[] | undefined;
}

const NO_RANGES: readonly LayerRange[] = [];
const NO_MARKS: LineMarks = { rowClass: "" };

/** Asks layers about the lines of a pane of a file. Logarithmic in the ranges of each layer for a line, and cached. */
export class LayerMarks {
  readonly #file: LayerFile;
  readonly #pane: DiffSide | "both";
  readonly #layers: readonly DiffLayer[];
  readonly #ranges = new Map<DiffSide, readonly (readonly LayerRange[])[]>();
  readonly #known = new Map<number, LineMarks>();

  constructor(file: LayerFile, pane: DiffSide | "both", layers: readonly DiffLayer[]) {
    this.#file = file;
    this.#pane = pane;
    this.#layers = layers;
  }

  /** Returns the marks of a line of the patch; the same object each time. */
  at(line: number): LineMarks {
    const known = this.#known.get(line);
    if (known !== undefined) return known;
    const { oldNumbers, newNumbers } = this.#file.patch ?? {};
    let marks = NO_MARKS;
    if (this.#pane !== "new") marks = this.#add(marks, "old", oldNumbers?.[line] ?? 0);
    if (this.#pane !== "old") marks = this.#add(marks, "new", newNumbers?.[line] ?? 0);
    this.#known.set(line, marks);
    return marks;
  }

  #add(marks: LineMarks, side: DiffSide, number: number): LineMarks {
    if (number === 0) return marks;
    let lists = this.#ranges.get(side);
    if (lists === undefined) {
      lists = this.#layers.map((layer) => layer(this.#file, side)).filter(({ length }) => length > 0);
      this.#ranges.set(side, lists);
    }
    return lists.reduce((joined, ranges) => {
      const range = ranges[lowerBound(ranges.length, (i) => (ranges[i]?.to ?? 0) >= number)];
      return range === undefined || range.from > number ? joined : joinMarks(joined, range, number);
    }, marks);
  }
}

function joinMarks(marks: LineMarks, range: LayerRange, number: number): LineMarks {
  const { rowClass, sign, note, isLink, changed, gutter } = range;
  const hasNote = note !== undefined && range.from === number;
  return {
    rowClass: rowClass === undefined ? marks.rowClass : `${marks.rowClass} ${rowClass}`,
    sign: sign ?? marks.sign,
    note: hasNote ? note : marks.note,
    isLink: hasNote ? isLink : marks.isLink,
    changed: changed ?? marks.changed,
    gutter: gutter === undefined ? marks.gutter : [...(marks.gutter ?? []), gutter],
  };
}

export const conflictLayer: DiffLayer = ({ patch }, side) => {
  if (patch === null || side === "old") return NO_RANGES;
  return [...conflictLines(patch)].map((line) => {
    const number = patch.newNumbers[line] ?? 0;
    return { from: number, to: number, rowClass: "diff-conflict" };
  });
};

export const commentLayer: DiffLayer = ({ slots }, side) => {
  if (slots === null) return NO_RANGES;
  const found = [slots.above, slots.below].flatMap((placed) =>
    [...placed.values()].flatMap((at) => at.filter((slot) => isRangeOf(slot, side) && !slots.away.has(slot.key))),
  );
  const ranges: LayerRange[] = [];
  let end = 0;
  for (const { from = 0, line } of found.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
    if (line > end) ranges.push({ from: Math.max(from, end + 1), to: line, rowClass: "diff-commented" });
    end = Math.max(end, line);
  }
  return ranges;
};

function isRangeOf({ side, from, line, isComment }: Slot, wanted: DiffSide): boolean {
  return isComment === true && side === wanted && from !== undefined && from < line;
}

const MOVED_TEXT = {
  whitespaceOnly: (where: string): string => `whitespace only, ${where}`,
  line: (line: number): string => `line ${line}`,
  to: (where: string): string => `moved to ${where}`,
  from: (where: string): string => `moved from ${where}`,
  signs: { old: "Moved away", new: "Moved here" },
} as const;

/** The moved lines of a file: "moved from src/b.ts:40", "moved to line 12". */
export function movedLayer(moves: FileMoves): DiffLayer {
  return ({ file }, side) =>
    moves.ranges(side).map(({ from, to, moved }): LayerRange => {
      const { key, line, isFirst, isInPlace } = moved;
      const place = key === file.key ? MOVED_TEXT.line(line) : `${displayPath(key)}:${line}`;
      const note = MOVED_TEXT[isInPlace ? "whitespaceOnly" : side === "old" ? "to" : "from"](place);
      return {
        from,
        to,
        rowClass: "diff-moved",
        ...(isFirst && { note, isLink: !isInPlace }),
        ...(!isInPlace && { sign: MOVED_TEXT.signs[side], changed: [] }),
      };
    });
}
