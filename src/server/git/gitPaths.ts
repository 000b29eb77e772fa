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
 * Formats a path as git does in a patch header (`core.quotePath` on): unchanged, or in double quotes with C escapes if
 * it contains a control character, a double quote, a backslash or a byte above 127.
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
 * Parses a path as git prints it in line-based output: unchanged, or in double quotes with C escapes (`core.quotePath`
 * on). The text has one character per byte; the result is encoded by `byteText`.
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

const PLAIN = /^[ !#-[\]-~]*$/u;

/** Formats a path, which is encoded by `byteText`, as git does in a patch header. */
export function quotedName(path: string): string {
  return PLAIN.test(path) ? path : quotePath(encodeBytes(path));
}

const UNSPEAKABLE = /[\uDC80-\uDCFF]/u;

/** Returns true if a path can be an argument of a command, which has to be valid UTF-8. */
export function isArgSafePath(path: string): boolean {
  return !UNSPEAKABLE.test(path);
}

const PATH_LENGTH_MAX = 4096;

/**
 * Returns a path as git lists it, without a trailing slash. Fails as BAD_INPUT unless it is relative to the repository
 * root.
 */
export function requirePath(path: string): string {
  const plain = path.replace(/\/$/u, "");
  const isOdd = plain.split("/").some((part) => part === "" || part === "." || part === "..");
  if (!isOdd && !plain.includes("\0") && plain.length <= PATH_LENGTH_MAX) return plain;
  throw new GalleyError("BAD_INPUT", "A path must be relative to the repository root, with single slashes.");
}

const BENT = new Set(["", ".", ".."]);

/**
 * Returns true if git takes a path in its arguments literally. Git resolves parts such as "..", and rejects paths that
 * lead outside, but a damaged tree can contain them.
 */
export function isPlainPath(path: string): boolean {
  return path.split("/").every((part) => !BENT.has(part));
}

/** More wildcards in one pattern would take too long to match. */
const WILDCARDS_MAX = 4;

/**
 * Returns the regular expression of the paths that a pattern means, and of all below them: `*` is any part of a name, `**` of a path, and a
 * pattern without a slash is a name in every folder. Fails as BAD_INPUT for too many wildcards.
 */
export function globPattern(glob: string): RegExp {
  const parts = glob.replaceAll(/^\/|\/$/gu, "").split(/(\*{2,}\/?|\*|\?)/u);
  if (parts.filter((part) => part.startsWith("*")).length > WILDCARDS_MAX)
    throw new GalleyError("BAD_INPUT", `A pattern can have at most ${WILDCARDS_MAX} wildcards, unlike “${glob}”.`);
  const source = parts.map((part) => {
    if (part === "*") return "[^/]*";
    if (part.startsWith("*")) return part.endsWith("/") ? "(?:.*/)?" : ".*";
    return part === "?" ? "[^/]" : part.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  });
  const start = glob.includes("/") ? "^" : "^(?:.*/)?";
  return new RegExp(`${start}${source.join("")}(?:/.*)?$`, "su");
}
