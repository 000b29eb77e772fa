import type { ExportedReview } from "#contract/reviewFile.ts";
import type { RelatedReview, ReviewStateName, SiteReview } from "#contract/sites/site.ts";
import type { siteReviewsQuery } from "#generated/siteReviewsQuery.graphql.ts";
import { type Galley, graphql } from "../client/Galley.ts";

// Other modules read these fields.
/* oxlint-disable relay/unused-fields */
const REVIEWS = graphql`
  query siteReviewsQuery($slug: String!, $after: String) @throwOnFieldError {
    repository(slug: $slug) {
      name
      reviews(first: 100, after: $after) {
        edges {
          node {
            revision
            title
            state
            isPrivate
            isOnWorktree
            author {
              name
              email
            }
            turn {
              name
              email
            }
            reviewRef
            targetRef
            headOid
            updatedAt
            openThreadCount
            addressedThreadCount
            commentCount
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

export type FoundReview = siteReviewsQuery["response"]["repository"]["reviews"]["edges"][number]["node"];

/** Lists all reviews, the last changed first. A review that changes meanwhile is listed once. */
export async function listReviews(
  galley: Galley,
): Promise<{ readonly name: string; readonly reviews: readonly FoundReview[] }> {
  const found = new Map<string, FoundReview>();
  for (let after: string | null = null; ;) {
    const { repository }: siteReviewsQuery["response"] = await galley.execute<siteReviewsQuery>(REVIEWS, (slug) => ({
      slug,
      after,
    }));
    for (const { node } of repository.reviews.edges) found.set(node.revision, node);
    const { hasNextPage, endCursor } = repository.reviews.pageInfo;
    if (!hasNextPage) return { name: repository.name, reviews: [...found.values()] };
    after = endCursor ?? null;
  }
}

export function rowOf(review: FoundReview, withNames: boolean, problem: string | null): SiteReview {
  const { revision, title, state, author, turn, isOnWorktree, reviewRef, targetRef, headOid, updatedAt } = review;
  const roleOf = ({ email }: { readonly email: string }) => (email === author?.email ? "the author" : "a reviewer");
  return {
    id: revision,
    title,
    state,
    author: withNames ? (author?.name ?? null) : null,
    turn: turn.map((person) => (withNames ? person.name : roleOf(person))),
    isOnWorktree,
    reviewRef,
    targetRef,
    head: headOid ?? null,
    at: new Date(updatedAt).toISOString(),
    openThreads: review.openThreadCount,
    addressedThreads: review.addressedThreadCount,
    comments: review.commentCount,
    problem,
  };
}

const ENDED: readonly ReviewStateName[] = ["MERGED", "ABANDONED"];
/** Ids of reviews, as texts name them: at least seven digits, also as a part of an address. */
const IDS = /(?<![0-9a-z])[0-9a-f]{7,64}(?![0-9a-z])/gu;
const PREFIX = 7;
const RELATED_MAX = 50;

/** Finds the reviews of a site that its pages link to: those below and above in a stack, and those named in texts. */
export class RelatedReviews {
  readonly #byPrefix = new Map<string, FoundReview[]>();
  readonly #byBranch = new Map<string, FoundReview[]>();
  readonly #byTarget = new Map<string, FoundReview[]>();

  constructor(reviews: readonly FoundReview[]) {
    for (const review of reviews) {
      add(this.#byPrefix, review.revision.slice(0, PREFIX), review);
      if (ENDED.includes(review.state)) continue;
      add(this.#byBranch, review.reviewRef, review);
      add(this.#byTarget, review.targetRef, review);
    }
  }

  /** Linear in the texts of the review. */
  of(review: FoundReview, { body, threads }: Pick<ExportedReview, "body" | "threads">): readonly RelatedReview[] {
    const found = new Map<string, RelatedReview>();
    const put = (relation: RelatedReview["relation"], { revision: id, title }: FoundReview): void => {
      if (id !== review.revision && !found.has(id)) found.set(id, { id, title, relation });
    };
    if (!ENDED.includes(review.state)) {
      for (const below of this.#byBranch.get(review.targetRef) ?? []) put("BELOW", below);
      for (const above of this.#byTarget.get(review.reviewRef) ?? []) put("ABOVE", above);
    }
    const texts = [body, ...threads.flatMap(({ comments }) => comments.map((comment) => comment.body))];
    for (const [id] of texts.flatMap((text) => [...text.matchAll(IDS)])) {
      const named = (this.#byPrefix.get(id.slice(0, PREFIX)) ?? []).filter(({ revision }) => revision.startsWith(id));
      if (named.length === 1) named.forEach((one) => put("NAMED", one));
    }
    return [...found.values()].slice(0, RELATED_MAX);
  }
}

function add(reviews: Map<string, FoundReview[]>, key: string, review: FoundReview): void {
  if (key === "") return;
  const known = reviews.get(key);
  if (known === undefined) reviews.set(key, [review]);
  else known.push(review);
}
