import type { BookedReview } from "../BookedReview.ts";
import { isUnderReview } from "../book/isUnderReview.ts";
import { mayDo } from "./mayDo.ts";
import type { Viewer } from "../Viewer.ts";

/** What a viewer may do about a review as it stands. */
export interface ReviewPermits {
  readonly canUpdate: boolean;
  readonly canComment: boolean;
  readonly canGiveVerdict: boolean;
  readonly canAbandon: boolean;
  readonly canReopen: boolean;
}

/** Tells what to offer a viewer, whether or not they have said who they are: that is asked for when it is needed. */
export function permitsOf(viewer: Viewer, review: Pick<BookedReview, "state" | "head" | "current">): ReviewPermits {
  const { requester } = review.current;
  const isOpen = isUnderReview(review);
  return {
    canUpdate: isOpen && mayDo(viewer, "update", requester),
    canComment: mayDo(viewer, "comment", null),
    canGiveVerdict: isOpen && review.head !== null && mayDo(viewer, "verdict", null),
    canAbandon: isOpen && mayDo(viewer, "abandon", requester),
    canReopen: review.state === "ABANDONED" && mayDo(viewer, "abandon", requester),
  };
}
