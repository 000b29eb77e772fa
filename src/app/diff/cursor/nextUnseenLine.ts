import type { FileModel } from "../models/FileModel.ts";

/**
 * Finds the first changed line below a line (-1: the file's header) of a hunk that was not seen; null where there is none.
 * Linear in the hunks.
 */
export function nextUnseenLine({ seen }: FileModel, line: number): number | null {
  if (seen === null) return null;
  const at = seen.lines.findIndex((first, key) => first > line && seen.seen[key] === 0);
  return at === -1 ? null : (seen.lines[at] ?? null);
}
