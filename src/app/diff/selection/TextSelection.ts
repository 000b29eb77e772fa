import type { Patch } from "../patch/parsePatch.ts";
import type { DiffSide } from "../Slot.ts";

/** One end of selected text: before the character `offset` of a line of a file's patch. */
export interface TextEnd {
  readonly key: string;
  /** The patch that `line` counts in: the file may be shown by another one later. */
  readonly patch: Patch;
  readonly line: number;
  readonly offset: number;
}

/** Text selected on one side of a change, over as many lines and files as one likes; the focus may stand before the anchor. */
export interface TextSelection {
  readonly side: DiffSide;
  readonly anchor: TextEnd;
  readonly focus: TextEnd;
}
