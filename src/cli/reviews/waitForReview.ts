import type { waitForReviewCommentsQuery } from "#generated/waitForReviewCommentsQuery.graphql.ts";
import type { waitForReviewDeliveredMutation } from "#generated/waitForReviewDeliveredMutation.graphql.ts";
import type { waitForReviewOfferMutation } from "#generated/waitForReviewOfferMutation.graphql.ts";
import type { waitForReviewSubscription } from "#generated/waitForReviewSubscription.graphql.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { counted } from "../output/format.ts";

const SUBSCRIPTION = graphql`
  subscription waitForReviewSubscription($review: ID!) {
    waitForReader(review: $review) {
      review {
        state
        verdicts {
          oid
          kind
          isActive
        }
        layerVerdicts {
          oid
          kind
        }
        postedComments {
          oid
          submitsReview
        }
      }
    }
  }
`;

export interface SubmittedReview {
  readonly verdict: "APPROVE" | "REQUEST_CHANGES" | "COMMENT";
  /** The ids of the new verdicts and comments. */
  readonly answers: readonly string[];
  /** Those of the verdicts alone. */
  readonly verdicts: readonly string[];
}

const DONE = { APPROVE: "approved", REQUEST_CHANGES: "requested changes", COMMENT: "only commented" } as const;

/** Says which verdict was submitted, and how many threads are unresolved. */
export function verdictText({ verdict }: Pick<SubmittedReview, "verdict">, openThreads: number): string {
  return `The reviewer ${DONE[verdict]}${openThreads === 0 ? "" : `, with ${counted(openThreads, "unresolved thread")}`}`;
}

/** The end of a wait: what was submitted, or that the review was merged or abandoned and nothing is submitted any more. */
export type WaitEnd =
  | { readonly kind: "submitted"; readonly submitted: SubmittedReview }
  | { readonly kind: "over"; readonly state: "MERGED" | "ABANDONED" };

type Awaited = NonNullable<NonNullable<waitForReviewSubscription["response"]["waitForReader"]>["review"]>;

/**
 * Waits until a review is submitted in any Galley on this repository, and notices that within a second. Meanwhile the
 * review's page shows who waits. Resolves at once if an answer was submitted before or the review is over, and to null
 * if `signal` aborts first. `before` has the ids of comments that do not count. Calls `onPending` whenever nothing new was
 * submitted yet.
 */
export async function waitForReader(
  galley: Galley,
  review: string,
  before: ReadonlySet<string>,
  signal: AbortSignal,
  onPending: () => void = () => undefined,
): Promise<WaitEnd | null> {
  try {
    while (!signal.aborted) {
      const answers = galley.listen<waitForReviewSubscription>(SUBSCRIPTION, { review }, signal);
      for await (const { waitForReader: awaited } of answers) {
        if (awaited?.review == null) continue;
        const submitted = submittedReview(awaited.review, before);
        if (submitted !== null) return { kind: "submitted", submitted };
        const { state } = awaited.review;
        if (state === "MERGED" || state === "ABANDONED") return { kind: "over", state };
        onPending();
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error; // an interrupted caller wants no error
  }
  return null;
}

/**
 * A verdict takes precedence over comments. On a layer of a stack only a request for changes is one for the review.
 * Linear in the comments.
 */
function submittedReview(
  { verdicts, layerVerdicts, postedComments }: Awaited,
  before: ReadonlySet<string>,
): SubmittedReview | null {
  const isNew = (oid: string | null | undefined): oid is string => oid != null && !before.has(oid);
  const active = (verdicts ?? []).filter(({ oid, isActive }) => isActive === true && isNew(oid));
  const comments = (postedComments ?? []).filter(({ oid, submitsReview }) => submitsReview === true && isNew(oid));
  const layers = (layerVerdicts ?? []).filter(({ oid }) => isNew(oid));
  const given = [...active, ...layers].map(({ oid }) => oid).filter(isNew);
  const answers = [...new Set([...given, ...comments.map(({ oid }) => oid).filter(isNew)])];
  if (answers.length === 0) return null;
  const rejected = layers.some(({ kind }) => kind === "REQUEST_CHANGES") ? "REQUEST_CHANGES" : "COMMENT";
  return { verdict: active.at(-1)?.kind ?? rejected, answers, verdicts: given };
}

const QUERY = graphql`
  query waitForReviewCommentsQuery($slug: String!, $name: String!, $before: String, $isSince: Boolean!)
  @throwOnFieldError {
    repository(slug: $slug) {
      findReview(name: $name) {
        postedComments(before: $before) @include(if: $isSince) {
          oid
        }
        deliveredComments @skip(if: $isSince)
      }
    }
  }
`;

/**
 * Returns the ids of the comments of a review that do not count as an answer: those that this watcher received, or all
 * before a patch set or a time. Throws BAD_INPUT if `before` is neither.
 */
export async function previousCommentIds(
  galley: Galley,
  review: string,
  before: string | undefined,
): Promise<ReadonlySet<string>> {
  const { repository } = await galley.execute<waitForReviewCommentsQuery>(QUERY, {
    name: review,
    before,
    isSince: before !== undefined,
  });
  const { postedComments, deliveredComments } = repository.findReview;
  return new Set(postedComments?.map(({ oid }) => oid) ?? deliveredComments);
}

const DELIVERED_MUTATION = graphql`
  mutation waitForReviewDeliveredMutation($input: MarkDeliveredInput!) {
    markDelivered(input: $input) {
      problem {
        code
        message
      }
    }
  }
`;

/** Records that a watcher received comments, or a delivery of them; until then they are delivered again. */
export async function markDelivered(
  galley: Galley,
  review: string,
  comments: readonly string[],
  delivery: string | null = null,
): Promise<void> {
  const input = { review, comments, delivery };
  await galley.execute<waitForReviewDeliveredMutation>(DELIVERED_MUTATION, { input });
}

const OFFER_MUTATION = graphql`
  mutation waitForReviewOfferMutation($input: OfferDeliveryInput!) {
    offerDelivery(input: $input) {
      delivery
      isRepeated
      problem {
        code
        message
      }
    }
  }
`;

export interface Delivery {
  readonly id: string;
  /** True if some of them were sent before, but not acknowledged. */
  readonly isRepeated: boolean;
}

/** Records that comments are about to be sent to a watcher, who acknowledges them by the id of this delivery. */
export async function offerDelivery(galley: Galley, review: string, comments: readonly string[]): Promise<Delivery> {
  const input = { review, comments };
  const answer = await galley.execute<waitForReviewOfferMutation>(OFFER_MUTATION, { input });
  const { delivery, isRepeated } = nonNull(answer.offerDelivery);
  return { id: nonNull(delivery), isRepeated: isRepeated === true };
}
