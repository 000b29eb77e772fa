import type { BookedReview } from "#server/reviews/BookedReview.ts";
import type { Viewer } from "#server/reviews/Viewer.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

/** A review with where it is and who looks at it: what all objects inside it go by, so that none has to ask. */
export interface SeenReview {
  readonly served: ServedRepository;
  readonly review: BookedReview;
  readonly viewer: Viewer;
}
