import { isUtf8 } from "node:buffer";
import { decodeBytes, displayLine } from "#contract/byteText.ts";

/** How a text is written. `MIXED`: partly as UTF-8, with bytes that are not. */
type TextEncoding = "UTF_8" | "UTF_16LE" | "UTF_16BE" | "LATIN_1" | "MIXED";

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

/** How far git looks for a NUL before it takes a content for text (FIRST_FEW_BYTES in its xdiff-interface.c). */
export const BINARY_LOOK_BYTES = 8000;

/** Tells whether git takes a content for binary, given its beginning at least. */
export function isBinaryContent(content: Uint8Array): boolean {
  return content.subarray(0, BINARY_LOOK_BYTES).includes(0);
}

const LINE_END = 10;
/** The longest character of UTF-8, less its first byte. */
const CONTINUED_MAX = 3;

/**
 * Gives how many bytes of a piece of text that goes on behind it are whole lines, or whole characters where it holds no line
 * end. At least 1, but for an empty piece. Linear in the last line.
 */
export function cutPiece(bytes: Uint8Array, encoding: TextEncoding): number {
  if (bytes.length === 0) return 0;
  return lastLineEnd(bytes, encoding) ?? wholeCharacters(bytes, encoding);
}

function lastLineEnd(bytes: Uint8Array, encoding: TextEncoding): number | null {
  if (encoding !== "UTF_16LE" && encoding !== "UTF_16BE") {
    const at = bytes.lastIndexOf(LINE_END);
    return at < 0 ? null : at + 1;
  }
  const low = encoding === "UTF_16LE" ? 0 : 1;
  for (let at = bytes.length - (bytes.length % 2) - 2; at >= 0; at -= 2)
    if (bytes[at + low] === LINE_END && bytes[at + 1 - low] === 0) return at + 2;
  return null;
}

function wholeCharacters(bytes: Uint8Array, encoding: TextEncoding): number {
  if (encoding === "UTF_16LE" || encoding === "UTF_16BE") {
    const even = bytes.length - (bytes.length % 2);
    const high = bytes[even - (encoding === "UTF_16LE" ? 1 : 2)] ?? 0;
    const isHalf = (high & 0xfc) === 0xd8; // the first half of a character of two
    return Math.max(1, isHalf ? even - 2 : even);
  }
  for (let back = 1; back <= Math.min(CONTINUED_MAX, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return Math.max(1, back < length ? bytes.length - back : bytes.length);
    }
  }
  return bytes.length;
}

const NEWLINE = 10;

/** Gives some lines of a content with their ends, the first counted from 0; null where it has not got them all. Linear in the content. */
export function lineSpan(content: Buffer, from: number, count: number): Buffer | null {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(count) || from < 0 || count < 0) return null;
  const start = skipLines(content, 0, from);
  const end = start === null ? null : skipLines(content, start, count);
  return start === null || end === null ? null : content.subarray(start, end);
}

/** Where the line begins that is so many lines further; null where there are not so many. */
function skipLines(content: Buffer, from: number, count: number): number | null {
  let at = from;
  for (let left = count; left > 0; left -= 1) {
    if (at >= content.length) return null;
    const newline = content.indexOf(NEWLINE, at);
    at = newline < 0 ? content.length : newline + 1;
  }
  return at;
}

/** Lines of a content, and what comes in their stead: whole lines with their ends. */
export interface LineSplice {
  /** The first of them, counted from 0; with a count of 0 what comes goes before it. */
  readonly from: number;
  readonly count: number;
  readonly lines: Buffer;
}

/**
 * Puts lines in the place of others; all else stays byte by byte. A line that is not the last gets `end` where it has none. Null where
 * there are no such lines, or they overlap. Linear in the content.
 */
export function spliceLines(content: Buffer, splices: readonly LineSplice[], end: string): Buffer | null {
  const starts = lineStarts(content);
  const count = starts.length - 1;
  const pieces: Buffer[] = [];
  let at = 0;
  for (const splice of splices.toSorted((one, other) => one.from - other.from)) {
    const to = splice.from + splice.count;
    if (!isCount(splice.from) || !isCount(splice.count) || splice.from < at || to > count) return null;
    pieces.push(content.subarray(starts[at], starts[splice.from]), splice.lines);
    at = to;
  }
  pieces.push(content.subarray(starts[at]));
  return joined(pieces, end);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** Where each line begins, and where the last one ends. */
function lineStarts(content: Buffer): readonly number[] {
  const starts = [0];
  for (let at = content.indexOf(NEWLINE); at >= 0; at = content.indexOf(NEWLINE, at + 1)) starts.push(at + 1);
  if (starts.at(-1) !== content.length) starts.push(content.length);
  return starts;
}

function joined(pieces: readonly Buffer[], end: string): Buffer {
  const parts: Buffer[] = [];
  for (const piece of pieces) {
    if (piece.length === 0) continue;
    const last = parts.at(-1);
    if (last !== undefined && last.at(-1) !== NEWLINE) parts.push(Buffer.from(end));
    parts.push(piece);
  }
  return Buffer.concat(parts);
}
