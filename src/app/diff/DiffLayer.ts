import type { DiffSide } from "./Slot.ts";

/** The mark at lines: each looks different, also without its color. */
export type LayerMark = "error" | "warning" | "note" | "covered" | "uncovered" | "partial";

/** Lines of one side of a file that a layer marks, from 1, both inclusive. */
export interface LayerRange {
  readonly from: number;
  readonly to: number;
  readonly mark: LayerMark;
  /** The text that is shown for the mark on hover and focus. */
  readonly label: string;
}

/** Draws over the lines of a diff: gives ranges of lines for a side of a file, and knows no other layer. */
export interface DiffLayer {
  /** Identifies the layer across renderings. */
  readonly name: string;
  /** Returns the ranges in the order of their first lines, and the same list as long as nothing changed. */
  readonly rangesOf: (fileKey: string, side: DiffSide) => readonly LayerRange[];
  /** The action of a click on a mark; without it marks are no buttons. */
  readonly onPick?: (fileKey: string, side: DiffSide, range: LayerRange) => void;
}
