import type { SideNumber } from "../patch/numberOfLine.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";

/** Tells whether a line of a file is one of those that a place names. */
export function holdsNumber(
  place: ReaderPlace | null,
  key: string,
  { side, number }: SideNumber,
): place is ReaderPlace & { readonly lines: NonNullable<ReaderPlace["lines"]> } {
  const lines = place?.path === key ? place.lines : null;
  return lines?.side === side && number >= lines.line && number <= lines.to;
}
