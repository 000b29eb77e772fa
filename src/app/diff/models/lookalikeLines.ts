import { LineKind } from "../patch/parsePatch.ts";
import { perPatch } from "./perPatch.ts";

/** Letters that no eye tells from Latin ones (Unicode TR39, of the two alphabets that have most of them). */
const CYRILLIC = "АВЕЅІЈКМНОРСТХҮԌԚԜаеоріјѕсухһԁԛԝѵү";
const GREEK = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϜοϲϳ";
/** Those that come close, which formulas use by themselves: they pose as Latin ones only between such. */
const CLOSE = "αγικνρσυω";

const POSING = new RegExp(`[${CYRILLIC}${GREEK}${CLOSE}]`, "gu");
const ALIKE = new RegExp(`[${CYRILLIC}${GREEK}]`, "u");
const ALL_ALIKE = new RegExp(`^(?:[${CYRILLIC}${GREEK}]|[^\\p{L}])+$`, "u");
/** What shows at once that it is not Latin. */
const PLAIN = new RegExp(`(?![${CYRILLIC}${GREEK}])[\\p{Script=Cyrillic}\\p{Script=Greek}]`, "u");
const OTHERS = new RegExp(`(?![${CYRILLIC}${GREEK}${CLOSE}])\\p{L}`, "u");
const BETWEEN = new RegExp(`\\p{Script=Latin}[${CLOSE}]\\p{Script=Latin}`, "u");
const LATIN = /\p{Script=Latin}/u;
const INSIDE = /[\p{L}\p{M}\p{N}]/u;
/** A name in Latin letters with the ending of another language, as people write in that language. */
const INFLECTED = /^\p{Lu}[\p{Script=Latin}\d]+[\p{Script=Cyrillic}\p{Script=Greek}]{1,2}$/u;

/** How far a word is looked at to each side: what goes on longer is no name. */
const REACH = 64;

const NONE: readonly number[] = [];

/**
 * Finds the lines of a file's newer side with words that read as Latin and are not: some or all of their letters are Cyrillic or
 * Greek ones that look the same. Words of these alone count only in a file that has no other such letters, for in any language
 * that uses them they are ordinary words. Found once for each patch; linear in its text, and nearly free where that is Latin.
 */
export const lookalikeLines = perPatch(NONE, ({ text, lineCount, kinds, starts, ends }): readonly number[] => {
  const lines: number[] = [];
  let isForeign: boolean | null = null; // whether the file is written in such letters; looked up when it counts
  let [line, after] = [0, 0];
  for (const { index } of text.matchAll(POSING)) {
    if (index < after) continue;
    while (line < lineCount && (ends[line] ?? 0) <= index) line++;
    if (line === lineCount) break;
    const [start, end] = [starts[line] ?? 0, ends[line] ?? 0];
    const isNew = kinds[line] === LineKind.added || kinds[line] === LineKind.context;
    if (!isNew || start > index || lines.at(-1) === line) continue;
    const [from, to] = wordAround(text, index, start, end);
    after = to;
    const word = text.slice(from, to);
    if (LATIN.test(word) ? isMixed(word) && !isEnding(word, text, start, end) : isWhole(word)) lines.push(line);
  }
  return lines.length === 0 ? NONE : lines;

  function isWhole(word: string): boolean {
    if (!ALL_ALIKE.test(word)) return false;
    isForeign ??= PLAIN.test(text);
    return !isForeign;
  }
});

/** Whether each letter of a word with Latin ones is one or looks like one. */
function isMixed(word: string): boolean {
  return (ALIKE.test(word) || BETWEEN.test(word)) && !OTHERS.test(word.replace(/\p{Script=Latin}/gu, ""));
}

/** Whether it is a name with an ending, in a line that is written in the ending's language. */
function isEnding(word: string, text: string, start: number, end: number): boolean {
  return INFLECTED.test(word) && PLAIN.test(text.slice(start, Math.min(end, start + REACH ** 2)));
}

function wordAround(text: string, at: number, start: number, end: number): readonly [number, number] {
  let [from, to] = [at, at + 1];
  while (from > Math.max(start, at - REACH) && INSIDE.test(text[from - 1] ?? "")) from--;
  while (to < Math.min(end, at + REACH) && INSIDE.test(text[to] ?? "")) to++;
  return [from, to];
}
