import { lowerBound } from "../lowerBound.ts";
import { type DiffSide, LineKind, type Patch } from "../patch/Patch.ts";

export interface MovedLine {
  /** The key of the file at the other end, and the line number there: of the new side for an old line and vice versa. */
  readonly key: string;
  readonly line: number;
  readonly isFirst: boolean;
  /** True if the line stayed where it was, and the other end replaced it: only whitespace changed. */
  readonly isInPlace: boolean;
}

/** Moved lines in a row, from 1, both inclusive. */
export interface MovedRange {
  readonly from: number;
  readonly to: number;
  readonly moved: MovedLine;
}

/** The flags of a moved range, as bits: it begins a block, and it stayed in place. */
export const MoveFlag = { first: 1, inPlace: 2 } as const;

/** The fields of a record: first line of the range, number of lines, other file, first line there, flags. */
export const MOVE_RECORD = 5;

/** The moved lines of a change in compact form, as a worker sends them. */
export interface FoundMoves {
  /** The keys of the files; records refer to files by their index. */
  readonly keys: readonly string[];
  /** Records of ranges, ordered by file, then old side before new side, then line. */
  readonly numbers: Int32Array<ArrayBuffer>;
  /** Per file, the ends of the records of its old side and of its new side. */
  readonly ends: Int32Array<ArrayBuffer>;
}

export class FileMoves {
  readonly #keys: readonly string[];
  readonly #records: Readonly<Record<DiffSide, Int32Array>>;
  readonly #known = new Map<number, MovedLine | null>();

  constructor({ keys, numbers, ends }: FoundMoves, file: number) {
    const end = ends[file * 2] ?? 0;
    this.#keys = keys;
    this.#records = {
      old: numbers.subarray(ends[file * 2 - 1] ?? 0, end),
      new: numbers.subarray(end, ends[file * 2 + 1] ?? 0),
    };
  }

  /** Returns the other end of a moved line, always the same object; null if it did not move. Logarithmic. */
  of(side: DiffSide, line: number): MovedLine | null {
    const signed = side === "old" ? -line : line;
    const known = this.#known.get(signed);
    if (known !== undefined) return known;
    const moved = this.#read(this.#records[side], line);
    this.#known.set(signed, moved);
    return moved;
  }

  /** Returns the moved ranges of a side in their order, each with the other end of its first line. */
  ranges(side: DiffSide): readonly MovedRange[] {
    const records = this.#records[side];
    return Array.from({ length: records.length / MOVE_RECORD }, (_, i) => {
      const [from = 0, count = 0] = records.subarray(i * MOVE_RECORD);
      const moved = this.of(side, from);
      return moved === null ? [] : [{ from, to: from + count - 1, moved }];
    }).flat();
  }

  #read(records: Int32Array, line: number): MovedLine | null {
    const behind = lowerBound(records.length / MOVE_RECORD, (i) => (records[i * MOVE_RECORD] ?? 0) > line);
    const at = (behind - 1) * MOVE_RECORD;
    const [from = 0, count = 0, file = 0, otherFrom = 0, flags = 0] = records.subarray(at, at + MOVE_RECORD);
    const key = this.#keys[file];
    if (behind === 0 || line >= from + count || key === undefined) return null;
    return {
      key,
      line: otherFrom + line - from,
      isFirst: line === from && (flags & MoveFlag.first) !== 0,
      isInPlace: (flags & MoveFlag.inPlace) !== 0,
    };
  }
}

/** Returns the other end of a line of a patch, or null if it did not move. */
export function movedAt(moves: FileMoves | null, patch: Patch, line: number): MovedLine | null {
  const kind = moves === null ? LineKind.context : patch.kinds[line];
  if (kind === LineKind.removed) return moves?.of("old", patch.oldNumbers[line] ?? 0) ?? null;
  return kind === LineKind.added ? (moves?.of("new", patch.newNumbers[line] ?? 0) ?? null) : null;
}
