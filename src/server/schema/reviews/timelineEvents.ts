import { timelineOf } from "#server/reviews/folds/timelineOf.ts";
import { gitTimestamp } from "../gitTimestamp.ts";
import { PatchSet } from "../patchSets/PatchSet.ts";
import { patchSetsOf } from "../patchSets/patchSetsOf.ts";
import { Person } from "../patchSets/Person.ts";
import { ReviewComment } from "./ReviewComment.ts";
import { ReviewThread } from "./ReviewThread.ts";
import type { SeenReview } from "../patchSets/SeenReview.ts";
import type { TimelineEvent } from "./TimelineEvent.ts";
import { verdictWord } from "./verdictWord.ts";

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
