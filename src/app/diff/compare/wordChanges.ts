import { LINE_LENGTH_COMPARED } from "../measures.ts";
import { type Difference, differences } from "./differences.ts";

/** Pairs of words looked at for two lines at most: half a millisecond, and a screen has sixty such lines. */
const STEPS = 8_000;
/** Signs between two changes that join them: marks with holes are harder to read than one mark. */
const GAP = /^[^\p{L}\p{N}_]{1,3}$/u;
/** The share of both lines that must be equal for the rest to stand out. */
const SHARED_MIN = 0.4;
/** Or the share of the shorter line, with a word of it, where something was only put in or taken out. */
const KEPT_MIN = 0.8;
const WORD = /[\p{L}\p{N}_]{3}/u;

/**
 * Finds what changed from one line to another by whole words, first to last, as offsets into the two texts; the texts
 * between the changes are equal. Gives none for equal lines, and null where the whole line is what changed: where the two
 * have too little in common, or comparing them would take too long. Bounded for lines of any length.
 */
export function wordChanges(before: string, after: string): readonly Difference[] | null {
  if (before.length > LINE_LENGTH_COMPARED || after.length > LINE_LENGTH_COMPARED) return null;
  const old = cutWords(before);
  const current = cutWords(after);
  const found = differences(old, current, STEPS);
  if (found === null) return null;
  const changes = joinNear(before, inCharacters(found, endsOf(old), endsOf(current)));
  return changes.length === 0 || isWorthwhile(before, after, changes) ? changes : null;
}

/** Gives where each word ends, behind a 0. */
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
    return cutWords(before.slice(changes[index - 1]?.oldTo ?? 0, change?.oldFrom ?? before.length));
  });
  const shared = weightOf(kept);
  const old = weightOf(cutWords(before));
  const current = weightOf(cutWords(after));
  if (shared === 0) return false;
  if (2 * shared >= SHARED_MIN * (old + current)) return true;
  return shared >= KEPT_MIN * Math.min(old, current) && kept.some((word) => WORD.test(word));
}

/** Written without spaces between words: each sign counts as a word. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}`;
/** What a word consists of, bytes that were not UTF-8 among it. */
const LETTER = String.raw`(?![${UNSPACED}])[\p{L}\p{M}\p{N}_$\uDC80-\uDCFF]`;
/** A picture made of pictures is one sign, and so is a sign with its accents. */
const SIGN = String.raw`(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*|.)\p{M}*`;
const CUT_WORDS_WORD = new RegExp(String.raw`(?:${LETTER})+|\s+|${SIGN}`, "gsu");

/** Cuts a text into words, numbers, runs of blanks and single signs. Put together they are the text. Linear. */
export function cutWords(text: string): readonly string[] {
  return text.match(CUT_WORDS_WORD) ?? [];
}

/** A longer word, such as an object id, says no more about a line than this. */
const WEIGHT_MAX = 10;

/** Weighs how much words tell of the line they stand in: their letters and signs, blanks counting nothing. */
export function weightOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (word.trim() === "" ? 0 : Math.min(word.length, WEIGHT_MAX)), 0);
}
