import type { SideNumber } from "../patch/patchLines.ts";

/** A file of the reader, or lines of one side of it from `line` up to `to`, both counted from 1. */
export interface DiffLocation {
  /** The key of the file. */
  readonly path: string;
  readonly lines: { readonly side: "old" | "new"; readonly line: number; readonly to: number } | null;
}

/**
 * Returns the place of a line, or the range from `anchor` to it if `location` is on the same side of the same file.
 * `anchor` is the line where the range began.
 */
export function extendLocation(
  location: DiffLocation | null,
  anchor: number | null,
  path: string,
  { side, number }: SideNumber,
): DiffLocation {
  const isSame = location?.path === path && location.lines?.side === side;
  const { line = number, to = number } = isSame ? (location.lines ?? {}) : {};
  const from = anchor === to ? to : line;
  return { path, lines: { side, line: Math.min(from, number), to: Math.max(from, number) } };
}

/** Returns true if a line of a file is in a place. */
export function locationHasLine(
  location: DiffLocation | null,
  key: string,
  { side, number }: SideNumber,
): location is DiffLocation & { readonly lines: NonNullable<DiffLocation["lines"]> } {
  const lines = location?.path === key ? location.lines : null;
  return lines?.side === side && number >= lines.line && number <= lines.to;
}
