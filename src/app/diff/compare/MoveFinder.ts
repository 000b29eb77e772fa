import { LineKind, type Patch } from "../patch/Patch.ts";
import { ChangedLines, trimmedLine } from "./ChangedLines.ts";
import { type FoundMoves, MOVE_RECORD, MoveFlag } from "./FileMoves.ts";
import { matchMoves, NOT_MOVED } from "./matchMoves.ts";

/** The lines processed between two pauses. */
const LINES_AT_ONCE = 2000;
/** The largest distance between two consecutive lines of a block. */
const STEP_MAX = 4;

/** Finds the lines that moved within a change, inside a file or between files. */
export class MoveFinder {
  readonly #keys: string[] = [];
  readonly #patches: Patch[] = [];
  readonly #known = new Set<string>();
  readonly #removed = new ChangedLines(LineKind.removed);
  readonly #added = new ChangedLines(LineKind.added);

  get lineCount(): number {
    return this.#removed.count + this.#added.count;
  }

  /** Adds the patch of a file; does nothing if the file is already known. Linear in the patch. */
  put(key: string, patch: Patch): void {
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const file = this.#keys.push(key) - 1;
    this.#patches.push(patch);
    this.#removed.put(patch, file);
    this.#added.put(patch, file);
  }

  /**
   * Finds the moves among all patches added so far; yields now and then. Nearly linear in the changed lines: a million
   * take about a second.
   */
  *find(): Generator<void, FoundMoves> {
    const old = yield* this.#movesOf(this.#removed, this.#added);
    const current = yield* this.#movesOf(this.#added, this.#removed);
    const numbers: number[] = [];
    const ends = new Int32Array(this.#keys.length * 2);
    this.#keys.forEach((_, file) => {
      for (const number of old.get(file) ?? []) numbers.push(number);
      ends[file * 2] = numbers.length;
      for (const number of current.get(file) ?? []) numbers.push(number);
      ends[file * 2 + 1] = numbers.length;
    });
    return { keys: [...this.#keys], numbers: Int32Array.from(numbers), ends };
  }

  /** Returns per file the records of one side. */
  *#movesOf(mine: ChangedLines, theirs: ChangedLines): Generator<void, ReadonlyMap<number, readonly number[]>> {
    const others = yield* matchMoves(mine, theirs);
    const files = new Map<number, number[]>();
    let last = -1;
    for (let line = 0; line < mine.count; line++) {
      if (line % LINES_AT_ONCE === 0) yield;
      const other = others[line] ?? NOT_MOVED;
      // Hash collisions can be provoked: compare the lines themselves.
      if (other === NOT_MOVED || !this.#areSame(mine, line, theirs, other)) continue;
      const before = others[last] ?? 0;
      const isSameBlock = last !== -1 && follows(mine, last, line) && follows(theirs, before, other);
      const numbers = files.get(mine.fileOf(line)) ?? [];
      files.set(mine.fileOf(line), numbers);
      if (isSameBlock && line === last + 1 && other === before + 1) {
        const count = numbers.length - MOVE_RECORD + 1;
        numbers[count] = (numbers[count] ?? 0) + 1;
      } else {
        const flags =
          (isSameBlock ? 0 : MoveFlag.first) | (this.#isInPlace(mine, line, theirs, other) ? MoveFlag.inPlace : 0);
        numbers.push(this.#numberOf(mine, line), 1, theirs.fileOf(other), this.#numberOf(theirs, other), flags);
      }
      last = line;
    }
    return files;
  }

  #patchOf(lines: ChangedLines, line: number): Patch | undefined {
    return this.#patches[lines.fileOf(line)];
  }

  #numberOf(lines: ChangedLines, line: number): number {
    const patch = this.#patchOf(lines, line);
    const numbers = lines === this.#removed ? patch?.oldNumbers : patch?.newNumbers;
    return numbers?.[lines.patchLines[line] ?? 0] ?? 0;
  }

  #areSame(mine: ChangedLines, line: number, theirs: ChangedLines, other: number): boolean {
    const patch = this.#patchOf(mine, line);
    const otherPatch = this.#patchOf(theirs, other);
    if (patch === undefined || otherPatch === undefined) return false;
    return isSameLine(patch, mine.patchLines[line] ?? 0, otherPatch, theirs.patchLines[other] ?? 0);
  }

  /** True if the runs of both lines are at the same place of the same file, one replacing the other. */
  #isInPlace(mine: ChangedLines, line: number, theirs: ChangedLines, other: number): boolean {
    if (mine.fileOf(line) !== theirs.fileOf(other)) return false;
    const [old, current] = mine === this.#removed ? [line, other] : [other, line];
    const runOfOld = this.#removed.runOf(old);
    const endOfOld = this.#removed.runEnd(runOfOld) - 1;
    const startOfNew = this.#added.runStarts[this.#added.runOf(current)] ?? 0;
    const patch = this.#patchOf(mine, line);
    let at = (this.#removed.patchLines[endOfOld] ?? 0) + 1;
    while (patch?.kinds[at] === LineKind.marker) at++;
    return at === this.#added.patchLines[startOfNew];
  }
}

/** True if a line is in the same run as `last`, shortly after it. */
function follows(lines: ChangedLines, last: number, line: number): boolean {
  return lines.runOf(last) === lines.runOf(line) && line > last && line - last <= STEP_MAX;
}

/** Returns true if two lines differ in surrounding whitespace at most. Linear in the shorter one. */
function isSameLine(patch: Patch, line: number, otherPatch: Patch, otherLine: number): boolean {
  const end = trimmedLine.to(patch, line);
  let at = trimmedLine.from(patch, line);
  let other = trimmedLine.from(otherPatch, otherLine);
  if (end - at !== trimmedLine.to(otherPatch, otherLine) - other) return false;
  for (; at < end; at++, other++) if (patch.text.charCodeAt(at) !== otherPatch.text.charCodeAt(other)) return false;
  return true;
}
