import { useContext, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";
import type { CommentComposer_draft$key } from "#generated/CommentComposer_draft.graphql.ts";
import type { CommentComposer_review$key } from "#generated/CommentComposer_review.graphql.ts";
import type { DraftView_draft$key } from "#generated/DraftView_draft.graphql.ts";
import type { DraftView_review$key } from "#generated/DraftView_review.graphql.ts";
import type { ReviewThreadView_review$key } from "#generated/ReviewThreadView_review.graphql.ts";
import type { ReviewThreadView_thread$key } from "#generated/ReviewThreadView_thread.graphql.ts";
import type { useCommentsPositionsQuery } from "#generated/useCommentsPositionsQuery.graphql.ts";
import type { useComments_review$data, useComments_review$key } from "#generated/useComments_review.graphql.ts";
import type { AnchoredThread, FileLines, PortedPosition, ThreadLocation } from "../threads/locateThread.ts";
import type { CommentKind } from "../composers/commentKind.ts";
import { ReadSpanContext } from "../threads/ThreadChanges.tsx";
import type { ChangePaths } from "#app/reading/changes/fileTable.ts";

/** Locates a thread in the displayed change; null when it does not belong there. */
export type LocateThread = (thread: AnchoredThread) => ThreadLocation | null;

/** Reads and locates the threads and drafts of a review in the displayed change. Pass stable functions. Linear in both. */
export function useComments(
  review: useComments_review$key,
  locate: LocateThread,
  keyOf: ChangePaths["keyOf"],
): PlacedComments {
  const {
    positions: placements,
    threads,
    drafts,
  } = useFragment(
    graphql`
      fragment useComments_review on Review
      @throwOnFieldError
      @argumentDefinitions(from: { type: "Int" }, to: { type: "Int" }, layers: { type: "LayerRange" }) {
        positions(from: $from, to: $to, layers: $layers) {
          threadId
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
          addressed {
            __typename
          }
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
          body
          version
          kind
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
  const locatedThreads = useMemo(
    () => locateThreads(threads, positions, locate, keyOf),
    [threads, positions, locate, keyOf],
  );
  const locatedDrafts = useMemo(
    () => locateDrafts(drafts, positions, locate, keyOf),
    [drafts, positions, locate, keyOf],
  );
  return useMemo(
    () => ({
      threads: locatedThreads,
      drafts: locatedDrafts,
      threadAt: new Map(locatedThreads.map((thread) => [thread.slotKey, thread])),
      marksOf: marksOf(locatedThreads, locatedDrafts),
    }),
    [locatedThreads, locatedDrafts],
  );
}

/**
 * Returns the comments to draw in the files: those whose place is known. The positions of the others, such as threads that
 * an update brought, are fetched; if that fails, they are drawn above the lines of their file.
 */
export function useKnownPlaces(reviewId: string, { threads, drafts }: PlacedComments): DrawnComments {
  const { from, to, layers } = useContext(ReadSpanContext);
  const unknown = [...threads, ...drafts].flatMap(({ slotKey, location }) => (location.isUnknown ? [slotKey] : []));
  const { failure } = useLoadedQuery<useCommentsPositionsQuery, null>(
    graphql`
      query useCommentsPositionsQuery($id: ID!, $from: Int, $to: Int, $layers: LayerRange) {
        node(id: $id) {
          ... on Review {
            positions(from: $from, to: $to, layers: $layers) {
              threadId
              position {
                path
                side
                startLine
                endLine
                certainty
                reason
              }
            }
          }
        }
      }
    `,
    unknown.length === 0 ? null : { id: reviewId, from, to, layers },
    inStore,
    { version: unknown.join(" ") },
  );
  return useMemo(() => {
    const isDrawn = ({ location }: PlacedThread | PlacedDraft) => location.isUnknown !== true || failure !== null;
    return { threads: threads.filter(isDrawn), drafts: drafts.filter(isDrawn) };
  }, [threads, drafts, failure]);
}

/** The positions are read by `useComments`. */
const inStore = (): null => null;

function positionsById(placements: useComments_review$data["positions"]): ReadonlyMap<string, PortedPosition> {
  return new Map(
    placements.map(({ threadId, position }) => {
      const { certainty, reason } = position;
      return [threadId, { ...position, certainty, reason }];
    }),
  );
}

function locateThreads(
  threads: useComments_review$data["threads"],
  positions: ReadonlyMap<string, PortedPosition>,
  locate: LocateThread,
  keyOf: ChangePaths["keyOf"],
): readonly PlacedThread[] {
  return threads.flatMap((thread): readonly PlacedThread[] => {
    const { id, state, quote, path, side, startLine = null, endLine, commitOid = null, patchSet } = thread;
    const position = positions.get(id) ?? null;
    const location = locate({ path, side, startLine, endLine, commitOid, patchSet, position });
    if (location === null) return [];
    const fileKey = keyOf(location.path, location.side);
    const isOpen = state === "OPEN";
    const isAddressed = thread.addressed != null;
    return [
      { id, slotKey: `thread ${id}`, fileKey, location, isOpen, isAddressed, quote, startLine, commitOid, thread },
    ];
  });
}

/** A draft is shown where it was written while that commit is displayed, afterwards where its lines are now. */
function locateDrafts(
  drafts: useComments_review$data["drafts"],
  positions: ReadonlyMap<string, PortedPosition>,
  locate: LocateThread,
  keyOf: ChangePaths["keyOf"],
): readonly PlacedDraft[] {
  return drafts.flatMap((draft): readonly PlacedDraft[] => {
    const { id, key, path, side, startLine, endLine, commitOid, replyTo, edits } = draft;
    if (replyTo != null || edits != null || path == null) return [];
    const lines = { path, side, startLine, endLine };
    const location = locate({ ...lines, commitOid, patchSet: null, position: positions.get(id) ?? null });
    if (location === null) return [];
    const line = startLine ?? 0;
    const written = { path, side: side === "OLD" ? "old" : "new", line, to: endLine ?? line } as const;
    return [
      {
        draftKey: key,
        slotKey: `draft ${key}`,
        fileKey: keyOf(location.path, location.side),
        location,
        written,
        body: draft.body,
        version: draft.version,
        kind: draft.kind,
        draft,
      },
    ];
  });
}

function marksOf(threads: readonly PlacedThread[], drafts: readonly PlacedDraft[]): PlacedComments["marksOf"] {
  const open = new Map<string | null, number>();
  for (const { fileKey } of drafts) open.set(fileKey, 0);
  for (const { fileKey, isOpen } of threads) open.set(fileKey, (open.get(fileKey) ?? 0) + (isOpen ? 1 : 0));
  return (key) => {
    const openThreads = open.get(key);
    return openThreads === undefined ? null : { isViewed: false, openThreads, hasComments: true };
  };
}

/** A thread with its location; `fileKey` is null when the change does not have its file. */
export interface PlacedThread {
  readonly id: string;
  readonly slotKey: string;
  readonly fileKey: string | null;
  readonly location: ThreadLocation;
  readonly isOpen: boolean;
  /** True if a reply says that it is addressed, and no person has answered since. */
  readonly isAddressed: boolean;
  readonly quote: readonly string[];
  readonly startLine: number | null;
  readonly commitOid: string | null;
  readonly thread: ReviewThreadView_thread$key;
}

export interface PlacedDraft {
  readonly draftKey: string;
  readonly slotKey: string;
  readonly fileKey: string | null;
  readonly location: ThreadLocation;
  /** The lines that it was written on, whatever became of them. */
  readonly written: FileLines;
  readonly body: string;
  readonly version: number;
  readonly kind: CommentKind;
  readonly draft: DraftView_draft$key & CommentComposer_draft$key;
}

export type DrawnComments = Pick<PlacedComments, "threads" | "drafts">;

/** The threads and drafts of the displayed change. */
export interface PlacedComments {
  readonly threads: readonly PlacedThread[];
  readonly drafts: readonly PlacedDraft[];
  /** Threads by the key of their slot. */
  readonly threadAt: ReadonlyMap<string, PlacedThread>;
  readonly marksOf: (key: string) => MarksOfFile | null;
}

/**
 * The review being commented on, as the query of its page returns it. Stays the same object until a field changes that
 * the page itself reads; new comments do not change it.
 */
export type CommentedReview = ReviewThreadView_review$key & DraftView_review$key & CommentComposer_review$key;
