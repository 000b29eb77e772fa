import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { indexReview } from "#server/reviews/index/IndexPage.ts";
import { deriveReview } from "#server/reviews/state/deriveReview.ts";
import { parseCommentLine } from "#server/store/notes/CommentItem.ts";
import { parseRequestLine } from "#server/store/notes/requestLine.ts";
import type { MergeStatus } from "#server/reviews/index/mergeStatus.ts";

/** The first commit of all reviews that this function creates. */
export const REVISION = "1".repeat(40);

const PLAIN = {
  timestamp: "1700000000",
  reviewRef: "refs/heads/topic",
  targetRef: "refs/heads/main",
  requester: "ada@example.org",
  reviewers: ["carl@example.org"],
  description: "Change something",
};

const MERGE_STATUS: MergeStatus = {
  first: REVISION,
  target: null,
  tip: null,
  isMerged: false,
  head: REVISION,
  base: null,
  isFromHistory: true,
  hasFalseBase: false,
  isWhole: true,
};

/** Creates a review from note lines; properties that a request leaves out have default values. */
export function indexedReview(
  requests: readonly object[],
  comments: readonly object[] = [],
  mergeStatus: Partial<MergeStatus> = {},
): IndexedReview {
  const derived = deriveReview(
    REVISION,
    requests.flatMap((request) => parseRequestLine(JSON.stringify({ ...PLAIN, ...request })) ?? []),
    comments.flatMap((comment) => parseCommentLine(JSON.stringify(comment)) ?? []),
  );
  if (derived === null) throw new Error("No line is a request.");
  return indexReview(derived, { ...MERGE_STATUS, ...mergeStatus });
}
