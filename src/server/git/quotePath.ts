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
