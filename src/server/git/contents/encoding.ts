import { isUtf8 } from "node:buffer";
import { decodeBytes, displayLine } from "#contract/byteText.ts";

/**
 * The encoding of a text, by its name in the WHATWG Encoding Standard. `mixed` is UTF-8 with some invalid bytes, which
 * are read as Latin-1. All but those of Unicode are guesses.
 */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "mixed" | LegacyEncoding;

/** Encodings in which a byte below 64 is always that ASCII character, so that lines are those of the bytes. */
export type LegacyEncoding = (typeof LANGUAGES)[number]["encoding"];

export interface ContentText {
  readonly encoding: TextEncoding;
  readonly text: string;
}

const MARK_BYTES = 2;
/** UTF-32 starts with the BOM of UTF-16 and a NUL, which no text contains. */
const NUL_CHARACTER = /\0/u;
/** Characters that are rare in texts: controls, unassigned code points and the replacement character. */
const STRANGE = /(?![\t\n\f\r])\p{Cc}|\p{Cn}|\uFFFD/gu;
/** In random data, one character in twenty is one of these. */
const STRANGE_MAX = 0.01;
/** In characters. */
const SAMPLE_LENGTH = 4000;

/** Returns the UTF-16 variant of a content's BOM if it may be text; null if not. Other contents have it by chance. */
export function utf16Mark(content: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = content;
  const mark = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  if (mark === null) return null;
  const sample = content.subarray(MARK_BYTES, MARK_BYTES + 2 * SAMPLE_LENGTH);
  const head = new TextDecoder(mark).decode(sample, { stream: sample.length === 2 * SAMPLE_LENGTH });
  if (NUL_CHARACTER.test(head)) return null;
  const strange = head.match(STRANGE)?.length ?? 0;
  return strange <= STRANGE_MAX * head.length ? mark : null;
}

/**
 * Detects the encoding of a content: UTF-16 if it has that BOM, although git takes it for binary; else UTF-8, or the
 * most probable other encoding. Null if git takes it for binary and it has no such BOM. Nearly free for UTF-8, and
 * never reads more than SAMPLE_BYTES of another text closely.
 */
export function detectEncoding(content: Uint8Array): TextEncoding | null {
  const mark = utf16Mark(content);
  if (mark !== null) return mark;
  if (isBinaryContent(content)) return null;
  return isUtf8(content) ? "utf-8" : guessEncoding(sampleOf(content));
}

/**
 * Decodes a content as text; null if `detectEncoding` returns null. The BOM of UTF-16 is left out, that of UTF-8 is
 * part of the text. Linear in the content.
 */
export function contentText(content: Uint8Array): ContentText | null {
  const encoding = detectEncoding(content);
  if (encoding === null) return null;
  const isMarked = encoding === "utf-16le" || encoding === "utf-16be";
  return { encoding, text: decodePiece(isMarked ? content.subarray(MARK_BYTES) : content, encoding) };
}

export function decodePiece(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding === "utf-8" || encoding === "mixed") return displayLine(decodeBytes(bytes));
  if (encoding === "windows-1252") return decodeWindows1252(bytes);
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

const BEYOND_LATIN_1 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Node 20 decodes it as Latin-1 (nodejs/node#56542). */
function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  return latin1.replaceAll(/[\x80-\x9f]/gu, (control) => BEYOND_LATIN_1.charAt(control.charCodeAt(0) - 0x80));
}

/**
 * Returns a content with the lines that people see: a text in UTF-16 as UTF-8, without its BOM. Everything else stays
 * byte for byte, since a line of it is a line of its bytes.
 */
export function lineBytes(content: Buffer): Buffer {
  const mark = utf16Mark(content);
  return mark === null ? content : Buffer.from(decodePiece(content.subarray(MARK_BYTES), mark));
}

/** Git takes a content for text if it has no NUL in this many bytes (FIRST_FEW_BYTES in its xdiff-interface.c). */
export const BINARY_SNIFF_BYTES = 8000;

/** Returns true if git takes a content for binary, given at least its beginning. */
export function isBinaryContent(content: Uint8Array): boolean {
  return content.subarray(0, BINARY_SNIFF_BYTES).includes(0);
}

const NEWLINE = 10;
const SAMPLE_BYTES = 16 * 1024;

/** Returns the lines from the first one that is not ASCII. */
function sampleOf(content: Uint8Array): Uint8Array {
  const high = content.findIndex((byte) => byte >= 0x80);
  const start = content.lastIndexOf(NEWLINE, high) + 1;
  if (content.length - start <= SAMPLE_BYTES) return content.subarray(start);
  const sample = content.subarray(start, start + SAMPLE_BYTES);
  const end = sample.lastIndexOf(NEWLINE);
  return sample.subarray(0, end > 0 ? end : SAMPLE_BYTES - 1);
}

const ESCAPED_BYTE = /[\uDC80-\uDCFF]/gu;
const NOT_ASCII = /(?![\uDC80-\uDCFF])[^\0-\x7f]/gu;

/**
 * Guesses the encoding of bytes that are not UTF-8: UTF-8 with errors if at least half of the bytes beyond ASCII are
 * parts of its characters, else the encoding in which the bytes are the most probable text.
 */
