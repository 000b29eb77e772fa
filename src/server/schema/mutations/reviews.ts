import type { ID } from "grats";
import { recordPatchSet as recordPatchSetOperation } from "#server/operations/patchSets/recordPatchSet.ts";
import * as abandoning from "#server/operations/requests/abandonReview.ts";
import { closeMerged as closeMergedOperation } from "#server/operations/requests/closeMergedReview.ts";
import { openCommitReview as openCommitReviewOperation } from "#server/operations/requests/openCommitReview.ts";
import * as requesting from "#server/operations/requests/requestReview.ts";
import { shareReview as shareReviewOperation } from "#server/operations/requests/shareReview.ts";
import { updateReview as updateReviewOperation } from "#server/operations/requests/updateReview.ts";
import { readId } from "../request/globalId.ts";
import type { Context } from "../request/Context.ts";
import { Review } from "../reviews/Review.ts";
import type { GitObjectID } from "../scalars.ts";
import { type KeyedReviewInput, type Problem, type ReviewInput, runOnReview, writeReview } from "./runMutation.ts";

/** The payload of a mutation of a review. @gqlType */
export interface ReviewPayload {
  /**
   * The updated review. Null if the mutation failed, unless the problem is CONFLICT: then the review as it is.
   * @gqlField
   */
  readonly review: Review | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The input of `requestReview`. @gqlInput */
interface RequestReviewInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The slug of the repository. */
  readonly slug: string;
  /** The branch or commit to review. */
  readonly head: string;
  /** The target branch. Defaults to the default branch of the repository. */
  readonly base?: string | null;
  /** The title: one line of 1 to 256 characters. Defaults to the subject of the last commit. */
  readonly title?: string | null;
  /** The description, as Markdown. */
  readonly body?: string | null;
  /** The email addresses of the reviewers, at most 100. */
  readonly reviewers?: readonly string[] | null;
}

/**
 * Requests a review of a change. Without a title, a branch under review has its current state recorded instead. Returns
 * CONFLICT if there is an open review of the change already.
 * @gqlMutationField
 */
export async function requestReview(context: Context, input: RequestReviewInput): Promise<ReviewPayload> {
  return writeReview(context, async () => {
    const served = context.repositories.bySlug(input.slug);
    const reviewContext = await context.loaders.reviewsOf(served).currentContext();
    const again = input.title == null ? await requesting.requestAgain(reviewContext, input) : null;
    if (again !== null) return { served, result: null, ...again };
    const fields = { ...input, ...(await requesting.usualRequest(reviewContext, input)) };
    return { served, result: null, ...(await requesting.requestReview(reviewContext, fields)) };
  });
}

/** The input of `openCommitReview`. @gqlInput */
interface OpenCommitReviewInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The slug of the repository. */
  readonly slug: string;
  /** The ID of the commit. */
  readonly commit: GitObjectID;
}

/**
 * Finds the review of a commit, for comments on it, or begins a private one of the commit alone. Returns BAD_INPUT for a
 * stash.
 * @gqlMutationField
 */
export async function openCommitReview(context: Context, input: OpenCommitReviewInput): Promise<ReviewPayload> {
  return writeReview(context, async () => {
    const served = context.repositories.bySlug(input.slug);
    const reviewContext = await context.loaders.reviewsOf(served).currentContext();
    return { served, result: null, ...(await openCommitReviewOperation(reviewContext, input)) };
  });
}

/** The input of `updateReview`. Omitted fields stay the same. @gqlInput */
interface UpdateReviewInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the review. */
  readonly review: ID;
  /** The title: one line of 1 to 256 characters. */
  readonly title?: string | null;
  /** The description, as Markdown. */
  readonly body?: string | null;
  /** The description that `body` was written from. If it is another one by now, the update fails as CONFLICT. */
  readonly bodyBefore?: string | null;
  /** The email addresses of the reviewers, at most 100. */
  readonly reviewers?: readonly string[] | null;
  /** The target branch. */
  readonly target?: string | null;
  /** True to request the review too: one of uncommitted work is in lists from then on. */
  readonly isRequested?: boolean | null;
}

/** Updates the title, description, reviewers or target of a review. @gqlMutationField */
export async function updateReview(context: Context, input: UpdateReviewInput): Promise<ReviewPayload> {
  const change = await runOnReview(context, input, updateReviewOperation);
  // The page then shows both descriptions.
  if (change.problem?.code === "CONFLICT") return { ...change, review: await storedReview(context, input.review) };
  return change;
}

/** Reads a review as it is stored now, for a page whose own text is in conflict with it. */
export async function storedReview(context: Context, id: ID): Promise<Review> {
  const { served, names } = readId(context, "Review", id);
  return Review.load(context, served, names[0] ?? "");
}

/**
 * Makes a private review public, with all its snapshots and comments. It is pushed with the next push of reviews, and
 * cannot become private again.
 * @gqlMutationField
 */
export async function shareReview(context: Context, input: KeyedReviewInput): Promise<ReviewPayload> {
  return runOnReview(context, input, shareReviewOperation);
}

/** Records the current state of the branch as the next patch set. @gqlMutationField */
export async function recordPatchSet(context: Context, input: ReviewInput): Promise<ReviewPayload> {
  return runOnReview(context, input, recordPatchSetOperation);
}

/** The input of `abandonReview`. @gqlInput */
interface AbandonReviewInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the review. */
  readonly review: ID;
  /** The reason, as Markdown. */
  readonly body?: string | null;
}

/** Abandons a review. It can be reopened. @gqlMutationField */
export async function abandonReview(context: Context, input: AbandonReviewInput): Promise<ReviewPayload> {
  return runOnReview(context, input, abandoning.abandonReview);
}

/** Reopens an abandoned review. @gqlMutationField */
export async function reopenReview(context: Context, input: KeyedReviewInput): Promise<ReviewPayload> {
  return runOnReview(context, input, abandoning.reopenReview);
}

/** Closes a review if its change was merged into its target, also by squashing or rebasing. @gqlMutationField */
export async function closeMerged(context: Context, input: ReviewInput): Promise<ReviewPayload> {
  return runOnReview(context, input, closeMergedOperation);
}
