import type { ID } from "grats";
import type { Oid } from "#server/git/oid.ts";
import { recordPatchSet as recordPatchSetOperation } from "#server/reviews/patchSets/recordPatchSet.ts";
import { abandonReview as abandonReviewOperation } from "#server/reviews/requests/abandonReview.ts";
import { closeMerged as closeMergedOperation } from "#server/reviews/requests/closeMergedReview.ts";
import { reopenReview as reopenReviewOperation } from "#server/reviews/requests/reopenReview.ts";
import { requestReview as requestReviewOperation, usualRequest } from "#server/reviews/requests/requestReview.ts";
import { shareReview as shareReviewOperation } from "#server/reviews/requests/shareReview.ts";
import { updateReview as updateReviewOperation } from "#server/reviews/requests/updateReview.ts";
import type { ReviewRoom } from "#server/reviews/reviewIndex/ReviewContext.ts";
import { giveVerdict as giveVerdictOperation } from "#server/reviews/verdicts/giveVerdict.ts";
import { readId } from "../globalId.ts";
import type { Context } from "../request/Context.ts";
import { Review } from "../reviews/Review.ts";
import { type VerdictKind, verdictWord } from "../reviews/Verdict.ts";
import type { GitObjectID } from "../scalars.ts";
import { attempt, type Problem } from "./Problem.ts";

/**
 * What became of a deed: the review as it is now, or why it was not done.
 * @gqlType
 */
export interface ReviewPayload {
  /**
   * The review as it is now; null where nothing was done.
   * @gqlField
   */
  readonly review: Review | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/** What came of a deed on a review: the review read anew and what the deed said, or why it was not done. */
export type Change<T> =
  | { readonly review: Review; readonly said: T; readonly problem: null }
  | { readonly review: null; readonly said: null; readonly problem: Problem };

/** Has something done to the review of an id. Should reading it anew fail, that is thrown: the deed was done. */
export async function changeReview<T>(
  context: Context,
  id: ID,
  deed: (room: ReviewRoom, review: Oid) => Promise<T>,
): Promise<Change<T>> {
  const { done, problem } = await attempt(async () => {
    const { served, names } = readId(context, "Review", id);
    const [review = ""] = names;
    return { served, review, said: await deed(await context.loaders.reviewsOf(served).room(), review) };
  });
  if (problem) return { review: null, said: null, problem };
  context.loaders.forget();
  return { review: await Review.load(context, done.served, done.review), said: done.said, problem: null };
}

/**
 * What a review is asked for with.
 * @gqlInput
 */
interface RequestReviewInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The repository. */
  readonly slug: string;
  /** The branch or commit that is to be reviewed. */
  readonly head: string;
  /** The branch that it is to go to; the repository's usual one where left out. */
  readonly base?: string | null;
  /** What it is about: one line of 1 to 256 characters; the first of its last commit's message where left out. */
  readonly title?: string | null;
  /** What is to be known of it, as Markdown. */
  readonly body?: string | null;
  /** The e-mail addresses of those who are asked, 100 at most. */
  readonly reviewers?: readonly string[] | null;
}

/**
 * Asks others to look at a change. CONFLICT where there is an open review of it already.
 * @gqlMutationField
 */
export async function requestReview(context: Context, input: RequestReviewInput): Promise<ReviewPayload> {
  const { key, slug, head, body, reviewers } = input;
  const { done, problem } = await attempt(async () => {
    const served = context.repositories.bySlug(slug);
    const room = await context.loaders.reviewsOf(served).room();
    const { base, title } = await usualRequest(room, input);
    const asked = { key, head, base, title, body: body ?? "", reviewers: reviewers ?? [] };
    return { served, ...(await requestReviewOperation(room, asked)) };
  });
  if (problem) return { review: null, problem };
  context.loaders.forget();
  return { review: await Review.load(context, done.served, done.review), problem: null };
}

/**
 * What is to be other in a review; what is left out stays as it is.
 * @gqlInput
 */
