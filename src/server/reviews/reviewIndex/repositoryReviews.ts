import { onAbort } from "#server/git/processes/streams.ts";
import type { Repository } from "#server/git/Repository.ts";
import { createReviewIndex, type ReviewIndex } from "./ReviewIndex.ts";
import { reviewStore, type ReviewStore } from "../store/reviewStore.ts";

export interface RepositoryReviews {
  readonly git: Repository;
  readonly store: ReviewStore;
  readonly index: ReviewIndex;
}

const reviewsOf = new WeakMap<Repository, RepositoryReviews>();

/**
 * Returns the only store and index of an open repository. Created on first use; they are closed with the repository.
 */
export function repositoryReviews(git: Repository): RepositoryReviews {
  const known = reviewsOf.get(git);
  if (known !== undefined) return known;
  const store = reviewStore(git);
  const reviews = { git, store, index: createReviewIndex(git, store) };
  reviewsOf.set(git, reviews);
  onAbort(git.closing, () => void store.close());
  return reviews;
}
