import { firstIndex } from "../firstIndex.ts";
import { LineKind, type Patch } from "../patch/Patch.ts";
import type { DiffSide } from "../Slot.ts";
import { NO_RANGES, type TextRange } from "./ChangedWords.ts";

/** Where a line came from or went to. */
export interface MovedLine {
  /** The file at the other end, by its key, and the line there: of the new side for an old line, and the other way round. */
  readonly key: string;
  readonly line: number;
  /** Whether it is its block's first. */
  readonly isFirst: boolean;
  /** Whether something in it changed on the way, and what. */
  readonly isEdited: boolean;
  readonly changed: readonly TextRange[];
  /** Whether it stayed where it was and only the white space around it changed. */
  readonly isInPlace: boolean;
}

/** What is said of a moved stretch, as bits: it begins a block, was edited on the way, or stayed where it was. */
export const MoveFlag = { first: 1, edited: 2, inPlace: 4 } as const;

/** Numbers of a record: a stretch's first line, how many lines, the other file, its first line there, flags, words. */
export const MOVE_RECORD = 6;

/** What moved within a change, in a few numbers, as a worker sends it. */
export interface FoundMoves {
  /** The files by their keys, in the order in which they are counted. */
  readonly keys: readonly string[];
  /** Records of stretches, file by file, of the old side first, in the order of lines. */
  readonly numbers: Int32Array<ArrayBuffer>;
  /** Per file, where the records of its old side end and where those of its new side do. */
  readonly ends: Int32Array<ArrayBuffer>;
  /** What changed in edited lines: how many ranges, then where each begins and ends. A record names the place of its line's. */
  readonly words: Int32Array<ArrayBuffer>;
}

/** The moved lines of one file: where each came from or went to. */
export class FileMoves {
  readonly #keys: readonly string[];
  readonly #words: Int32Array;
  readonly #records: Readonly<Record<DiffSide, Int32Array>>;
  readonly #known = new Map<number, MovedLine | null>();

  constructor({ keys, numbers, ends, words }: FoundMoves, file: number) {
    const end = ends[file * 2] ?? 0;
    this.#keys = keys;
    this.#words = words;
    this.#records = {
      old: numbers.subarray(ends[file * 2 - 1] ?? 0, end),
      new: numbers.subarray(end, ends[file * 2 + 1] ?? 0),
    };
  }

  /**
   * Gives a moved line's other end, or null where the line of that number did not move; the same object each time.
   * Logarithmic in the stretches.
   */
  of(side: DiffSide, line: number): MovedLine | null {
    const name = side === "old" ? -line : line;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const moved = this.#read(this.#records[side], line);
    this.#known.set(name, moved);
    return moved;
  }

  #read(records: Int32Array, line: number): MovedLine | null {
    const behind = firstIndex(records.length / MOVE_RECORD, (i) => (records[i * MOVE_RECORD] ?? 0) > line);
    const at = (behind - 1) * MOVE_RECORD;
    const [from = 0, count = 0, file = 0, otherFrom = 0, flags = 0, words = 0] = records.subarray(at, at + MOVE_RECORD);
    const key = this.#keys[file];
    if (behind === 0 || line >= from + count || key === undefined) return null;
    const isEdited = (flags & MoveFlag.edited) !== 0;
    return {
      key,
      line: otherFrom + line - from,
      isFirst: line === from && (flags & MoveFlag.first) !== 0,
      isEdited,
      changed: isEdited ? this.#rangesAt(words) : NO_RANGES,
      isInPlace: (flags & MoveFlag.inPlace) !== 0,
    };
  }

  #rangesAt(at: number): readonly TextRange[] {
    return Array.from({ length: this.#words[at] ?? 0 }, (_, i) => ({
      from: this.#words[at + 1 + i * 2] ?? 0,
      to: this.#words[at + 2 + i * 2] ?? 0,
    }));
  }
}

/** Gives the other end of a line of a patch, or null where it did not move. */
export function movedAt(moves: FileMoves | null, patch: Patch, line: number): MovedLine | null {
  switch (moves === null ? undefined : patch.kinds[line]) {
    case LineKind.removed:
      return moves?.of("old", patch.oldNumbers[line] ?? 0) ?? null;
    case LineKind.added:
      return moves?.of("new", patch.newNumbers[line] ?? 0) ?? null;
    default:
      return null;
  }
}