function guessEncoding(sample: Uint8Array): TextEncoding {
  const text = decodeBytes(sample);
  const invalid = text.match(ESCAPED_BYTE)?.length ?? 0;
  if (2 * (text.match(NOT_ASCII)?.length ?? 0) >= invalid) return "mixed";
  let best: LegacyEncoding = "windows-1252";
  let most = -Infinity;
  for (const language of LANGUAGES) {
    const probability = probabilityOf(sample, language);
    if (probability > most) [best, most] = [language.encoding, probability];
  }
  return best;
}

/** A model of texts in one encoding. A row of its table of characters has those with the same first byte. */
interface Language {
  readonly encoding: string;
  /** The characters beyond ASCII that make up about half of most texts. */
  readonly common: string;
  /** The rows of those in daily use, and the first second byte; absent for an encoding of single bytes. */
  readonly rows?: readonly (readonly [from: number, to: number])[];
  readonly trail?: number;
}

const KANA =
  "のにはをたがでてとしれさいるなもかあらりまっうすくきこよおせんそけみつちやンスルトリアイラクシドレコプタロフ、。ー";
const HAN = "的一是不了在人有我他中大上自子地出道也年得就那要下以生去之家可，。、：";
/** In JIS X 0208, GB 2312, Big5 and KS X 1001 the characters in daily use have rows of their own. */
const LANGUAGES = [
  { encoding: "windows-1252", common: "éèàçêùâîôïëäöüßñáíóúåøæãõ" },
  { encoding: "windows-1250", common: "ąćęłńóśźżčěřšťůžő" },
  { encoding: "iso-8859-2", common: "ąćęłńóśźżčěřšťůžő" },
  { encoding: "windows-1251", common: "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэф" },
  { encoding: "koi8-r", common: "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэф" },
  { encoding: "windows-1253", common: "αοιετσνηυρπκμλςωάίέόήγδχθφβώύξζ" },
  {
    encoding: "shift_jis",
    common: KANA,
    rows: [
      [0x81, 0x83],
      [0x88, 0x97],
    ],
    trail: 0x40,
  },
  {
    encoding: "euc-jp",
    common: KANA,
    rows: [
      [0xa1, 0xa1],
      [0xa4, 0xa5],
      [0xb0, 0xcf],
    ],
    trail: 0xa1,
  },
  {
    encoding: "gb18030",
    common: `${HAN}这来个国到说们为和时会着过学对`,
    rows: [
      [0xa1, 0xa1],
      [0xa3, 0xa3],
      [0xb0, 0xd7],
    ],
    trail: 0xa1,
  },
  {
    encoding: "big5",
    common: `${HAN}這來個國到說們為和時會著過學對`,
    rows: [
      [0xa1, 0xa1],
      [0xa4, 0xc6],
    ],
    trail: 0x40,
  },
  {
    encoding: "euc-kr",
    common: "이다는에의을를가은로하고기지도시한사자리아대인어해수일정나라그스제원서부보전주상장있게만으",
    rows: [[0xb0, 0xc8]],
    trail: 0xa1,
  },
] as const satisfies readonly Language[];

/** The shares of the common characters, of the others in daily use, and of the rest. */
const SHARES = { common: 0.5, usual: 0.45, other: 0.05 } as const;
/** About how many usual characters, and others, an encoding of single bytes has, and how many others one of two. */
const SINGLE = 60;
const OTHERS = 10_000;
/** Hardly any text has letters of two scripts side by side. */
const TWO_SCRIPTS = /[a-z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][a-z]/giu;
const TWO_SCRIPTS_COST = -4;
const ASCII_COST = Math.log(1 / 60);

/** The logarithms of the probabilities of characters, for each encoding; made at its first use. */
const models = new Map<string, { readonly costs: ReadonlyMap<string, number>; readonly other: number }>();

function modelOf({ encoding, common, rows, trail = 0 }: Language) {
  const known = models.get(encoding);
  if (known !== undefined) return known;
  const usual = new Set(
    rows === undefined ? `${common.toUpperCase()}«»©°·…—„’–“”€№` : charactersOf(encoding, rows, trail),
  );
  const costs = new Map(
    Array.from(usual, (character) => [character, Math.log(SHARES.usual / (rows === undefined ? SINGLE : usual.size))]),
  );
  const most = new Set(common);
  for (const character of most) costs.set(character, Math.log(SHARES.common / most.size));
  const model = { costs, other: Math.log(SHARES.other / (rows === undefined ? SINGLE : OTHERS)) };
  models.set(encoding, model);
  return model;
}

function charactersOf(encoding: string, rows: readonly (readonly [number, number])[], trail: number): string {
  const bytes: number[] = [];
  for (const [from, to] of rows)
    for (let row = from; row <= to; row++) for (let at = trail; at < 0xff; at++) if (at !== 0x7f) bytes.push(row, at);
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes)).replaceAll(/[\0-\x7f\uFFFD]/gu, "");
}

/** Returns the logarithm of the probability of bytes as a text of a language; -Infinity if they are none. */
function probabilityOf(sample: Uint8Array, language: Language): number {
  const text = decodedOrNull(sample, language.encoding);
  if (text === null) return -Infinity;
  const { costs, other } = modelOf(language);
  let sum = TWO_SCRIPTS_COST * (text.match(TWO_SCRIPTS)?.length ?? 0);
  for (const character of text) sum += character <= "\x7f" ? ASCII_COST : (costs.get(character) ?? other);
  return sum;
}

function decodedOrNull(sample: Uint8Array, encoding: string): string | null {
  if (encoding === "windows-1252") return decodeWindows1252(sample);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(sample);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
