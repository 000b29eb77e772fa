/** The encodings of the two sides of a patch; null for UTF-8 and for a side that does not exist. */
export interface SideEncodings {
  readonly old: string | null;
  readonly new: string | null;
}

/** The encodings of a file, and the one that the viewer reads it in instead of assumed ones; null for none. */
export interface FileEncodings extends SideEncodings {
  readonly chosen: string | null;
}

const HUNK = "\n@@ ";
const OLD_SIDE = /^--- [^\t\n]*\t([\w-]+)$/mu;
const NEW_SIDE = /^\+\+\+ [^\t\n]*\t([\w-]+)$/mu;

/** Returns the encodings that the lines `---` and `+++` of a patch name; null if both sides are UTF-8. */
export function encodingsOf(patch: string): SideEncodings | null {
  const hunk = patch.indexOf(HUNK);
  const head = hunk < 0 ? patch : patch.slice(0, hunk);
  if (!head.includes("\t")) return null;
  const [before, now] = [OLD_SIDE.exec(head)?.[1] ?? null, NEW_SIDE.exec(head)?.[1] ?? null];
  return before === null && now === null ? null : { old: before, new: now };
}

export const legacyEncodings = [
  { encoding: "windows-1252", label: "Windows-1252", detail: "Western European" },
  { encoding: "windows-1250", label: "Windows-1250", detail: "Central European" },
  { encoding: "iso-8859-2", label: "ISO 8859-2", detail: "Central European" },
  { encoding: "windows-1251", label: "Windows-1251", detail: "Cyrillic" },
  { encoding: "koi8-r", label: "KOI8-R", detail: "Cyrillic" },
  { encoding: "windows-1253", label: "Windows-1253", detail: "Greek" },
  { encoding: "shift_jis", label: "Shift-JIS", detail: "Japanese" },
  { encoding: "euc-jp", label: "EUC-JP", detail: "Japanese" },
  { encoding: "gb18030", label: "GBK", detail: "Simplified Chinese" },
  { encoding: "big5", label: "Big5", detail: "Traditional Chinese" },
  { encoding: "euc-kr", label: "EUC-KR", detail: "Korean" },
] as const;

/** The names that people know, by the names of the WHATWG Encoding Standard. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["utf-8", "UTF-8"],
  ["utf-16le", "UTF-16 LE"],
  ["utf-16be", "UTF-16 BE"],
  ["mixed", "UTF-8 with errors"],
  ...legacyEncodings.map(({ encoding, label }) => [encoding, label] as const),
]);

/** Returns true for a text that is not UTF-8 and has no byte order mark: its encoding may be any other. */
export function isAssumed(encoding: string | null): encoding is string {
  return encoding !== null && !encoding.startsWith("utf-");
}

/** Returns the name of the encoding in which a text is read, and whether it is assumed or chosen. */
export function encodingLabel(encoding: string | null, chosen: string | null = null): string {
  const shown = (isAssumed(encoding) ? chosen : null) ?? encoding ?? "utf-8";
  const name = NAMES.get(shown) ?? shown;
  return isAssumed(encoding) ? `${name} (${chosen === null ? "assumed" : "chosen"})` : name;
}

/** UTF-8 with some other bytes, which `displayText` shows. */
const MIXED = "mixed";

/** Returns the encoding in which bytes have to be read; null if they are text already. */
function readIn(encoding: string | null, chosen: string | null): string | null {
  if (!isAssumed(encoding)) return null;
  return chosen ?? (encoding === MIXED ? null : encoding);
}

/** Decodes the lines of a patch, in which each byte that is not UTF-8 is one lone surrogate. Keeps all line ends. */
export function decodePatch(patch: string, { old, new: now, chosen }: FileEncodings): string {
  const [before, after] = [readIn(old, chosen), readIn(now, chosen)];
  const start = patch.indexOf(HUNK) + 1;
  if (start === 0 || (before === null && after === null)) return patch;
  const lines = patch.slice(start);
  const isAddedOrDeleted = /^(?:--- |\+\+\+ )\/dev\/null$/mu.test(patch.slice(0, start));
  if (before === after || isAddedOrDeleted) return patch.slice(0, start) + decodeEscaped(lines, after ?? before ?? "");
  const decoded = lines.split("\n").map((line) => {
    const encoding = line.startsWith("-") ? before : line.startsWith("+") ? after : (after ?? before);
    return encoding === null ? line : decodeEscaped(line, encoding);
  });
  return patch.slice(0, start) + decoded.join("\n");
}

/** Decodes a text in which each byte that is not UTF-8 is one lone surrogate, if its encoding is assumed. */
export function decodeText(text: string, encoding: string | null, chosen: string | null): string {
  const wanted = readIn(encoding, chosen);
  return wanted === null ? text : decodeEscaped(text, wanted);
}

const ASCII = /^[\0-\x7f]*$/u;
const WINDOWS_1252 = "windows-1252";
const BEYOND_LATIN_1 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

function decodeEscaped(text: string, encoding: string): string {
  if (ASCII.test(text)) return text;
  const decoded = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytesOf(text));
  if (encoding !== WINDOWS_1252) return decoded;
  // Node 20, which draws pages too, decodes it as Latin-1 (nodejs/node#56542).
  return decoded.replaceAll(/[\x80-\x9f]/gu, (control) => BEYOND_LATIN_1.charAt(control.charCodeAt(0) - 0x80));
}

const encoder = new TextEncoder();
const ESCAPED_BYTES = /([\uDC80-\uDCFF]+)/u;

function bytesOf(text: string): Uint8Array {
  const parts = text
    .split(ESCAPED_BYTES)
    .map((part, index) =>
      index % 2 === 0 ? encoder.encode(part) : Uint8Array.from(part, (byte) => byte.charCodeAt(0) - 0xdc00),
    );
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
