import { useEffect, useEffectEvent, useState } from "react";

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