interface UpdateReviewInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** What it is about: one line of 1 to 256 characters. */
  readonly title?: string | null;
  /** What is to be known of it, as Markdown. */
  readonly body?: string | null;
  /** The e-mail addresses of those who are asked, 100 at most. */
  readonly reviewers?: readonly string[] | null;
  /** The branch that it is to go to. */
  readonly target?: string | null;
}

/**
 * Changes what a review says of itself.
 * @gqlMutationField
 */
export async function updateReview(context: Context, input: UpdateReviewInput): Promise<ReviewPayload> {
  const { key, title, body, reviewers, target } = input;
  return changeReview(context, input.review, (room, review) =>
    updateReviewOperation(room, { key, review, title, body, reviewers, target }),
  );
}

/**
 * The review that is to be public.
 * @gqlInput
 */
interface ShareReviewInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The review. */
  readonly reviewId: ID;
}

/**
 * Makes a private review public, with all its snapshots and all that was said: it goes to others when reviews are next pushed,
 * and cannot be taken back.
 * @gqlMutationField
 */
export async function shareReview(context: Context, input: ShareReviewInput): Promise<ReviewPayload> {
  return changeReview(context, input.reviewId, (room, review) =>
    shareReviewOperation(room, { key: input.key, review }),
  );
}

/**
 * The review whose branch moved.
 * @gqlInput
 */
interface RecordPatchSetInput {
  /** The review. */
  readonly review: ID;
}

/**
 * Records the branch as it is as the next patch set.
 * @gqlMutationField
 */
export async function recordPatchSet(context: Context, input: RecordPatchSetInput): Promise<ReviewPayload> {
  return changeReview(context, input.review, (room, review) => recordPatchSetOperation(room, { review }));
}

/**
 * A verdict.
 * @gqlInput
 */
interface GiveVerdictInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** What is said of the whole change. */
  readonly verdict: VerdictKind;
  /** What is said with it, as Markdown; nothing where left out. */
  readonly body?: string | null;
  /** The head that was looked at: STALE where the review has another by now. */
  readonly headOid?: GitObjectID | null;
}

/**
 * Says what one thinks of the whole change. An approval answers one's own earlier rejection.
 * @gqlMutationField
 */
export async function giveVerdict(context: Context, input: GiveVerdictInput): Promise<ReviewPayload> {
  const { key, verdict, body, headOid } = input;
  return changeReview(context, input.review, (room, review) => {
    const head = headOid == null ? {} : { head: headOid };
    return giveVerdictOperation(room, { key, review, verdict: verdictWord.write(verdict), body: body ?? "", ...head });
  });
}

/**
 * What is to be given up.
 * @gqlInput
 */
interface AbandonReviewInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** Why, as Markdown; nothing where left out. */
  readonly body?: string | null;
}

/**
 * Gives a review up. It can be taken up again.
 * @gqlMutationField
 */
export async function abandonReview(context: Context, input: AbandonReviewInput): Promise<ReviewPayload> {
  const { key, body } = input;
  return changeReview(context, input.review, (room, review) =>
    abandonReviewOperation(room, { key, review, body: body ?? "" }),
  );
}

/**
 * What is to be taken up again.
 * @gqlInput
 */
interface ReopenReviewInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
}

/**
 * Takes an abandoned review up again.
 * @gqlMutationField
 */
export async function reopenReview(context: Context, input: ReopenReviewInput): Promise<ReviewPayload> {
  return changeReview(context, input.review, (room, review) => reopenReviewOperation(room, { key: input.key, review }));
}

/**
 * The review that may be in its target.
 * @gqlInput
 */
interface CloseMergedInput {
  /** The review. */
  readonly review: ID;
}

/**
 * Looks whether the change is in its target, squashed or rebased ones too, and closes the review then.
 * @gqlMutationField
 */
export async function closeMerged(context: Context, input: CloseMergedInput): Promise<ReviewPayload> {
  return changeReview(context, input.review, (room, review) => closeMergedOperation(room, { review }));
}
