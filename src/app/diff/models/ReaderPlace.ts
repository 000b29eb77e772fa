import type { SideNumber } from "../patch/patchLines.ts";

/** A file of the reader, or lines of one side of it, from `line` up to `to`, both counted from 1. */
export interface ReaderPlace {
  /** The file's key. */
  readonly path: string;
  readonly lines: { readonly side: "old" | "new"; readonly line: number; readonly to: number } | null;
}

/**
 * Gives the place of a line, or from where `place` began up to it, where that names lines of the same side of the same
 * file. `anchor` is the line that the place began at.
 */
export function extendPlace(
  place: ReaderPlace | null,
  anchor: number | null,
  path: string,
  { side, number }: SideNumber,
): ReaderPlace {
  const isSame = place?.path === path && place.lines?.side === side;
  const { line = number, to = number } = isSame ? (place.lines ?? {}) : {};
  const from = anchor === to ? to : line;
  return { path, lines: { side, line: Math.min(from, number), to: Math.max(from, number) } };
}

/** Tells whether a line of a file is one of those that a place names. */
export function holdsNumber(
  place: ReaderPlace | null,
  key: string,
  { side, number }: SideNumber,
): place is ReaderPlace & { readonly lines: NonNullable<ReaderPlace["lines"]> } {
  const lines = place?.path === key ? place.lines : null;
  return lines?.side === side && number >= lines.line && number <= lines.to;
}
