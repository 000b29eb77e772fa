import { timelineOf } from "#server/reviews/state/timeline.ts";
import { ReviewComment } from "../comments/ReviewComment.ts";
import { ReviewThread } from "../comments/ReviewThread.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";
import { type GitTimestamp, statedTimestamp } from "../scalars.ts";
import { PatchSet } from "./PatchSet.ts";
import { Person } from "./Person.ts";
import { patchSetsOf } from "./reviewSpan.ts";
import { type VerdictKind, verdictFormat } from "./Verdict.ts";

/**
 * The kind of an event in a review.
 * @gqlEnum
 */
export type TimelineKind =
  | "REQUESTED"
  | "UPDATED"
  | "PATCH_SET"
  | "COMMENTED"
  | "VERDICT"
  | "ABANDONED"
  | "REOPENED"
  | "MERGED";

/**
 * An event in a review.
 * @gqlType
 */
export interface TimelineEvent {
  /**
   * The kind of the event.
   * @gqlField
   */
  readonly kind: TimelineKind;
  /**
   * The time of the event, or null if it was not recorded, as for a merge outside Galley.
   * @gqlField
   */
  readonly at: GitTimestamp | null;
  /**
   * The person who caused the event, or null if it was not recorded.
   * @gqlField
   */
  readonly by: Person | null;
  /**
   * The patch set that was recorded.
   * @gqlField
   */
  readonly patchSet: PatchSet | null;
  /**
   * The thread that was begun.
   * @gqlField
   */
  readonly thread: ReviewThread | null;
  /**
   * The first comment of the thread, or the text of the verdict.
   * @gqlField
   */
  readonly comment: ReviewComment | null;
  /**
   * The verdict that was given.
   * @gqlField
   */
  readonly verdict: VerdictKind | null;
  /**
   * Further details, as a sentence for the user.
   * @gqlField
   */
  readonly note: string | null;
}

/** Returns all events of a review, oldest first. Linear in their number. */
export function timelineEvents(viewerReview: ViewerReview): readonly TimelineEvent[] {
  const { review, viewer } = viewerReview;
  const sets = new Map(patchSetsOf(review).map((record) => [record.number, new PatchSet(viewerReview, record)]));
  return timelineOf(review).map(({ kind, at, by, patchSet, thread, comment, verdict, note }) => ({
    kind,
    at: statedTimestamp(at),
    by: by === null || by.email === "" ? null : new Person(by, viewer),
    patchSet: (patchSet && sets.get(patchSet.number)) ?? null,
    thread: thread && new ReviewThread(viewerReview, thread),
    comment: thread && comment && new ReviewComment(viewerReview, thread, comment),
    verdict: verdict && verdictFormat.read(verdict),
    note,
  }));
}
