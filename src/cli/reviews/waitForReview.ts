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
          isStanding
        }
        said {
          oid
          asksForMore
        }
      }
    }
  }
`;

/** How a reader hands back: by a verdict, or by remarks alone. */
export type HandBack = "APPROVE" | "REQUEST_CHANGES" | "COMMENT";

type Awaited = NonNullable<NonNullable<waitForReviewSubscription["response"]["waitForReader"]>["review"]>;

/**
 * Waits until somebody hands a review back, in whatever Galley on this repository: within a second of its being written; the
 * review's page shows meanwhile who waits. Null where `signal` ends it before. `before` are the comments that were there
 * already.
 */
export async function waitForReader(
  galley: Galley,
  review: string,
  before: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<HandBack | null> {
  try {
    while (!signal.aborted) {
      const answers = galley.listen<waitForReviewSubscription>(SUBSCRIPTION, () => ({ review }), signal);
      for await (const { waitForReader: awaited } of answers) {
        const answer = awaited?.review ? handedBack(awaited.review, before) : null;
        if (answer !== null) return answer;
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error; // whoever ends it wants no answer
  }
  return null;
}

/** A verdict counts more than remarks. Linear in the comments. */
function handedBack({ verdicts, said }: Awaited, before: ReadonlySet<string>): HandBack | null {
  const isNew = (oid: string | null | undefined): boolean => oid != null && !before.has(oid);
  const verdict = verdicts?.findLast(({ oid, isStanding }) => isStanding === true && isNew(oid));
  if (verdict?.kind != null) return verdict.kind;
  return said?.some(({ oid, asksForMore }) => asksForMore === true && isNew(oid)) ? "COMMENT" : null;
}

const QUERY = graphql`
  query waitForReviewCommentsQuery($slug: String!, $name: String!, $before: String) @throwOnFieldError {
    repository(slug: $slug) {
      chosenReview(name: $name) {
        said(before: $before) {
          oid
        }
      }
    }
  }
`;

/**
 * Gives the ids of what a review holds, or of what was said in it before a patch set or a time, as a person writes it: BAD_INPUT
 * where it is neither.
 */
export async function saidBefore(
  galley: Galley,
  review: string,
  before: string | undefined,
): Promise<ReadonlySet<string>> {
  const { repository } = await galley.ask<waitForReviewCommentsQuery>(QUERY, (slug) => ({
    slug,
    name: review,
    before: before ?? null,
  }));
  return new Set(repository.chosenReview.said.map(({ oid }) => oid));
}
