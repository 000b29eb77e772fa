import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";

const ESCAPES: Readonly<Record<number, string>> = {
  7: "\\a",
  8: "\\b",
  9: "\\t",
  10: "\\n",
  11: "\\v",
  12: "\\f",
  13: "\\r",
  34: '\\"',
  92: "\\\\",
};

/**
 * Writes a path as git does in a patch's header (`core.quotePath` on): as it is, or between quotation marks with C's
 * escapes if it holds a control character, a quotation mark, a backslash or a byte above 127.
 */
export function quotePath(path: Uint8Array): string {
  let quoted = "";
  let isPlain = true;
  for (const byte of path) {
    const escape = ESCAPES[byte] ?? (byte < 32 || byte > 126 ? `\\${byte.toString(8).padStart(3, "0")}` : null);
    if (escape !== null) isPlain = false;
    quoted += escape ?? String.fromCharCode(byte);
  }
  return isPlain ? quoted : `"${quoted}"`;
}

const SIGNS: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };
const ESCAPE = /\\([0-3][0-7]{2}|.)/gsu;

/**
 * Reads a path as git writes it where lines end with a newline: as it is, or between quotation marks with C's escapes
 * (`core.quotePath` on). The text holds one character for each byte; the path is as `byteText` carries it.
 */
export function unquotePath(text: string): string {
  if (!text.startsWith('"')) return decodeBytes(Buffer.from(text, "latin1"));
  const plain = text
    .slice(1, -1)
    .replace(ESCAPE, (_, sign: string) =>
      sign.length === 3
        ? String.fromCharCode(Number.parseInt(sign, 8))
        : String.fromCharCode(SIGNS[sign] ?? sign.charCodeAt(0)),
    );
  return decodeBytes(Buffer.from(plain, "latin1"));
}

/** A name that stands as it is, as most do. */
const PLAIN = /^[ !#-[\]-~]*$/u;

/** Writes a path, which is text as `byteText` carries it, as git does in a patch's header. */
export function quotedName(path: string): string {
  return PLAIN.test(path) ? path : quotePath(encodeBytes(path));
}

const UNSPEAKABLE = /[\uDC80-\uDCFF]/u;

/** Whether a path can stand on a command line, which carries UTF-8 alone. */
export function speakablePath(path: string): boolean {
  return !UNSPEAKABLE.test(path);
}

const PATH_LENGTH_MAX = 4096;

/** Gives a path back as git lists it, without a slash at its end, or fails as BAD_INPUT where it is none from the root on. */
export function requirePath(path: string): string {
  const plain = path.replace(/\/$/u, "");
  const isOdd = plain.split("/").some((part) => part === "" || part === "." || part === "..");
  if (!isOdd && !plain.includes("\0") && plain.length <= PATH_LENGTH_MAX) return plain;
  throw new GalleyError("BAD_INPUT", "A path is written from the repository's root on, with single slashes.");
}

const BENT = new Set(["", ".", ".."]);

/**
 * Tells whether git takes a path on a command line as it stands. Parts such as ".." it works out, and refuses what leads outside,
 * though a damaged tree can hold them.
 */
export function isPlainPath(path: string): boolean {
  return path.split("/").every((part) => !BENT.has(part));
}
