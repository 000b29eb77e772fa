import { formatCount } from "#app/ui/format.ts";

const ESCAPED_BYTE = /[\uDC80-\uDCFF]/u;

/**
 * Shows bytes that are not UTF-8, which arrive as lone surrogates, as the Latin-1 characters they most likely are.
 * Keeps the length.
 */
export function displayText(text: string): string {
  if (!ESCAPED_BYTE.test(text)) return text;
  return text.replace(/[\uDC80-\uDCFF]/gu, (byte) => String.fromCharCode(byte.charCodeAt(0) - 0xdc00));
}

/** A character that is shown by a label because it is invisible or would reorder the text around it. */
export interface Mark {
  readonly at: number;
  readonly length: number;
  readonly label: string;
}

const UNPRINTABLE = /[^\t\x20-\x7e]/;
/** A fast filter for `MARKED` that ignores the context of a character: twenty times as fast. */
const SUSPECT =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0\u115F\u1160\u17B4\u17B5\u2000-\u200A\u202F\u205F\u2800\u3164\uFFA0]|\u034F|[\u{FE00}-\u{FE0F}]|[\u{E0100}-\u{E01EF}]/u;
/** Scripts in which joiners and non-joiners change how letters look, such as Arabic and Sinhala. */
const JOINING =
  "Adlam Arabic Balinese Bengali Devanagari Gujarati Gurmukhi Hanifi_Rohingya Javanese Kannada Khmer Malayalam Mandaic Mongolian Myanmar Nko Oriya Sinhala Syriac Tamil Telugu Tibetan"
    .split(" ")
    .map((script) => `\\p{scx=${script}}`)
    .join("");
/**
 * Matches a joiner or non-joiner that changes nothing to be seen, and so can only hide: one that is not beside a letter of such a
 * script or follows another one (Unicode's UAX 31 and UTS 55), unless it makes one emoji of two.
 */
export const IDLE_JOINER = `[\\u200C\\u200D](?:(?<=[\\u200C\\u200D].)|(?<![${JOINING}]\\p{M}*.)(?!\\p{M}*[${JOINING}])(?!(?<=\\p{Emoji}\\p{Emoji_Modifier}?\\uFE0F?.)\\p{Extended_Pictographic}))`;
/**
 * Control, format (bidirectional, zero-width, tags), separator and blank letter characters, characters that look like a
 * space but are not, and variation selectors that select nothing, which can hide text.
 */
const MARKED = new RegExp(
  `${IDLE_JOINER}|(?![\\t\\u200C\\u200D])[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\u00A0\\u115F\\u1160\\u2000-\\u200A\\u202F\\u205F\\u2800\\u3164\\uFFA0]|\\u034F|\\u17B4|\\u17B5|[\\u{FE00}-\\u{FE0F}](?<=[\\u{FE00}-\\u{FE0F}\\u{E0100}-\\u{E01EF}].)|[\\u{E0100}-\\u{E01EF}](?<!\\p{Script=Han}.)`,
  "gu",
);

/** Returns the characters of a line to label, in ascending order ("Trojan Source"). Nearly free if there are none. */
export function findMarks(text: string): readonly Mark[] {
  if (!UNPRINTABLE.test(text) || !SUSPECT.test(text)) return [];
  return Array.from(text.matchAll(MARKED), (match) => ({
    at: match.index,
    length: match[0].length,
    label: labelOf(match[0]),
  }));
}

function labelOf(character: string): string {
  if (character === "\r") return "CR";
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** Formats a number of bytes: 1,234,567 as "1.2 MB". Units are powers of 1000, as Git LFS uses. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  for (; size >= 1000 && unit < UNITS.length - 1; unit++) size /= 1000;
  return `${formatCount(size, unit === 0 ? 0 : 1)} ${bytes === 1 ? "byte" : UNITS[unit]}`;
}
