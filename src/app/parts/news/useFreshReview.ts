import { useEffect, useMemo } from "react";
import { useRelayEnvironment } from "react-relay";
import { ReviewRefresher } from "./ReviewRefresher.ts";
import { useReviewChanges } from "./useReviewChanges.ts";

/**
 * Keeps a review on screen as it is in the repository: what somebody else writes arrives within a second, in place. What this
 * page writes itself is here already, but for the timeline, which is read again where it is shown.
 */
export function useFreshReview(
  slug: string,
  reviewId: string,
  { timeline = false }: { readonly timeline?: boolean } = {},
): void {
  const environment = useRelayEnvironment();
  const refresher = useMemo(
    () => new ReviewRefresher(environment, reviewId, timeline),
    [environment, reviewId, timeline],
  );
  useEffect(() => {
    refresher.begin();
    return () => refresher.stop();
  }, [refresher]);
  useReviewChanges(slug, ({ reviews, drafts }) => {
    // From now on all is told; what was written since the page was read is not.
    if (reviews?.size === 0 && !drafts) return refresher.look();
    if (reviews?.has(reviewId) === true) refresher.check();
    refresher.want({
      threads: reviews === null,
      timeline: timeline && (reviews === null || reviews.has(reviewId)),
      drafts,
    });
  });
}
