import { LineKind, type Patch } from "../patch/Patch.ts";
import { ChangedLines, trimmedLine } from "./ChangedLines.ts";
import { type FoundMoves, MOVE_RECORD, MoveFlag } from "./FileMoves.ts";
import { growMoves, matchMoves, NOT_MOVED } from "./matchMoves.ts";
import { wordChanges } from "./wordChanges.ts";

/** Pairs of lines compared word by word at most: about half a second in all. */
const COMPARISONS_MAX = 20_000;
/** Lines looked at before others are heard. */
const LINES_AT_ONCE = 2000;
/** Lines of one block are at most this far from one another. */
const STEP_MAX = 4;

/** Finds lines that moved within a change, from one place of a file to another or from file to file. */
export class MoveFinder {
  readonly #keys: string[] = [];
  readonly #patches: Patch[] = [];
  readonly #known = new Set<string>();
  readonly #removed = new ChangedLines(LineKind.removed);
  readonly #added = new ChangedLines(LineKind.added);

  /** How many changed lines it knows. */
  get lineCount(): number {
    return this.#removed.count + this.#added.count;
  }

  /** Takes a file's patch; that of a file it knows already is left out. Linear in the patch. */
  put(key: string, patch: Patch): void {
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const file = this.#keys.push(key) - 1;
    this.#patches.push(patch);
    this.#removed.put(patch, file);
    this.#added.put(patch, file);
  }

