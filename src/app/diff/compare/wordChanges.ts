import type { IgnoredWhitespace } from "../patch/DiffFile.ts";
import { clustersOf } from "#app/ui/format.ts";
import { LINE_LENGTH_COMPARED } from "../measures.ts";
import { type Difference, differences } from "./differences.ts";

/** The most pairs of words compared for two lines: half a millisecond, and a screen has sixty such lines. */
const STEPS = 8_000;
/** A gap between two changes that joins them: marks with holes are harder to read than a single mark. */
const GAP = /^[^\p{L}\p{N}_]{1,3}$/u;
/** The share of both lines that must be equal for the rest to be marked. */
const SHARED_MIN = 0.4;
/** Alternatively, the share of the shorter line, including a word, if text was only inserted or only deleted. */
const UNCHANGED_MIN = 0.8;
const WORD = /[\p{L}\p{N}_]{3}/u;

/**
 * Returns the changes between two lines by whole words, in ascending order, as offsets into both texts; the text
 * between the changes is equal. Empty for equal lines. Null if the whole line counts as changed: the two have too
 * little in common, or comparing them would take too long. Bounded for lines of any length.
 */
export function wordChanges(
  before: string,
  after: string,
  ignored: IgnoredWhitespace = "none",
): readonly Difference[] | null {
  if (before.length > LINE_LENGTH_COMPARED || after.length > LINE_LENGTH_COMPARED) return null;
  const old = splitWords(before);
  const current = splitWords(after);
  const found = differences(old, current, STEPS);
  if (found === null) return null;
  const all = inCharacters(found, endsOf(old), endsOf(current));
  const counted = ignored === "none" ? all : all.flatMap((change) => withoutWhitespace(before, after, change, ignored));
  const changes = joinNear(before, counted);
  return changes.length === 0 || isWorthwhile(before, after, changes) ? changes : null;
}

/** Leaves the whitespace at both ends of a change out, and a change that has nothing else. */
function withoutWhitespace(
  before: string,
  after: string,
  { oldFrom, oldTo, newFrom, newTo }: Difference,
  ignored: IgnoredWhitespace,
): readonly Difference[] {
  const [old, current] = [before.slice(oldFrom, oldTo), after.slice(newFrom, newTo)];
  const isIgnored = (one: string, other: string): boolean => ignored === "all" || (one !== "" && other !== "");
  const blanks = (text: string, at: RegExp): string => at.exec(text)?.[0] ?? "";
  const [oldStart, newStart] = [blanks(old, /^\s+/u), blanks(current, /^\s+/u)];
  const [oldEnd, newEnd] = [blanks(old, /\s+$/u), blanks(current, /\s+$/u)];
  const fromStart = isIgnored(oldStart, newStart);
  const fromEnd = isIgnored(oldEnd, newEnd);
  const start = fromStart ? [oldFrom + oldStart.length, newFrom + newStart.length] : [oldFrom, newFrom];
  const end = fromEnd ? [oldTo - oldEnd.length, newTo - newEnd.length] : [oldTo, newTo];
  const [first = 0, firstNew = 0] = start;
  const change = {
    oldFrom: first,
    oldTo: Math.max(first, end[0] ?? 0),
    newFrom: firstNew,
    newTo: Math.max(firstNew, end[1] ?? 0),
  };
  return change.oldFrom === change.oldTo && change.newFrom === change.newTo ? [] : [change];
}

/** Returns the end of each word, preceded by a 0. */
function endsOf(words: readonly string[]): Int32Array {
  const ends = new Int32Array(words.length + 1);
  words.forEach((word, index) => {
    ends[index + 1] = (ends[index] ?? 0) + word.length;
  });
  return ends;
}

function inCharacters(found: readonly Difference[], old: Int32Array, current: Int32Array): readonly Difference[] {
  return found.map(({ oldFrom, oldTo, newFrom, newTo }) => ({
    oldFrom: old[oldFrom] ?? 0,
    oldTo: old[oldTo] ?? 0,
    newFrom: current[newFrom] ?? 0,
    newTo: current[newTo] ?? 0,
  }));
}

function joinNear(before: string, changes: readonly Difference[]): readonly Difference[] {
  const joined: Difference[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    if (last !== undefined && GAP.test(before.slice(last.oldTo, change.oldFrom))) {
      joined[joined.length - 1] = { ...change, oldFrom: last.oldFrom, newFrom: last.newFrom };
    } else joined.push(change);
  }
  return joined;
}

function isWorthwhile(before: string, after: string, changes: readonly Difference[]): boolean {
  const kept = [...changes, undefined].flatMap((change, index) => {
    return splitWords(before.slice(changes[index - 1]?.oldTo ?? 0, change?.oldFrom ?? before.length));
  });
  const shared = weightOf(kept);
  const old = weightOf(splitWords(before));
  const current = weightOf(splitWords(after));
  if (shared === 0) return false;
  if (2 * shared >= SHARED_MIN * (old + current)) return true;
  return shared >= UNCHANGED_MIN * Math.min(old, current) && kept.some((word) => WORD.test(word));
}

/** Scripts written without spaces between words: each character counts as a word. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}`;
/** The characters of a word, including bytes that are not UTF-8. */
const LETTER = String.raw`(?![${UNSPACED}])[\p{L}\p{M}\p{N}_$\uDC80-\uDCFF]`;
const WORD_OR_SIGN = new RegExp(String.raw`(?:${LETTER})+|\s+|.\p{M}*`, "gsu");
const [LETTERS, BLANKS] = [new RegExp(`^${LETTER}`, "u"), /^\s/u];
/** Characters of which several make one sign. */
const JOINED = /[\p{RI}\p{Extended_Pictographic}\p{Emoji_Modifier}\u200D\u1100-\u11FF\u{E0020}-\u{E007F}]/u;

/**
 * Splits a text into words, numbers, runs of blanks and single other signs as a person sees them, which concatenated are
 * the text. Linear.
 */
export function splitWords(text: string): readonly string[] {
  if (!JOINED.test(text)) return text.match(WORD_OR_SIGN) ?? [];
  const words: string[] = [];
  for (const sign of clustersOf(text)) {
    const last = words.at(-1) ?? "";
    const isSame = [LETTERS, BLANKS].some((kind) => kind.test(sign) && kind.test(last));
    if (isSame) words[words.length - 1] = last + sign;
    else words.push(sign);
  }
  return words;
}

/** A longer word, such as an object id, counts no more than this. */
const WEIGHT_MAX = 10;

/** Returns the weight of words when comparing lines: their characters, without blanks; one for a sign of several. */
export function weightOf(words: readonly string[]): number {
  const weight = (word: string): number => (LETTERS.test(word) ? Math.min(word.length, WEIGHT_MAX) : 1);
  return words.reduce((sum, word) => sum + (word.trim() === "" ? 0 : weight(word)), 0);
}
