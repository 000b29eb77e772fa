import type { ReactNode } from "react";

export type DiffSide = "old" | "new";

/** Something that stands at a line of a file, as tall as it is: a remark, a composer, a preview. */
export interface Slot {
  /** What it is known by from one rendering to the next. */
  readonly key: string;
  readonly fileKey: string;
  readonly side: DiffSide;
  /** The number of its line on that side; 0 for the whole file, whose slots stand above its lines. */
  readonly line: number;
  /** The first of the lines that it is about, the last of which is `line`; without it that one alone. */
  readonly from?: number;
  /** Above and below make room between the lines; beside lies over the right end of its line and takes none. */
  readonly place: "above" | "below" | "beside";
  /**
   * Whether something is said in it of its line: the line tells so, Enter leads there from the line and Escape back, and where
   * the reader has a margin it stands there and takes no room between the lines.
   */
  readonly isRemark?: boolean;
  /** Whether it stays drawn wherever one scrolls to, because one types in it. */
  readonly staysDrawn?: boolean;
  /** Whether it shows the whole file in place of its lines, of which none are laid out then. Has the line 0. */
  readonly standsForLines?: boolean;
  /** Gives way to the lines that it stands for, because one is led to one of them. */
  readonly onLines?: () => void;
  /** How tall it is thought to be until it has been drawn, in pixels; `SLOT_HEIGHT` or `FIELD_HEIGHT` if absent. */
  readonly guess?: number;
  /** Whether it folds with a hunk that was seen; else it stays in sight, and its lines with it. */
  readonly foldsAway?: boolean;
  readonly content: ReactNode;
  /** Stands above the content where the slot does not stand at its line, because that is not shown. */
  readonly adrift?: ReactNode;
}

/** A slot that does not say so itself is thought to be so tall, in pixels, until it has been drawn. */
export const SLOT_HEIGHT = 120;
/** One that is typed in, until any has been drawn: what it takes on a wide page with the usual size of letters. */
export const FIELD_HEIGHT = 186;

/** Names the element that a slot is drawn in, for attributes that lead there. */
export function slotId(key: string): string {
  return `slot-${encodeURIComponent(key)}`;
}
