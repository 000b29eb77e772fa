import type { Repository } from "#server/git/openRepository.ts";
import type { ReviewBook } from "./ReviewBook.ts";
import type { ReviewStore } from "../store/reviewStore.ts";
import type { Viewer } from "../Viewer.ts";

/** All that a verb of a review works with. Time and people come from outside, so that a test can hold them still. */
export interface ReviewRoom {
  readonly git: Repository;
  readonly store: ReviewStore;
  readonly book: ReviewBook;
  /** Seconds since 1970. */
  now(): number;
  readonly viewer: Viewer;
}
