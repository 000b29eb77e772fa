import { IDLE_JOINER } from "../displayText.ts";
import { LineKind, memoizePerPatch, type Patch, readPatch } from "../patch/Patch.ts";

const NONE: ReadonlySet<number> = new Set();
/** The characters of git's conflict markers, seven of which begin a line. */
const SIGNS: ReadonlySet<number> = new Set(Array.from("<|=>", (sign) => sign.charCodeAt(0)));
const LENGTH = 7;
const SPACE = 32;
const CARRIAGE_RETURN = 13;

/**
 * Returns the added lines that look like git's conflict markers, provided that both a beginning and an end marker are
 * among them: otherwise a line of seven equals signs may belong to a heading. Cached per patch; linear in its lines.
 */
export const conflictLines = memoizePerPatch((patch): ReadonlySet<number> => {
  const lines: number[] = [];
  let begins = false;
  let ends = false;
  for (let line = 0; line < patch.lineCount; line++) {
    if (patch.kinds[line] !== LineKind.added || !isMarker(patch, line)) continue;
    const sign = patch.text.charAt(patch.starts[line] ?? 0);
    begins ||= sign === "<";
    ends ||= begins && sign === ">";
    lines.push(line);
  }
  return ends ? new Set(lines) : NONE;
});

function isMarker({ text, starts, ends }: Patch, line: number): boolean {
  const start = starts[line] ?? 0;
  const end = ends[line] ?? 0;
  const sign = text.charCodeAt(start);
  if (end - start < LENGTH || !SIGNS.has(sign)) return false;
  for (let at = start + 1; at < start + LENGTH; at++) if (text.charCodeAt(at) !== sign) return false;
  if (end - start === LENGTH) return true;
  const behind = text.charCodeAt(start + LENGTH);
  return behind === SPACE || (behind === CARRIAGE_RETURN && end - start === LENGTH + 1);
}

/**
 * Characters that hide something from the reader: they reorder the text around them, take no space, or carry hidden text
 * (tags, consecutive variation selectors). Joiners and zero-width spaces count where their script does not need them,
 * direction marks within a Latin word; soft hyphens and blank letters always, since they can be in names.
 */
const TRICK = new RegExp(
  `[\\u00AD\\u202A-\\u202E\\u2066-\\u206F\\u2060-\\u2064\\u180E\\u3164\\uFFA0\\u{E0001}]|${IDLE_JOINER}|[\\u200E\\u200F\\u061C](?<=[\\p{Script=Latin}\\d_].)(?=[\\p{Script=Latin}\\d_])|\\u200B(?<![\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Han}].)|[\\u{E0020}-\\u{E007F}](?<!\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{0,5}.)|[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]{2}`,
  "gu",
);

const NO_LINES: readonly number[] = [];

/**
 * Returns the lines of the new side with deceptive characters ("Trojan Source", hidden text). Cached per patch; linear
 * in its text, and nearly free if that is Latin.
 */
export const hiddenLines = memoizePerPatch((patch) => newLinesWith(TRICK, patch));

/** A byte that is not UTF-8 arrives as a lone surrogate. */
const OTHER_BYTE = /[\uDC80-\uDCFF]/gu;

/** Returns the lines of the new side with bytes that are not UTF-8. Cached per patch; linear in its text. */
export const notUtf8Lines = memoizePerPatch((patch) => newLinesWith(OTHER_BYTE, patch));

function newLinesWith(pattern: RegExp, { text, lineCount, kinds, starts, ends }: Patch): readonly number[] {
  const lines: number[] = [];
  let line = 0;
  for (const { index } of text.matchAll(pattern)) {
    while (line < lineCount && (ends[line] ?? 0) <= index) line++;
    if (line === lineCount) break;
    const isNew = kinds[line] === LineKind.added || kinds[line] === LineKind.context;
    if (isNew && (starts[line] ?? 0) <= index && lines.at(-1) !== line) lines.push(line);
  }
  return lines.length === 0 ? NO_LINES : lines;
}

/** Letters that look exactly like Latin ones (Unicode TR39, from the two alphabets with most of them). */
const CYRILLIC = "АВЕЅІЈКМНОРСТХҮԌԚԜаеоріјѕсухһԁԛԝѵү";
const GREEK = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϜοϲϳ";
/** Similar letters that are also used alone in formulas: they count only between letters that look Latin. */
const CLOSE = "αγικνρσυω";

const POSING = new RegExp(`[${CYRILLIC}${GREEK}${CLOSE}]`, "gu");
const ALIKE = new RegExp(`[${CYRILLIC}${GREEK}]`, "u");
const ALL_ALIKE = new RegExp(`^(?:[${CYRILLIC}${GREEK}]|[^\\p{L}])+$`, "u");
/** Letters that are obviously not Latin. */
const PLAIN = new RegExp(`(?![${CYRILLIC}${GREEK}])[\\p{Script=Cyrillic}\\p{Script=Greek}]`, "u");
const OTHERS = new RegExp(`(?![${CYRILLIC}${GREEK}${CLOSE}])\\p{L}`, "u");
const BETWEEN = new RegExp(`\\p{Script=Latin}[${CLOSE}]\\p{Script=Latin}`, "u");
const LATIN = /\p{Script=Latin}/u;
const INSIDE = /[\p{L}\p{M}\p{N}]/u;
/** A Latin name with the inflection of another language, as is usual in that language. */
const INFLECTED = /^\p{Lu}[\p{Script=Latin}\d]+[\p{Script=Cyrillic}\p{Script=Greek}]{1,2}$/u;

/** The most characters examined on each side of a letter: longer words are not names. */
const REACH = 64;

/**
 * Returns the lines of the new side with words that look Latin but are not: some or all of their letters are
 * identical-looking Cyrillic or Greek ones. Words made only of such letters count only in a file without other letters
 * of these alphabets, since otherwise they are ordinary words. Cached per patch; linear in its text, and nearly free if
 * that is Latin.
 */
export const lookalikeLines = memoizePerPatch(({ text, lineCount, kinds, starts, ends }): readonly number[] => {
  const lines: number[] = [];
  let isForeign: boolean | null = null; // true if the file is written in such letters; computed on demand
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
  return lines.length === 0 ? NO_LINES : lines;

  function isWhole(word: string): boolean {
    if (!ALL_ALIKE.test(word)) return false;
    isForeign ??= PLAIN.test(text);
    return !isForeign;
  }
});

/** True if each other letter of a word with Latin letters looks Latin. */
function isMixed(word: string): boolean {
  return (ALIKE.test(word) || BETWEEN.test(word)) && !OTHERS.test(word.replace(/\p{Script=Latin}/gu, ""));
}

/** True if it is an inflected name in a line written in the language of the ending. */
function isEnding(word: string, text: string, start: number, end: number): boolean {
  return INFLECTED.test(word) && PLAIN.test(text.slice(start, Math.min(end, start + REACH ** 2)));
}

function wordAround(text: string, at: number, start: number, end: number): readonly [number, number] {
  let [from, to] = [at, at + 1];
  while (from > Math.max(start, at - REACH) && INSIDE.test(text[from - 1] ?? "")) from--;
  while (to < Math.min(end, at + REACH) && INSIDE.test(text[to] ?? "")) to++;
  return [from, to];
}

/**
 * Parses a large patch and computes the input of its notes before the layout: doing both at once would block the page
 * for 100 ms for a file with 50,000 changed lines. Linear in the patch.
 */
export function prepareFile(text: string): void {
  const patch = readPatch(text);
  for (const find of [conflictLines, hiddenLines, lookalikeLines]) find(patch);
}
