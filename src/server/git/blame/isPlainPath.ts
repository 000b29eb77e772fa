const BENT = new Set(["", ".", ".."]);

/**
 * Tells whether git takes a path on a command line as it stands. Parts such as ".." it works out, and refuses what leads outside,
 * though a damaged tree can hold them.
 */
export function isPlainPath(path: string): boolean {
  return path.split("/").every((part) => !BENT.has(part));
}
