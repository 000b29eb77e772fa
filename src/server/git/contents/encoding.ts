import { isUtf8 } from "node:buffer";
import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { BINARY_SNIFF_BYTES } from "../objects/readBlobs.ts";

/**
 * The encoding of a text, by its name in the WHATWG Encoding Standard. `mixed` is UTF-8 with some invalid bytes, which
 * are read as Latin-1; `windows-1252` is assumed for every other text.
 */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "mixed" | "windows-1252";

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
 * Detects the encoding of a content: UTF-16 if it has that BOM, although git takes it for binary. Null if git takes it
 * for binary and it has no such BOM. Nearly free for UTF-8, and never reads more than SAMPLE_BYTES of another text
 * closely.
 */
export function detectEncoding(content: Uint8Array): TextEncoding | null {
  const mark = utf16Mark(content);
  if (mark !== null) return mark;
  if (isBinaryContent(content)) return null;
  if (isUtf8(content)) return "utf-8";
  return isMostlyUtf8(content) ? "mixed" : "windows-1252";
}

/**
 * Decodes a content as text; null if `detectEncoding` returns null. The BOM of UTF-16 is left out, that of UTF-8 is
 * part of the text. Linear in the content.
 */
export function contentText(content: Uint8Array): { readonly encoding: TextEncoding; readonly text: string } | null {
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

/** Returns true if git takes a content for binary, given at least its beginning. */
export function isBinaryContent(content: Uint8Array): boolean {
  return content.subarray(0, BINARY_SNIFF_BYTES).includes(0);
}

const SAMPLE_BYTES = 16 * 1024;
const ESCAPED_BYTE = /[\uDC80-\uDCFF]/gu;
const NOT_ASCII = /(?![\uDC80-\uDCFF])[^\0-\x7f]/gu;

/** True if at least half of the bytes beyond ASCII are parts of characters in UTF-8, near the first one. */
function isMostlyUtf8(content: Uint8Array): boolean {
  const start = content.findIndex((byte) => byte >= 0x80);
  const text = decodeBytes(content.subarray(start, start + SAMPLE_BYTES));
  return 2 * (text.match(NOT_ASCII)?.length ?? 0) >= (text.match(ESCAPED_BYTE)?.length ?? 0);
}
