import type { RefObject } from "react";
import type { Slot } from "#app/diff/Slot.ts";
import type { LinePlace } from "#app/diff/places/useGoTo.ts";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";

/** What is said of a file that is read in a review, and how more is. */
export interface FileRemarks {
  readonly slots: readonly Slot[];
  /** Undefined where nothing may be said. */
  readonly onComment: ((place: Required<LinePlace>) => void) | undefined;
  readonly reader: RefObject<DiffReaderHandle | null>;
}
