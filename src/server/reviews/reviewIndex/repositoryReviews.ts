import { onAbort } from "#server/git/processes/streams.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { reviewBook, type ReviewBook } from "./ReviewIndex.ts";
import { reviewStore, type ReviewStore } from "../store/reviewStore.ts";

/** What an open repository keeps about its reviews. */
export interface RepositoryReviews {
  readonly git: Repository;
  readonly store: ReviewStore;
  readonly book: ReviewBook;
}

const rooms = new WeakMap<Repository, RepositoryReviews>();

/** Gives the one store and the one book of an open repository. Made when first asked for; they end with the repository. */
export function roomOf(git: Repository): RepositoryReviews {
  const known = rooms.get(git);
  if (known !== undefined) return known;
  const store = reviewStore(git);
  const room = { git, store, book: reviewBook(git, store) };
  rooms.set(git, room);
  onAbort(git.closing, () => void store.close());
  return room;
}
