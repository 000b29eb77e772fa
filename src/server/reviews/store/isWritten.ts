function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null; // a note may hold lines that are no items
  }
}

/** Gives the key that its writer gave a line, or null if it has none. */
function keyOf(line: string): string | null {
  const item = parsed(line);
  if (typeof item !== "object" || item === null || !("galley" in item)) return null;
  const { galley } = item;
  if (typeof galley !== "object" || galley === null || !("key" in galley)) return null;
  return typeof galley.key === "string" ? galley.key : null;
}

/**
 * Tells whether a line stands in a note already: it itself, or one of the same key, which is the same written at another
 * time. Linear in the note.
 */
export function isWritten(note: readonly string[], line: string): boolean {
  if (note.includes(line)) return true;
  const key = keyOf(line);
  if (key === null) return false;
  const quoted = JSON.stringify(key);
  return note.some((other) => other.includes(quoted) && keyOf(other) === key);
}
