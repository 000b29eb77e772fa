import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import type { LastVisit_review$key } from "#generated/LastVisit_review.graphql.ts";
import type { LastVisitMarkMutation } from "#generated/LastVisitMarkMutation.graphql.ts";
import type { LastVisitReadMutation } from "#generated/LastVisitReadMutation.graphql.ts";
import { newKey } from "../mutations/idempotencyKey.ts";
import "./SinceLooked.css";

const TEXT = {
  whole: "Show the whole change",
  sincePatchSet: (from: number): string => `Since patch set ${from}`,
  lookedAt: ", which you looked at",
} as const;

interface Props {
  readonly review: LastVisit_review$key;
  /** The patch set from which on one reads, up to the last; 0 is the base, of which nothing is said. */
  readonly from: number;
  /** Leads to the whole change. */
  readonly whole: string;
}

/** Says that what is read is what came since a patch set, and when one looked at that; leads to all of it. */
export function SinceLooked({ review, from, whole }: Props) {
  const { patchSets } = useFragment(
    graphql`
      fragment LastVisit_review on Review @throwOnFieldError {
        patchSets {
          number
          lookedAt
        }
      }
    `,
    review,
  );
  const since = patchSets.find(({ number }) => number === from);
  if (since === undefined || from === patchSets.at(-1)?.number) return null;
  return (
    <p className="SinceLooked">
      <span>
        {TEXT.sincePatchSet(from)}
        {since.lookedAt != null && (
          <>
            {TEXT.lookedAt} <RelativeTime iso={since.lookedAt} />
          </>
        )}
      </span>
      <Link to={whole}>{TEXT.whole}</Link>
    </p>
  );
}

/**
 * Leads to what came since one last looked at a review, where one comes back to it and the address asks for nothing else.
 * Gives whether it leads: what is read then comes next, and nothing of the whole change is drawn before. What is looked at
 * or recorded while the page stands leads nowhere.
 */
export function useSinceLooked(
  /** The patch set that one last looked at, where a newer one is current. */
  sinceLooked: number | null,
  /** Whether the address asks for something by itself: patch sets, a part, a place. */
  asksItself: boolean,
  lead: (from: number) => void,
): boolean {
  const [since] = useState(asksItself ? null : sinceLooked);
  const go = useEffectEvent(lead);
  const isLeading = since !== null && !asksItself;
  useEffect(() => {
    if (isLeading) go(since);
  }, [isLeading, since]);
  return isLeading;
}

/** How long a change is in sight before one has looked at it: who only passes by has not. */
const LOOK_MS = 1000;

/**
 * Notes which head of a review one has looked at, once its files have been in sight for a moment; null where what is read
 * does not end there. That it could not be noted is no news to a reader: next time more is shown than needed.
 */
export function useMarkLooked(reviewId: string, headOid: string | null): void {
  const [commit] = useMutation<LastVisitMarkMutation>(graphql`
    mutation LastVisitMarkMutation($input: MarkLookedInput!) {
      markLooked(input: $input) {
        review {
          sinceLooked
          patchSets {
            ...reviewFragments_patchSet
          }
        }
      }
    }
  `);
  const markLooked = useEffectEvent((oid: string) => {
    commit({ variables: { input: { key: newKey(), reviewId, headOid: oid } } });
  });
  useEffect(() => {
    if (headOid === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isNoted = false;
    const note = (): void => {
      isNoted = true;
      markLooked(headOid);
    };
    const look = (): void => {
      clearTimeout(timer);
      if (!isNoted && document.visibilityState === "visible") timer = setTimeout(note, LOOK_MS);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [reviewId, headOid]);
}

/**
 * Marks a review as read while it is on screen and the page in sight, also when something is added to it there. That it
 * could not be marked is no news to a reader: it stays unread and is marked next time.
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
    const onSight = () => markRead();
    document.addEventListener("visibilitychange", onSight, { once: true });
    return () => document.removeEventListener("visibilitychange", onSight);
  }, [review, isUnread]);
}
