import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import type { LastVisit_review$key } from "#generated/LastVisit_review.graphql.ts";
import type { LastVisitMarkMutation } from "#generated/LastVisitMarkMutation.graphql.ts";
import type { LastVisitReadMutation } from "#generated/LastVisitReadMutation.graphql.ts";
import { newKey } from "../mutations/useReviewMutation.ts";
import "./SinceLastVisit.css";

const TEXT = {
  whole: "Show all changes",
  sincePatchSet: (from: number): string => `Changes since patch set ${from}`,
  visitedAt: ", last viewed",
} as const;

interface Props {
  readonly review: LastVisit_review$key;
  /** The patch set that the comparison starts from; 0 is the base, for which nothing is shown. */
  readonly from: number;
  /** The URL of the whole change. */
  readonly whole: string;
}

/**
 * Names the patch set that the displayed changes start from and the time of the last visit, with a link to all changes.
 */
export function SinceLastVisit({ review, from, whole }: Props) {
  const { patchSets } = useFragment(
    graphql`
      fragment LastVisit_review on Review @throwOnFieldError {
        patchSets {
          number
          visitedAt
        }
      }
    `,
    review,
  );
  const since = patchSets.find(({ number }) => number === from);
  if (since === undefined || from === patchSets.at(-1)?.number) return null;
  return (
    <p className="SinceLastVisit">
      <span>
        {TEXT.sincePatchSet(from)}
        {since.visitedAt != null && (
          <>
            {TEXT.visitedAt} <RelativeTime iso={since.visitedAt} />
          </>
        )}
      </span>
      <Link to={whole}>{TEXT.whole}</Link>
    </p>
  );
}

/**
 * Redirects to the changes since the last visit when the viewer returns to a review and the URL has no explicit target.
 * Returns true while redirecting, so that the whole change is not rendered first. Visits and patch sets recorded while
 * the page is open do not redirect.
 */
export function useSinceLastVisit(
  /** The patch set of the last visit, if a newer one is current. */
  sinceLastVisit: number | null,
  /** True when the URL names patch sets, a part or a location. */
  hasExplicitTarget: boolean,
  lead: (from: number) => void,
): boolean {
  const [since] = useState(hasExplicitTarget ? null : sinceLastVisit);
  const go = useEffectEvent(lead);
  const isLeading = since !== null && !hasExplicitTarget;
  useEffect(() => {
    if (isLeading) go(since);
  }, [isLeading, since]);
  return isLeading;
}

/** A change must be visible this long to count as visited. */
const VISIT_AFTER_MS = 1000;

/**
 * Records which head of a review was visited, once its files have been visible for a moment. `headOid` is null when the
 * displayed comparison does not end at the head. A failure is not reported: the next visit shows more than needed.
 */
export function useMarkVisited(reviewId: string, headOid: string | null): void {
  const [commit] = useMutation<LastVisitMarkMutation>(graphql`
    mutation LastVisitMarkMutation($input: MarkVisitedInput!) {
      markVisited(input: $input) {
        review {
          sinceLastVisit
          patchSets {
            ...reviewFragments_patchSet
          }
        }
      }
    }
  `);
  const markVisited = useEffectEvent((oid: string) => {
    commit({ variables: { input: { key: newKey(), reviewId, headOid: oid } } });
  });
  useEffect(() => {
    if (headOid === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isNoted = false;
    const note = (): void => {
      isNoted = true;
      markVisited(headOid);
    };
    const onVisibilityChange = (): void => {
      clearTimeout(timer);
      if (!isNoted && document.visibilityState === "visible") timer = setTimeout(note, VISIT_AFTER_MS);
    };
    onVisibilityChange();
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [reviewId, headOid]);
}

/**
 * Marks a review as read while it is on screen and the page is visible, also after later additions. A failure is not
 * reported: the review stays unread and is marked next time.
 */
export function useMarkRead(review: string, isUnread: boolean): void {
  const [commit] = useMutation<LastVisitReadMutation>(graphql`
    mutation LastVisitReadMutation($input: MarkReadInput!) {
      markRead(input: $input) {
        review {
          isUnread
        }
      }
    }
  `);
  const markRead = useEffectEvent(() => commit({ variables: { input: { review } } }));
  useEffect(() => {
    if (!isUnread) return undefined;
    if (document.visibilityState === "visible") {
      markRead();
      return undefined;
    }
    const onVisible = () => markRead();
    document.addEventListener("visibilitychange", onVisible, { once: true });
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [review, isUnread]);
}
