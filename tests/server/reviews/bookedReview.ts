import type { BookedReview } from "#server/reviews/state/IndexedReview.ts";
import { bookReview } from "#server/reviews/reviewIndex/IndexPage.ts";
import { foldReview } from "#server/reviews/state/deriveReview.ts";
import { parseCommentLine } from "#server/reviews/notes/commentLine.ts";
import { parseRequestLine } from "#server/reviews/notes/requestLine.ts";
import type { Standing } from "#server/reviews/reviewIndex/mergeStatus.ts";

/** The first commit of all reviews that are made here. */
export const REVISION = "1".repeat(40);

const PLAIN = {
  timestamp: "1700000000",
  reviewRef: "refs/heads/topic",
  targetRef: "refs/heads/main",
  requester: "ada@example.org",
  reviewers: ["carl@example.org"],
  description: "Change something",
};

const STANDING: Standing = {
  first: REVISION,
  target: null,
  tip: null,
  isMerged: false,
  head: REVISION,
  base: null,
  isFromHistory: true,
  isWhole: true,
};

/** Makes a review of lines: what a request leaves out is as a plain one has it. */
export function bookedReview(
  requests: readonly object[],
  comments: readonly object[] = [],
  standing: Partial<Standing> = {},
): BookedReview {
  const folded = foldReview(
    REVISION,
    requests.flatMap((request) => parseRequestLine(JSON.stringify({ ...PLAIN, ...request })) ?? []),
    comments.flatMap((comment) => parseCommentLine(JSON.stringify(comment)) ?? []),
  );
  if (folded === null) throw new Error("No line is a request.");
  return bookReview(folded, { ...STANDING, ...standing });
}
