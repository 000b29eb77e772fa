/** The lines between two rows, by their columns; 0 where there is none. */
export type LaneLines = readonly number[];

/** How a commit stands between the lines above it and those below. */
export interface LaneRow {
  readonly column: number;
  readonly line: number;
  /** The columns that end in it, and those that begin in it or are joined by it. */
  readonly ups: readonly number[];
  readonly downs: readonly number[];
  readonly below: LaneLines;
  /** How many more lines there are below it than are drawn. */
  readonly hidden: number;
  /** What it came from, where it is a merge. */
  readonly merges: readonly string[];
}
