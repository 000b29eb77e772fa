import { LineKind, type Patch, readPatch } from "../patch/Patch.ts";
import { perPatch } from "../patch/perPatch.ts";

const NONE: ReadonlySet<number> = new Set();
/** The signs that git's own markers are made of, seven of one at the beginning of a line. */
const SIGNS: ReadonlySet<number> = new Set(Array.from("<|=>", (sign) => sign.charCodeAt(0)));
const LENGTH = 7;
const SPACE = 32;
const CARRIAGE_RETURN = 13;

/**
 * Finds the lines that a merge left in a file's newer side for a person to choose between: added lines that look like
 * git's conflict markers, where one that begins a conflict and one that ends it are among them; else a line of seven
 * equals signs may be a heading's. Found once for each patch; linear in its lines.
 */
export const conflictLines = perPatch(NONE, (patch): ReadonlySet<number> => {
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
 * What nobody writes by chance: characters that turn the text around them, that take no room, or that carry hidden text (tags,
 * selectors one after another). Marks of direction and joiners belong to ordinary Arabic, Hebrew, Persian and emoji, breaks
 * without width to scripts without spaces, soft hyphens to prose.
 */
const TRICK =
  /[\u202A-\u202E\u2066-\u2069\u2060-\u2064\u180E\u{E0001}]|\u200B(?<![\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}].)|[\u{E0020}-\u{E007F}](?<!\u{1F3F4}[\u{E0061}-\u{E007A}]{0,5}.)|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2}/gu;

const HIDDEN_LINES_NONE: readonly number[] = [];

/**
 * Finds the lines of a file's newer side that hold characters made to deceive ("Trojan Source", hidden text). Found once for
 * each patch; linear in its text, and nearly free where that is Latin.
 */
export const hiddenLines = perPatch(
  HIDDEN_LINES_NONE,
  ({ text, lineCount, kinds, starts, ends }): readonly number[] => {
    const lines: number[] = [];
    let line = 0;
    for (const { index } of text.matchAll(TRICK)) {
      while (line < lineCount && (ends[line] ?? 0) <= index) line++;
      if (line === lineCount) break;
      const isNew = kinds[line] === LineKind.added || kinds[line] === LineKind.context;
      if (isNew && (starts[line] ?? 0) <= index && lines.at(-1) !== line) lines.push(line);
    }
    return lines.length === 0 ? HIDDEN_LINES_NONE : lines;
  },
);

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

const LOOKALIKE_LINES_NONE: readonly number[] = [];

/**
 * Finds the lines of a file's newer side with words that read as Latin and are not: some or all of their letters are Cyrillic or
 * Greek ones that look the same. Words of these alone count only in a file that has no other such letters, for in any language
 * that uses them they are ordinary words. Found once for each patch; linear in its text, and nearly free where that is Latin.
 */
export const lookalikeLines = perPatch(
  LOOKALIKE_LINES_NONE,
  ({ text, lineCount, kinds, starts, ends }): readonly number[] => {
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
    return lines.length === 0 ? LOOKALIKE_LINES_NONE : lines;

    function isWhole(word: string): boolean {
      if (!ALL_ALIKE.test(word)) return false;
      isForeign ??= PLAIN.test(text);
      return !isForeign;
    }
  },
);

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

/**
 * Reads a large patch, and what its file's notes are made of, before it is laid out: both in one go would keep a page of a file of
 * 50,000 changed lines from answering for 100 ms. Linear in the patch.
 */
export function prepareFile(text: string): void {
  const patch = readPatch(text);
  for (const find of [conflictLines, hiddenLines, lookalikeLines]) find(patch);
}
