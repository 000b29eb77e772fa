import { useEffect, useEffectEvent } from "react";
import { graphql, useMutation } from "react-relay";
import type { useMarkReadMutation } from "#generated/useMarkReadMutation.graphql.ts";

/**
 * Marks a review as read while it is on screen and the page in sight, also when something is added to it there. That it
 * could not be marked is no news to a reader: it stays unread and is marked next time.
 */
export function useMarkRead(review: string, isUnread: boolean): void {
  const [commit] = useMutation<useMarkReadMutation>(graphql`
    mutation useMarkReadMutation($input: MarkReadInput!) {
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
