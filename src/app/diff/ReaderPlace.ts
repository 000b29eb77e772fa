/** A file of the reader, or lines of one side of it, from `line` up to `to`, both counted from 1. */
export interface ReaderPlace {
  /** The file's key. */
  readonly path: string;
  readonly lines: { readonly side: "old" | "new"; readonly line: number; readonly to: number } | null;
}
