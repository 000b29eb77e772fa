import type { DraftView_review$key } from "#generated/DraftView_review.graphql.ts";
import type { RemarkComposer_review$key } from "#generated/RemarkComposer_review.graphql.ts";
import type { ReviewThreadView_review$key } from "#generated/ReviewThreadView_review.graphql.ts";

/**
 * The review that is remarked on, as the query of its page gives it: the same object until a field changes that the page
 * itself reads, whatever is said in the review.
 */
export type RemarkedReview = ReviewThreadView_review$key & DraftView_review$key & RemarkComposer_review$key;
