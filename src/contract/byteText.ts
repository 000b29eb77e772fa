/**
 * Git's paths and file contents are bytes; the wire carries text. Valid UTF-8 is carried as is, and each byte that is
 * not part of valid UTF-8 as the lone surrogate U+DC80 to U+DCFF (the byte plus 0xDC00), so that every byte string has
 * exactly one text and round-trips. Source: PEP 383, "surrogateescape".
 */

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

/** Returns the length in bytes (1 to 4) of the well-formed UTF-8 sequence at `at`, or 0 if there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || at + length > bytes.length) return 0;
  for (let i = 1; i < length; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  const second = bytes[at + 1] ?? 0;
  if (lead === 0xe0 && second < 0xa0) return 0; // overlong
  if (lead === 0xed && second > 0x9f) return 0; // surrogates
  if (lead === 0xf0 && second < 0x90) return 0; // overlong
  if (lead === 0xf4 && second > 0x8f) return 0; // above U+10FFFF
  return length;
}

/** Converts any bytes to text that `encodeBytes` converts back to the same bytes. Linear in the number of bytes. */
export function decodeBytes(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch {
    return decodeInvalid(bytes);
  }
}

/** The number of UTF-16 units converted per call, limited by the number of arguments of a call. */
const UNITS = 8192;

function decodeInvalid(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  let count = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    const length = byte < 0x80 ? 1 : sequenceLength(bytes, at);
    if (length < 2) units[count++] = length === 1 ? byte : 0xdc00 + byte;
    else {
      const point = codePoint(bytes, at, length);
      if (point >= 0x10000) units[count++] = 0xd7c0 + (point >> 10);
      units[count++] = point >= 0x10000 ? 0xdc00 + (point & 0x3ff) : point;
    }
    at += length || 1;
  }
  let text = "";
  for (let at = 0; at < count; at += UNITS) {
    const some: ArrayLike<number> = units.subarray(at, Math.min(at + UNITS, count));
    text += Reflect.apply(String.fromCharCode, null, some);
  }
  return text;
}

function codePoint(bytes: Uint8Array, at: number, length: number): number {
  let point = (bytes[at] ?? 0) & (0xff >> (length + 1));
  for (let i = 1; i < length; i++) point = (point << 6) | ((bytes[at + i] ?? 0) & 0x3f);
  return point;
}

const ESCAPED_BYTE = /[\uDC80-\uDCFF]/u;

export function encodeBytes(text: string): Uint8Array {
  if (!ESCAPED_BYTE.test(text)) return encoder.encode(text);
  const parts = text
    .split(/([\uDC80-\uDCFF]+)/u)
    .map((part, index) =>
      index % 2 === 0 ? encoder.encode(part) : Uint8Array.from(part, (byte) => byte.charCodeAt(0) - 0xdc00),
    );
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Makes text displayable: bytes that are not UTF-8 are shown as Latin-1, which most such text is. */
export function displayLine(text: string): string {
  if (!ESCAPED_BYTE.test(text)) return text;
  return text.replace(/[\uDC80-\uDCFF]/gu, (byte) => String.fromCharCode(byte.charCodeAt(0) - 0xdc00));
}

/** Percent-encodes a part of an address, such as a path, byte by byte, so that names that are not UTF-8 round-trip. */
export const addressPart = {
  /** Decodes a part to text, with bytes that are not UTF-8 as surrogates. Null if an escape is malformed. */
  read(text: string): string | null {
    if (/%(?![0-9a-f]{2})/i.test(text)) return null;
    const pieces = text.split(/((?:%[0-9a-f]{2})+)/i).map((piece, index) => {
      if (index % 2 === 0) return encodeBytes(piece);
      return Uint8Array.from(piece.slice(1).split("%"), (digits) => Number.parseInt(digits, 16));
    });
    return decodeBytes(Uint8Array.from(pieces.flatMap((piece) => [...piece])));
  },
  /** Escapes everything but letters, digits, `-._~` and the characters of `readable` (ASCII). */
  write(text: string, readable = ""): string {
    return Array.from(encodeBytes(text), (byte) => {
      const character = String.fromCharCode(byte);
      if (/[\w.~-]/.test(character) || readable.includes(character)) return character;
      return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    }).join("");
  },
} as const;
