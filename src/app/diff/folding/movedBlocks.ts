import { type FileMoves, type FoundMoves, MOVE_RECORD } from "../compare/FileMoves.ts";
import type { DiffSide, Patch } from "../patch/Patch.ts";
import { hunkSpans, type LineSpan } from "./formChanges.ts";
import type { Token } from "./syntaxTokens.ts";

/** Fewer lines are too common: the same ones can be written twice. */
const LINES_MIN = 5;

/** A hunk whose lines are all at one place of another file, that added or removed them. */
export interface MovedBlock {
  /** Its index among the hunks that git makes with its default context. */
  readonly hunk: number;
  readonly side: DiffSide;
  /** Its lines without the blank ones around them, of which there are `blanks`. */
  readonly lines: LineSpan;
  readonly blanks: number;
  /** The file at the other end, and the first line there. */
  readonly key: string;
  readonly line: number;
}

/** Returns the files with lines in a row that are in another file. Linear in the ranges of moved lines. */
export function filesWithBlocks({ keys, numbers, ends }: FoundMoves): readonly string[] {
  return keys.filter((_, file) => {
    for (let at = ends[file * 2 - 1] ?? 0; at < (ends[file * 2 + 1] ?? 0); at += MOVE_RECORD)
      if ((numbers[at + 1] ?? 0) >= LINES_MIN && numbers[at + 2] !== file) return true;
    return false;
  });
}

/**
 * Returns the hunks of a file that only add or only remove lines, of which each is once in another file, in the same
 * order, apart from blanks around it. Within one file the order of lines can mean something.
 */
export function movedBlocks(
  key: string,
  patch: Patch,
  movesOf: (key: string) => FileMoves | null,
): readonly MovedBlock[] {
  const moves = movesOf(key);
  if (moves === null) return [];
  const ranges = { old: moves.ranges("old"), new: moves.ranges("new") };
  return hunkSpans(patch).flatMap(({ old, now, sides }, hunk): readonly MovedBlock[] => {
    if (sides === null || sides.every((text) => text !== "")) return [];
    const [side, other] = sides[1] === "" ? (["old", "new"] as const) : (["new", "old"] as const);
    const text = sides.join("").split("\n").slice(0, -1);
    const start = side === "old" ? old.start : now.start;
    const [first, last] = [text.findIndex(isWritten), text.findLastIndex(isWritten)];
    const [count, lines] = [last - first + 1, { start: start + first, end: start + last + 1 }];
    const there = first === -1 || count < LINES_MIN ? undefined : rangeWith(ranges[side], lines);
    if (there === undefined || there.key === key) return [];
    const { key: otherKey, line } = there;
    // Lines that are at several places were not moved, but copied.
    const back = rangeWith(movesOf(otherKey)?.ranges(other) ?? [], { start: line, end: line + count });
    const isMutual = back?.key === key && back.line === lines.start;
    return isMutual ? [{ hunk, side, lines, blanks: text.length - count, key: otherKey, line }] : [];
  });
}

function isWritten(line: string): boolean {
  return line.trim() !== "";
}

/** Returns the other end of the first of some lines if all of them moved together; undefined otherwise. */
function rangeWith(ranges: ReturnType<FileMoves["ranges"]>, { start, end }: LineSpan) {
  const range = ranges.find(({ from, to }) => from <= start && end - 1 <= to);
  if (range === undefined) return undefined;
  return { key: range.moved.key, line: range.moved.line + start - range.from };
}

/** Declarations that mean the same wherever they are in a file, with the nodes that can be around one. */
const DECLARATION =
  /^(?:(?:Class|Enum|Function|Interface|Record|Trait|TypeAlias)(?:Declaration|Definition)|(?:Function|Method|Type)Decl|(?:Enum|Function|Impl|Struct|Trait|Type)Item)$/u;
const AROUND = /^(?:ExportDeclaration|AttributeItem)$/u;

/** Returns true if some lines are whole declarations of functions, classes and types of a file, with their comments. */
export function areDeclarations(tokens: readonly Token[] | null, { start, end }: LineSpan): boolean {
  if (tokens === null) return false;
  const first = tokens.findIndex(({ lastLine }) => lastLine >= start);
  const last = tokens.findIndex(({ line }) => line >= end);
  const isCut = (tokens[first]?.line ?? 0) < start || (tokens[last - 1]?.lastLine ?? end) >= end;
  if (isCut || !isBetween(tokens, first) || !isBetween(tokens, last)) return false;
  let [isFine, count] = [true, 0];
  for (let at = first; at < last; at++) {
    const { type, parents } = tokens[at] ?? { type: "", parents: [] };
    const [, outer = "", inner = ""] = parents;
    if (isBetween(tokens, at)) {
      if (!isFine) return false;
      isFine = outer === "" && /comment/iu.test(type);
    }
    if (!DECLARATION.test(AROUND.test(outer) ? inner : outer)) continue;
    isFine = true;
    count += 1;
  }
  return isFine && count > 0;
}

/** Returns true if a token is the first one of a node that is in no other one but the whole text. */
function isBetween(tokens: readonly Token[], at: number): boolean {
  let depth = tokens[at - 1]?.parents.length ?? 0;
  let least = depth;
  for (const edge of tokens[at]?.edges ?? []) {
    if (edge.startsWith(")")) depth -= 1;
    else if (edge.startsWith("(")) depth += 1;
    least = Math.min(least, depth);
  }
  return least <= 1;
}
