import type { RowLayout } from "./DiffFile.ts";

/** How one wants the lines shown. */
export interface ReaderOptions {
  readonly layout: RowLayout;
  /** Whether lines that are wider than their column go on below instead of to the right. */
  readonly wrap: boolean;
  /** Columns from one tab stop to the next. */
  readonly tabSize: number;
  /** Whether spaces and tabs are marked. */
  readonly showsWhitespace: boolean;
  /** Of a line of the screen, in CSS pixels; the usual one where nothing is said. The style sheets draw it so. */
  readonly lineHeight?: number;
  /** Whether the reader leaves a margin at the right of its lines, in which remarks stand. */
  readonly hasAside?: boolean;
}
