import { isUtf8 } from "node:buffer";
import { decodeBytes, displayLine } from "#contract/byteText.ts";

/** The encoding of a text. `MIXED`: UTF-8 with some invalid bytes. */
type TextEncoding = "UTF_8" | "UTF_16LE" | "UTF_16BE" | "LATIN_1" | "MIXED";

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
/** A possible multi-byte UTF-8 character in bytes read as Latin-1. */
const SEQUENCE = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/u;

/** Returns the UTF-16 variant of a content's BOM; null if it has none. */
export function utf16Mark(content: Uint8Array): "UTF_16LE" | "UTF_16BE" | null {
  if (content[0] === 0xff && content[1] === 0xfe) return "UTF_16LE";
  return content[0] === 0xfe && content[1] === 0xff ? "UTF_16BE" : null;
}

/**
 * Decodes a content as text: UTF-16 if it has that BOM, although git takes it for binary; else UTF-8, with each invalid
 * byte as Latin-1. Null if git takes it for binary and it has no such BOM. The BOM of UTF-16 is left out, that of UTF-8
 * is part of the text. Linear in the content.
 */
export function contentText(content: Uint8Array): ContentText | null {
  const mark = utf16Mark(content);
  if (mark !== null) {
    const text = decodePiece(content.subarray(MARK_BYTES), mark);
    if (isWritten(text.slice(0, SAMPLE_LENGTH))) return { encoding: mark, text };
  }
  if (isBinaryContent(content)) return null;
  if (isUtf8(content)) return { encoding: "UTF_8", text: decodeBytes(content) };
  const latin1 = decodePiece(content, "LATIN_1");
  return SEQUENCE.test(latin1)
    ? { encoding: "MIXED", text: decodePiece(content, "MIXED") }
    : { encoding: "LATIN_1", text: latin1 };
}

/**
 * Returns true if the beginning of what was decoded as UTF-16 may be text: other contents can start with its BOM by
 * chance.
 */
function isWritten(head: string): boolean {
  if (NUL_CHARACTER.test(head)) return false;
  const strange = head.match(STRANGE)?.length ?? 0;
  return strange <= STRANGE_MAX * head.length;
}

/** Decodes a part of a text whose encoding is known. */
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

/** Git takes a content for text if it has no NUL in this many bytes (FIRST_FEW_BYTES in its xdiff-interface.c). */
export const BINARY_SNIFF_BYTES = 8000;

/** Returns true if git takes a content for binary, given at least its beginning. */
export function isBinaryContent(content: Uint8Array): boolean {
  return content.subarray(0, BINARY_SNIFF_BYTES).includes(0);
}

const LINE_END = 10;
/** The longest UTF-8 character, without its first byte. */
const CONTINUED_MAX = 3;

/**
 * Returns how many bytes of a part of a text are whole lines, or whole characters if it has no line end. At least 1,
 * except for an empty part. Linear in the last line.
 */
export function wholePieceLength(bytes: Uint8Array, encoding: TextEncoding): number {
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
    const isHalf = (high & 0xfc) === 0xd8; // a high surrogate
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

/**
 * Returns lines of a content with their line ends, the first counted from 0; null if it does not have all of them.
 * Linear in the content.
 */
export function lineSpan(content: Buffer, from: number, count: number): Buffer | null {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(count) || from < 0 || count < 0) return null;
  const start = skipLines(content, 0, from);
  const end = start === null ? null : skipLines(content, start, count);
  return start === null || end === null ? null : content.subarray(start, end);
}

/** Returns the start of the line that is `count` lines further; null if there are not so many. */
function skipLines(content: Buffer, from: number, count: number): number | null {
  let at = from;
  for (let left = count; left > 0; left -= 1) {
    if (at >= content.length) return null;
    const newline = content.indexOf(NEWLINE, at);
    at = newline < 0 ? content.length : newline + 1;
  }
  return at;
}

/** Lines of a content and their replacement: whole lines with their line ends. */
export interface LineSplice {
  /** The first line, counted from 0; with a count of 0 the replacement is inserted before it. */
  readonly from: number;
  readonly count: number;
  readonly lines: Buffer;
}

/**
 * Replaces lines; everything else stays byte for byte. A line that is not the last gets `end` if it has no line end.
 * Null if the lines do not exist or overlap. Linear in the content.
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

/** Returns the start of each line and the end of the last one. */
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
