import type { SideNumber } from "../patch/numberOfLine.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";

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
