import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import { counted } from "#app/ui/format.ts";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import type { LastVisit_count$key } from "#generated/LastVisit_count.graphql.ts";
import type { LastVisit_outside$key } from "#generated/LastVisit_outside.graphql.ts";
import type { LastVisit_review$key } from "#generated/LastVisit_review.graphql.ts";
import type { LastVisitMarkMutation } from "#generated/LastVisitMarkMutation.graphql.ts";
import type { LastVisitReadMutation } from "#generated/LastVisitReadMutation.graphql.ts";
import { newKey } from "../data/useReviewMutation.ts";
import { PartialView } from "./PartialView.tsx";

/** The number of hunks outside of a view that are not viewed yet; nothing if it could not be counted in time. */
export function OutsideCount({ count }: { readonly count: LastVisit_count$key | null }) {
  const unviewed = useFragment(
    graphql`
      fragment LastVisit_count on UnviewedCount @throwOnFieldError {
        hunks
        files
      }
    `,
    count,
  );
  if (unviewed == null) return null;
  const { hunks, files } = unviewed;
  return (
    <>
      <span className="SinceLastVisit-what">, </span>
      {hunks === 0 ? (
        <span>everything else is viewed</span>
      ) : (
        <strong>
          {counted(hunks, "more hunk")} in {counted(files, "file")} not viewed
        </strong>
      )}
    </>
  );
}

interface Props {
  readonly review: LastVisit_review$key & LastVisit_outside$key;
  /** The compared patch sets as the URL names them; 0 is the base, and null the last one. */
  readonly from: number;
  readonly to: number | null;
  /** The URL of the whole change. */
  readonly whole: string;
}

/**
 * Names the patch sets that are compared, and the time of the last visit, if they are not the whole change. Nothing
 * otherwise.
 */
export function PartialSpan({ review, from, to, whole }: Props) {
  const { patchSets } = useFragment<LastVisit_review$key>(
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
  const last = patchSets.at(-1)?.number ?? 0;
  const isAtEnd = to === null || to === last;
  const since = patchSets.find(({ number }) => number === from);
  if (isAtEnd && (since === undefined || from === last)) return null;
  return (
    <PartialView whole={whole} outside={<OutsideSpan review={review} />}>
      {since === undefined
        ? `Patch set ${to ?? last} of ${last}`
        : isAtEnd
          ? `Changes since patch set ${from}`
          : `Changes from patch set ${from} to ${to}`}
      {since?.visitedAt != null && isAtEnd && (
        <>
          , last viewed <RelativeTime iso={since.visitedAt} />
        </>
      )}
    </PartialView>
  );
}

export function OutsideSpan({ review }: { readonly review: LastVisit_outside$key }) {
  const { unviewedOutside } = useFragment(
    graphql`
      fragment LastVisit_outside on Review
      @throwOnFieldError
      @argumentDefinitions(from: { type: "Int" }, to: { type: "Int" }, layers: { type: "LayerRange" }) {
        unviewedOutside(from: $from, to: $to, layers: $layers) {
          ...LastVisit_count
        }
      }
    `,
    review,
  );
  return <OutsideCount count={unviewedOutside ?? null} />;
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
          ...ReviewRefresher_patchSets
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
    mutation LastVisitReadMutation($input: ReviewInput!) {
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
