import { timelineOf } from "#server/reviews/state/timeline.ts";
import { ReviewComment } from "../comments/ReviewComment.ts";
import { ReviewThread } from "../comments/ReviewThread.ts";
import type { SeenReview } from "../request/ServedRepositories.ts";
import { gitTimestamp, type GitTimestamp } from "../scalars.ts";
import { PatchSet } from "./PatchSet.ts";
import { Person } from "./Person.ts";
import { patchSetsOf } from "./reviewSpan.ts";
import { type VerdictKind, verdictWord } from "./Verdict.ts";

/**
 * What happened in a review.
 * @gqlEnum
 */
export type TimelineKind =
  "REQUESTED" | "UPDATED" | "PATCH_SET" | "COMMENTED" | "VERDICT" | "ABANDONED" | "REOPENED" | "MERGED";

/**
 * One thing that happened in a review.
 * @gqlType
 */
export interface TimelineEvent {
  /**
   * What.
   * @gqlField
   */
  readonly kind: TimelineKind;
  /**
   * When; null where nobody noted it, as of a merge outside of Galley.
   * @gqlField
   */
  readonly at: GitTimestamp | null;
  /**
   * Who did it; null where nobody noted it.
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
   * What was said: a thread's first comment, or what came with a verdict.
   * @gqlField
   */
  readonly comment: ReviewComment | null;
  /**
   * The verdict that was given.
   * @gqlField
   */
  readonly verdict: VerdictKind | null;
  /**
   * What else is to be told, in a sentence for people.
   * @gqlField
   */
  readonly note: string | null;
}

/** Gives all that happened in a review, oldest first. Linear in what happened. */
export function timelineEvents(seen: SeenReview): readonly TimelineEvent[] {
  const { review, viewer } = seen;
  const sets = new Map(patchSetsOf(review).map((record) => [record.number, new PatchSet(seen, record)]));
  return timelineOf(review).map(({ kind, at, by, patchSet, thread, comment, verdict, note }) => ({
    kind,
    at: at === null ? null : gitTimestamp(at),
    by: by && new Person(by, viewer),
    patchSet: (patchSet && sets.get(patchSet.number)) ?? null,
    thread: thread && new ReviewThread(seen, thread),
    comment: thread && comment && new ReviewComment(seen, thread, comment),
    verdict: verdict && verdictWord.read(verdict),
    note,
  }));
}
