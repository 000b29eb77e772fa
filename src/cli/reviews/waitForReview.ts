import type { waitForReviewCommentsQuery } from "#generated/waitForReviewCommentsQuery.graphql.ts";
import type { waitForReviewSubscription } from "#generated/waitForReviewSubscription.graphql.ts";
import { type Galley, graphql } from "../client/Galley.ts";

const SUBSCRIPTION = graphql`
  subscription waitForReviewSubscription($review: ID!) {
    waitForReader(review: $review) {
      review {
        verdicts {
          oid
          kind
          isActive
        }
        postedComments {
          oid
          submitsReview
        }
      }
    }
  }
`;

/** The result of a submitted review: a verdict, or only comments. */
export type SubmittedVerdict = "APPROVE" | "REQUEST_CHANGES" | "COMMENT";

type Awaited = NonNullable<NonNullable<waitForReviewSubscription["response"]["waitForReader"]>["review"]>;

/**
 * Waits until a review is submitted in any Galley on this repository, and notices that within a second. Meanwhile the
 * review's page shows who waits. Resolves to null if `signal` aborts first. `before` has the ids of comments that do
 * not count.
 */
export async function waitForReader(
  galley: Galley,
  review: string,
  before: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<SubmittedVerdict | null> {
  try {
    while (!signal.aborted) {
      const answers = galley.listen<waitForReviewSubscription>(SUBSCRIPTION, () => ({ review }), signal);
      for await (const { waitForReader: awaited } of answers) {
        const answer = awaited?.review ? submittedVerdict(awaited.review, before) : null;
        if (answer !== null) return answer;
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error; // an interrupted caller wants no error
  }
  return null;
}

/** A verdict takes precedence over comments. Linear in the comments. */
function submittedVerdict({ verdicts, postedComments }: Awaited, before: ReadonlySet<string>): SubmittedVerdict | null {
  const isNew = (oid: string | null | undefined): boolean => oid != null && !before.has(oid);
  const verdict = verdicts?.findLast(({ oid, isActive }) => isActive === true && isNew(oid));
  if (verdict?.kind != null) return verdict.kind;
  return postedComments?.some(({ oid, submitsReview }) => submitsReview === true && isNew(oid)) ? "COMMENT" : null;
}

const QUERY = graphql`
  query waitForReviewCommentsQuery($slug: String!, $name: String!, $before: String) @throwOnFieldError {
    repository(slug: $slug) {
      findReview(name: $name) {
        postedComments(before: $before) {
          oid
        }
      }
    }
  }
`;

/**
 * Returns the ids of all comments of a review, or of those before a patch set or a time. Throws BAD_INPUT if `before`
 * is neither.
 */
export async function previousCommentIds(
  galley: Galley,
  review: string,
  before: string | undefined,
): Promise<ReadonlySet<string>> {
  const { repository } = await galley.execute<waitForReviewCommentsQuery>(QUERY, (slug) => ({
    slug,
    name: review,
    before: before ?? null,
  }));
  return new Set(repository.findReview.postedComments.map(({ oid }) => oid));
}
