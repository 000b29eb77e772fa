import type { SideNumber } from "../patch/patchLines.ts";
import type { DiffSide } from "../patch/Patch.ts";

/** A line of a file by its number on one side, or a range up to `to`; line 0 is the header of the file. */
export interface LineLocation {
  readonly key: string;
  readonly side: DiffSide;
  readonly line: number;
  readonly to?: number;
}

/** A file of the reader, or lines of one side of it from `line` up to `to`, both counted from 1. */
export interface DiffLocation {
  /** The key of the file. */
  readonly path: string;
  readonly lines: { readonly side: "old" | "new"; readonly line: number; readonly to: number } | null;
}

export function isSameLocation(a: DiffLocation | null, b: DiffLocation | null): boolean {
  if (a === null || b === null) return a === b;
  const [one, other] = [a.lines, b.lines];
  return a.path === b.path && one?.side === other?.side && one?.line === other?.line && one?.to === other?.to;
}

export function isSameRange(a: Required<LineLocation>, b: Required<LineLocation>): boolean {
  return a.key === b.key && a.side === b.side && a.line === b.line && a.to === b.to;
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

export function locationHasLine(
  location: DiffLocation | null,
  key: string,
  { side, number }: SideNumber,
): location is DiffLocation & { readonly lines: NonNullable<DiffLocation["lines"]> } {
  const lines = location?.path === key ? location.lines : null;
  return lines?.side === side && number >= lines.line && number <= lines.to;
}

/** A line, or the header of a file if there are no lines, and the number of pixels read below its top. */
export interface ReadingPosition {
  readonly location: DiffLocation;
  readonly offset: number;
  /** The text of the line and of those after it, since it may have moved meanwhile. Empty for a header. */
  readonly texts: readonly string[];
}

/** Saves a place for as long as the user may return to the page, including a reload. */
export interface LocationMemory {
  readonly read: () => DiffLocation | null;
  readonly save: (location: DiffLocation) => void;
  /** Returns the saved reading position, or null if it is above all lines. */
  readonly restoreReading?: () => ReadingPosition | null;
  readonly saveReading?: (reading: ReadingPosition | null) => void;
}

/** The host's handling of places: the selected one, saved ones, and links to them. */
export interface LocationLinks {
  /** The selected lines. */
  readonly location: DiffLocation | null;
  readonly onLocation: (location: DiffLocation | null) => void;
  readonly linkTo: (location: DiffLocation) => string;
  /** Saves the place of the cursor from one visit of the page to the next. */
  readonly memory?: LocationMemory | undefined;
}
