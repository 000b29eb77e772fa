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
  const refresher = useMemo(() => new ReviewRefresher(environment, reviewId), [environment, reviewId]);
  useEffect(() => () => refresher.stop(), [refresher]);
  useReviewChanges(slug, ({ reviews, news, drafts }) => {
    refresher.want({
      threads: news === null || news.has(reviewId),
      timeline: timeline && (reviews === null || reviews.has(reviewId)),
      drafts,
    });
  });
}
