import { isUtf8 } from "node:buffer";
import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { isBinaryContent } from "./isBinaryContent.ts";

/** How a text is written. `MIXED`: partly as UTF-8, with bytes that are not. */
export type TextEncoding = "UTF_8" | "UTF_16LE" | "UTF_16BE" | "LATIN_1" | "MIXED";

export interface ContentText {
  readonly encoding: TextEncoding;
  readonly text: string;
}

const MARK_BYTES = 2;
/** UTF-32 begins with the mark of UTF-16 and a character that no text holds. */
const NUL_CHARACTER = /\0/u;
/** Characters that texts hardly hold: controls, those that Unicode has not given yet, and what stands for half a character. */
const STRANGE = /(?![\t\n\f\r])\p{Cc}|\p{Cn}|\uFFFD/gu;
/** Of chance, one character in twenty is of these. */
const STRANGE_MAX = 0.01;
/** In characters. */
const LOOKED_AT = 4000;
/** What could be a character of UTF-8 in bytes as Latin-1. */
const SEQUENCE = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/u;

/** Tells which UTF-16 a content's mark says that it is; null where it has none. */
export function utf16Mark(content: Uint8Array): "UTF_16LE" | "UTF_16BE" | null {
  if (content[0] === 0xff && content[1] === 0xfe) return "UTF_16LE";
  return content[0] === 0xfe && content[1] === 0xff ? "UTF_16BE" : null;
}

/**
 * Reads a content as text: UTF-16 where its mark says so, which git takes for binary; else UTF-8, each byte that is not as
 * Latin-1. Null where git takes it for binary and it has no such mark. The mark of UTF-16 is left out, that of UTF-8 is text.
 * Linear in the content.
 */
export function contentText(content: Uint8Array): ContentText | null {
  const mark = utf16Mark(content);
  if (mark !== null) {
    const text = decodePiece(content.subarray(MARK_BYTES), mark);
    if (isWritten(text.slice(0, LOOKED_AT))) return { encoding: mark, text };
  }
  if (isBinaryContent(content)) return null;
  if (isUtf8(content)) return { encoding: "UTF_8", text: decodeBytes(content) };
  const latin1 = decodePiece(content, "LATIN_1");
  return SEQUENCE.test(latin1)
    ? { encoding: "MIXED", text: decodePiece(content, "MIXED") }
    : { encoding: "LATIN_1", text: latin1 };
}

/** Tells whether the beginning of what was read as UTF-16 may be a text: other contents begin with its mark by chance. */
function isWritten(beginning: string): boolean {
  if (NUL_CHARACTER.test(beginning)) return false;
  const strange = beginning.match(STRANGE)?.length ?? 0;
  return strange <= STRANGE_MAX * beginning.length;
}

/** Reads some bytes of a text whose encoding is known. */
export function decodePiece(bytes: Uint8Array, encoding: TextEncoding): string {
  switch (encoding) {
    case "UTF_16LE":
      return new TextDecoder("utf-16le", { ignoreBOM: true }).decode(bytes);
    case "UTF_16BE":
      return new TextDecoder("utf-16be", { ignoreBOM: true }).decode(bytes);
    case "LATIN_1":
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
    case "UTF_8":
    case "MIXED":
      return displayLine(decodeBytes(bytes));
  }
}