  /**
   * Finds what moved among all patches so far, pausing now and then. Nearly linear in all their changed lines: a million
   * take about a second.
   */
  *find(): Generator<void, FoundMoves> {
    const words: number[] = [];
    const old = yield* this.#stretches(this.#removed, this.#added, words);
    const current = yield* this.#stretches(this.#added, this.#removed, words);
    const numbers: number[] = [];
    const ends = new Int32Array(this.#keys.length * 2);
    this.#keys.forEach((_, file) => {
      for (const number of old.get(file) ?? []) numbers.push(number);
      ends[file * 2] = numbers.length;
      for (const number of current.get(file) ?? []) numbers.push(number);
      ends[file * 2 + 1] = numbers.length;
    });
    return { keys: [...this.#keys], numbers: Int32Array.from(numbers), ends, words: Int32Array.from(words) };
  }

  /** Gives per file the records of one side, and puts what changed in edited lines behind `words`. */
  *#stretches(
    mine: ChangedLines,
    theirs: ChangedLines,
    words: number[],
  ): Generator<void, ReadonlyMap<number, readonly number[]>> {
    const others = yield* matchMoves(mine, theirs);
    for (let line = 0; line < mine.count; line++) {
      if (line % LINES_AT_ONCE === 0) yield;
      const other = others[line] ?? NOT_MOVED;
      // A hash can be made to meet another: what is said to be the same is looked at.
      if (other !== NOT_MOVED && !this.#areSame(mine, line, theirs, other)) others[line] = NOT_MOVED;
    }
    let comparisons = 0;
    const wordsAt = new Map<number, number>();
    yield* growMoves(mine, theirs, others, (line, other) => {
      const changed = comparisons++ < COMPARISONS_MAX ? this.#changedWords(mine, line, theirs, other) : null;
      if (changed === null) return false;
      wordsAt.set(line, words.length);
      words.push(changed.length / 2, ...changed);
      return true;
    });

    const files = new Map<number, number[]>();
    let last = -1;
    for (let line = 0; line < mine.count; line++) {
      if (line % LINES_AT_ONCE === 0) yield;
      const other = others[line] ?? NOT_MOVED;
      if (other === NOT_MOVED) continue;
      const isSameBlock = last !== -1 && follows(mine, last, line) && follows(theirs, others[last] ?? 0, other);
      const edit = wordsAt.get(line);
      const flags =
        (isSameBlock ? 0 : MoveFlag.first) |
        (edit === undefined ? 0 : MoveFlag.edited) |
        (this.#isInPlace(mine, line, theirs, other) ? MoveFlag.inPlace : 0);
      const numbers = files.get(mine.fileOf(line)) ?? [];
      files.set(mine.fileOf(line), numbers);
      const isNext = isSameBlock && line === last + 1 && other === (others[last] ?? 0) + 1;
      if (isNext && edit === undefined && !wordsAt.has(last)) {
        const count = numbers.length - MOVE_RECORD + 1;
        numbers[count] = (numbers[count] ?? 0) + 1;
      } else {
        const [number, otherNumber] = [this.#numberOf(mine, line), this.#numberOf(theirs, other)];
        numbers.push(number, 1, theirs.fileOf(other), otherNumber, flags, edit ?? 0);
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
    return numbers?.[lines.places[line] ?? 0] ?? 0;
  }

  #areSame(mine: ChangedLines, line: number, theirs: ChangedLines, other: number): boolean {
    const patch = this.#patchOf(mine, line);
    const otherPatch = this.#patchOf(theirs, other);
    if (patch === undefined || otherPatch === undefined) return false;
    return isSameLine(patch, mine.places[line] ?? 0, otherPatch, theirs.places[other] ?? 0);
  }

  /** Gives where and to where a line differs from the other, over and over; null where the two are not alike. */
  #changedWords(mine: ChangedLines, line: number, theirs: ChangedLines, other: number): readonly number[] | null {
    if (mine.weights[line] === 0 || theirs.weights[other] === 0) return null;
    const isOld = mine === this.#removed;
    const [own, their] = [this.#textOf(mine, line), this.#textOf(theirs, other)];
    const patch = this.#patchOf(mine, line);
    const place = mine.places[line] ?? 0;
    const indent = patch === undefined ? 0 : trimmedLine.from(patch, place) - (patch.starts[place] ?? 0);
    const changes = isOld ? wordChanges(own, their) : wordChanges(their, own);
    return (
      changes?.flatMap(({ oldFrom, oldTo, newFrom, newTo }) => {
        const [from, to] = isOld ? [oldFrom, oldTo] : [newFrom, newTo];
        return from < to ? [indent + from, indent + to] : [];
      }) ?? null
    );
  }

  #textOf(lines: ChangedLines, line: number): string {
    const patch = this.#patchOf(lines, line);
    const place = lines.places[line] ?? 0;
    return patch === undefined ? "" : patch.text.slice(trimmedLine.from(patch, place), trimmedLine.to(patch, place));
  }

  /** Whether the two lines' runs stand at one place of one file, one in the other's stead. */
  #isInPlace(mine: ChangedLines, line: number, theirs: ChangedLines, other: number): boolean {
    if (mine.fileOf(line) !== theirs.fileOf(other)) return false;
    const [old, current] = mine === this.#removed ? [line, other] : [other, line];
    const endOfOld = this.#removed.runEnd(this.#removed.runOf(old)) - 1;
    const startOfNew = this.#added.runStarts[this.#added.runOf(current)] ?? 0;
    const patch = this.#patchOf(mine, line);
    let at = (this.#removed.places[endOfOld] ?? 0) + 1;
    while (patch?.kinds[at] === LineKind.marker) at++;
    return at === this.#added.places[startOfNew];
  }
}

/** Whether a line stands in the run of another, behind it and near. */
function follows(lines: ChangedLines, last: number, line: number): boolean {
  return lines.runOf(last) === lines.runOf(line) && line > last && line - last <= STEP_MAX;
}

/** Tells whether two lines are the same but for the white space around them. Linear in the shorter. */
function isSameLine(patch: Patch, line: number, otherPatch: Patch, otherLine: number): boolean {
  const end = trimmedLine.to(patch, line);
  let at = trimmedLine.from(patch, line);
  let other = trimmedLine.from(otherPatch, otherLine);
  if (end - at !== trimmedLine.to(otherPatch, otherLine) - other) return false;
  for (; at < end; at++, other++) if (patch.text.charCodeAt(at) !== otherPatch.text.charCodeAt(other)) return false;
  return true;
}
