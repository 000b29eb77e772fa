import type { RowLayout } from "../DiffFile.ts";

/** What decides how high a file's rows are, but for the file itself. */
export interface LayoutFacts {
  readonly layout: RowLayout;
  readonly tabSize: number;
  /** The columns of one pane, line numbers included, in which lines are wrapped; null where they are not. */
  readonly wrapIn: number | null;
  /** Columns of room that a line number has beside its digits. */
  readonly numberRoom: number;
  /** Of a line of the screen, in CSS pixels; the usual one where nothing is said. */
  readonly lineHeight?: number;
  /** Of a band, in CSS pixels; the usual one where nothing is said. */
  readonly bandHeight?: number;
  /** Whether remarks stand aside, in a margin at the right of the lines. */
  readonly hasAside?: boolean;
}
