import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";
import type { DiffSide } from "#app/diff/Slot.ts";
import type { CommentComposer_draft$key } from "#generated/CommentComposer_draft.graphql.ts";
import type { CommentComposer_review$key } from "#generated/CommentComposer_review.graphql.ts";
import type { DraftView_draft$key } from "#generated/DraftView_draft.graphql.ts";
import type { DraftView_review$key } from "#generated/DraftView_review.graphql.ts";
import type { ReviewThreadView_review$key } from "#generated/ReviewThreadView_review.graphql.ts";
import type { ReviewThreadView_thread$key } from "#generated/ReviewThreadView_thread.graphql.ts";
import type { useComments_review$data, useComments_review$key } from "#generated/useComments_review.graphql.ts";
import type { AnchoredThread, StandingPosition, ThreadPlace } from "../threads/placeThread.ts";
import type { ChangePaths } from "./anchor.ts";

/** Places a thread in what is read; null where it does not belong there. */
export type PlaceOf = (thread: AnchoredThread) => ThreadPlace | null;

/**
 * Reads the threads and drafts of a review and places them in what is read. Give the same functions for as long as that is
 * the same. Linear in both.
 */
export function useRemarks(review: useComments_review$key, placeOf: PlaceOf, keyOf: ChangePaths["keyOf"]): Remarks {
  const {
    positions: placements,
    threads,
    drafts,
  } = useFragment(
    graphql`
      fragment useComments_review on Review
      @throwOnFieldError
      @argumentDefinitions(from: { type: "Int" }, to: { type: "Int" }) {
        positions(from: $from, to: $to) {
          remarkId
          position {
            path
            side
            startLine
            endLine
            certainty
            reason
          }
        }
        threads {
          id
          path
          side
          startLine
          endLine
          commitOid
          patchSet
          quote
          state
          ...ReviewThreadView_thread
        }
        drafts {
          id
          key
          path
          side
          startLine
          endLine
          commitOid
          replyTo {
            __typename
          }
          edits {
            __typename
          }
          ...DraftView_draft
          ...CommentComposer_draft
        }
      }
    `,
    review,
  );
  const positions = useMemo(() => positionsById(placements), [placements]);
  const placedThreads = useMemo(
    () => placeThreads(threads, positions, placeOf, keyOf),
    [threads, positions, placeOf, keyOf],
  );
  const placedDrafts = useMemo(
    () => placeDrafts(drafts, positions, placeOf, keyOf),
    [drafts, positions, placeOf, keyOf],
  );
  return useMemo(
    () => ({
      threads: placedThreads,
      drafts: placedDrafts,
      threadAt: new Map(placedThreads.map((thread) => [thread.slotKey, thread])),
      marksOf: marksOf(placedThreads),
    }),
    [placedThreads, placedDrafts],
  );
}

function positionsById(placements: useComments_review$data["positions"]): ReadonlyMap<string, StandingPosition> {
  return new Map(
    placements.map(({ remarkId, position }) => {
      const { certainty, reason } = position;
      return [remarkId, { ...position, certainty, reason }];
    }),
  );
}

function placeThreads(
  threads: useComments_review$data["threads"],
  positions: ReadonlyMap<string, StandingPosition>,
  placeOf: PlaceOf,
  keyOf: ChangePaths["keyOf"],
): readonly PlacedThread[] {
  return threads.flatMap((thread): readonly PlacedThread[] => {
    const { id, state, quote, path, side, startLine = null, endLine, commitOid = null, patchSet } = thread;
    const position = positions.get(id) ?? null;
    const place = placeOf({ path, side, startLine, endLine, commitOid, patchSet, position });
    if (place === null) return [];
    const fileKey = keyOf(place.path, place.side);
    const isOpen = state === "OPEN";
    return [{ id, slotKey: `thread ${id}`, fileKey, place, isOpen, quote, startLine, commitOid, thread }];
  });
}

/** A draft stands where it is written, for as long as that is read; afterwards where those lines are. */
function placeDrafts(
  drafts: useComments_review$data["drafts"],
  positions: ReadonlyMap<string, StandingPosition>,
  placeOf: PlaceOf,
  keyOf: ChangePaths["keyOf"],
): readonly PlacedDraft[] {
  return drafts.flatMap((draft): readonly PlacedDraft[] => {
    const { id, key, path, side, startLine, endLine, commitOid, replyTo, edits } = draft;
    if (replyTo != null || edits != null || path == null) return [];
    const lines = { path, side, startLine, endLine };
    const place = placeOf({ ...lines, commitOid, patchSet: null, position: positions.get(id) ?? null });
    if (place === null) return [];
    const line = startLine ?? 0;
    const written = { path, side: side === "OLD" ? "old" : "new", line, to: endLine ?? line } as const;
    return [{ draftKey: key, slotKey: `draft ${key}`, fileKey: keyOf(place.path, place.side), place, written, draft }];
  });
}

function marksOf(threads: readonly PlacedThread[]): Remarks["marksOf"] {
  const open = new Map<string, number>();
  for (const { fileKey, isOpen } of threads) {
    if (isOpen && fileKey !== null) open.set(fileKey, (open.get(fileKey) ?? 0) + 1);
  }
  return (key) => {
    const remarks = open.get(key);
    return remarks === undefined ? null : { isSeen: false, remarks };
  };
}

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
  readonly draft: DraftView_draft$key & CommentComposer_draft$key;
}

/** What is said of the change that is read. */
export interface Remarks {
  readonly threads: readonly PlacedThread[];
  readonly drafts: readonly PlacedDraft[];
  /** By the key of their slot. */
  readonly threadAt: ReadonlyMap<string, PlacedThread>;
  readonly marksOf: (key: string) => MarksOfFile | null;
}

/**
 * The review that is remarked on, as the query of its page gives it: the same object until a field changes that the page
 * itself reads, whatever is said in the review.
 */
export type RemarkedReview = ReviewThreadView_review$key & DraftView_review$key & CommentComposer_review$key;
