import type { ReactNode } from "react";
import type { TextRange } from "../compare/ChangedWords.ts";
import type { FileModel } from "./FileModel.ts";
import type { DiffSide } from "../patch/Patch.ts";

/** The part of a file that layers see. */
export type LayerFile = Pick<FileModel, "file" | "patch" | "slots">;

/** Lines of one side of a file, from 1, both inclusive, and what a layer draws on them. All but the lines may be left out. */
export interface LayerRange {
  readonly from: number;
  readonly to: number;
  readonly rowClass?: string;
  /** The name of the sign of the lines, instead of "Added" or "Removed". */
  readonly sign?: string;
  /** The text after the first line. */
  readonly note?: string;
  /** True if the note and the sign of the first line lead to another line. */
  readonly isLink?: boolean;
  /** The characters to mark in each of the lines, instead of those that differ from the other side. */
  readonly changed?: readonly TextRange[];
  /** Drawn beside the sign of each of the lines. */
  readonly gutter?: ReactNode;
}

/**
 * Draws on the lines of a diff: gives the ranges of a side of a file, and knows no other layer. The ranges are in the
 * order of their lines and do not overlap. Syntax tokens are no layer: there are dozens on a line, so they stay numbers.
 */
export type DiffLayer = (file: LayerFile, side: DiffSide) => readonly LayerRange[];
