import type { BlameEntry } from "./blameParser.ts";

const NEWLINE = 10;

/**
 * The lines of a text in UTF-16 as git counts them in blame: each ends at a byte 10, which is also a part of characters
 * such as U+300A, and the last byte of a little-endian line end is a line of its own. The byte order mark is a part of
 * the first line, so that line changes if one is inserted above it.
 */
export interface Utf16Lines {
  readonly count: number;
  /** The line of the text for each of git's lines; both are counted from 1. */
  readonly lineOf: readonly number[];
}

/** Counts the lines of a text, byte order mark included. Linear in its bytes. */
export function utf16Lines(content: Uint8Array, encoding: "utf-16le" | "utf-16be"): Utf16Lines {
  const low = encoding === "utf-16le" ? 0 : 1;
  const lineOf = [0, 1];
  let line = 1;
  let end = 2;
  for (let at = content.indexOf(NEWLINE, 2); at >= 0; at = content.indexOf(NEWLINE, at + 1)) {
    if (at % 2 === low && content[at + 1 - 2 * low] === 0) {
      line += 1;
      end = at + 2 - low;
    }
    lineOf.push(line);
  }
  return { count: end < content.length ? line : line - 1, lineOf };
}

/**
 * Returns a function that turns git's ranges of lines into those of the text. A line that git splits comes from the
 * newest of its origins, which git finds first.
 */
export function utf16Entries(
  lines: Utf16Lines,
  originOf: (entry: BlameEntry) => Promise<Utf16Lines | null>,
): (entries: readonly BlameEntry[]) => Promise<readonly BlameEntry[]> {
  const known = new Set<number>();
  return async (entries) => {
    const found: BlameEntry[] = [];
    for (const entry of entries) {
      const original = await originOf(entry);
      for (let at = 0; at < entry.lineCount; at++) {
        const line = lines.lineOf[entry.startingLine + at] ?? 0;
        if (line === 0 || line > lines.count || known.has(line)) continue;
        known.add(line);
        const gitLine = entry.originalLine + at;
        const originalLine = original?.lineOf[gitLine] ?? gitLine;
        const last = found.at(-1);
        const isNext =
          last?.origin === entry.origin &&
          last.startingLine + last.lineCount === line &&
          last.originalLine + last.lineCount === originalLine;
        if (isNext) found.splice(-1, 1, { ...last, lineCount: last.lineCount + 1 });
        else found.push({ startingLine: line, lineCount: 1, originalLine, origin: entry.origin });
      }
    }
    return found;
  };
}
