import { useEffect, useEffectEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { ChangeNews } from "./ChangeNews.ts";
import { NewsAsker } from "./NewsAsker.ts";
import type { EventData } from "./ReviewEvents.ts";
import { sharedEvents } from "./sharedEvents.ts";

/** What may have changed that the drawn change is made of. */
export type DrawnFrom = "refs" | "review" | "workTree";

export interface Stale {
  /** How the change is another one by now; null where it is not. */
  readonly news: ChangeNews | null;
  /** Whether Galley does not answer, so that nothing is known. */
  readonly isLost: boolean;
}

/** How often uncommitted work is asked for whatever is told: that also keeps it watched. */
const ANYWAY_MS = 45_000;
/** A stream that is broken off for less is not worth a word. */
const LOST_MS = 4000;

/**
 * Knows whether what is drawn of a change, whose comparison has the id `drawn`, is still how it is in the repository: asks when
 * something happened there, when the page comes into sight, and for uncommitted work every 45 s. Changes nothing on the page.
 */
export function useStale(
  slug: string,
  drawn: string | null,
  from: DrawnFrom,
  ask: (environment: IEnvironment, drawn: string) => Promise<ChangeNews | null>,
): Stale {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ readonly drawn: string; readonly news: ChangeNews | null } | null>(null);
  const [isLost, setLost] = useState(false);
  const question = useEffectEvent(ask);
  useEffect(() => {
    if (drawn === null) return undefined;
    const asker = new NewsAsker(
      () => question(environment, drawn),
      (news) =>
        setKnown((last) => (isSame(last?.news ?? null, news) && last?.drawn === drawn ? last : { drawn, news })),
    );
    let losing: ReturnType<typeof setTimeout> | undefined;
    const end = sharedEvents.listen(environment, slug, {
      onEvent: (data) => {
        if (concerns(data, from)) asker.want();
      },
      onLost: (lost) => {
        clearTimeout(losing);
        if (lost) losing = setTimeout(() => setLost(true), LOST_MS);
        else setLost(false);
      },
    });
    const look = (): void => {
      if (!document.hidden) asker.want();
    };
    const isWork = from === "workTree";
    const timer = isWork ? setInterval(look, ANYWAY_MS) : undefined;
    if (isWork) window.addEventListener("focus", look);
    return () => {
      asker.stop();
      end();
      clearTimeout(losing);
      clearInterval(timer);
      window.removeEventListener("focus", look);
    };
  }, [environment, slug, drawn, from]);
  return { news: known?.drawn === drawn ? known.news : null, isLost };
}

/** Whether an event may be about what is drawn; one that names nothing is the beginning, before which all may have happened. */
function concerns(data: EventData, from: DrawnFrom): boolean {
  const change: unknown = data === null ? null : Reflect.get(data, "reviewChanges");
  if (typeof change !== "object" || change === null) return true;
  const { refs, workTree, drafts, reviews }: Readonly<Record<string, unknown>> = { ...change };
  const hasReviews = Array.isArray(reviews) && reviews.length > 0;
  const isBeginning = !hasReviews && drafts !== true && refs !== true && workTree !== true;
  return (
    isBeginning || refs === true || (from === "workTree" && workTree === true) || (from === "review" && hasReviews)
  );
}

function isSame(one: ChangeNews | null, other: ChangeNews | null): boolean {
  if (one === null || other === null) return one === other;
  return one.files === other.files && one.isGone === other.isGone && one.patchSet === other.patchSet;
}
