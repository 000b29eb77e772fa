import type { DraftComposer_draft$key } from "#generated/DraftComposer_draft.graphql.ts";
import type { DraftView_draft$key } from "#generated/DraftView_draft.graphql.ts";
import type { ReviewThreadView_thread$key } from "#generated/ReviewThreadView_thread.graphql.ts";
import type { DiffSide } from "#app/diff/Slot.ts";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";
import type { ThreadPlace } from "../threads/placeThread.ts";

/** A thread and where it stands; `fileKey` is null where the change does not have its file. */
export interface PlacedThread {
  readonly id: string;
  readonly slotKey: string;
  readonly fileKey: string | null;
  readonly place: ThreadPlace;
  readonly isOpen: boolean;
  /** What it was written on. */
  readonly quote: readonly string[];
  readonly startLine: number | null;
  readonly commitOid: string | null;
  readonly thread: ReviewThreadView_thread$key;
}

/** Lines of a file as a draft names them, whatever became of them; line 0 is the file as a whole. */
export interface WrittenLines {
  readonly path: string;
  readonly side: DiffSide;
  readonly line: number;
  readonly to: number;
}

/** A draft of a remark and where it stands. */
export interface PlacedDraft {
  readonly draftKey: string;
  readonly slotKey: string;
  readonly fileKey: string | null;
  readonly place: ThreadPlace;
  /** Where it was written. */
  readonly written: WrittenLines;
  readonly draft: DraftView_draft$key & DraftComposer_draft$key;
}

/** What is said of the change that is read. */
export interface Remarks {
  readonly threads: readonly PlacedThread[];
  readonly drafts: readonly PlacedDraft[];
  /** By the key of their slot. */
  readonly threadAt: ReadonlyMap<string, PlacedThread>;
  readonly marksOf: (key: string) => MarksOfFile | null;
}
