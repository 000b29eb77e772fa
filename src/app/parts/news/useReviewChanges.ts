import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, type IEnvironment } from "relay-runtime";
import { ReviewEvents, type EventData } from "./ReviewEvents.ts";
import { sharedEvents } from "./sharedEvents.ts";

export interface ReviewChange {
  /** The ids of the reviews that were written to; null where it may have been any. */
  readonly reviews: ReadonlySet<string> | null;
  /** Whether drafts or seen marks changed. */
  readonly drafts: boolean;
}

/** The answer to what this page wrote itself is here by then. */
const OWN_MS = 150;

/** Tells of what is written to a repository's reviews, by whomever, within a second; facts in lists follow by themselves. */
export function useReviewChanges(slug: string, onChange: (change: ReviewChange) => void): void {
  const environment = useRelayEnvironment();
  const tell = useEffectEvent((data: EventData) => {
    const change = take(environment, slug, data);
    if (change !== null) onChange(change);
  });
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const onEvent = (data: EventData): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        tell(data);
      }, OWN_MS);
      timers.add(timer);
    };
    const end = sharedEvents.listen(environment, slug, { onEvent });
    return () => {
      end();
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, [environment, slug]);
}

/** Takes an event in; null where it tells of the repository alone. */
function take(environment: IEnvironment, slug: string, data: EventData): ReviewChange | null {
  const change = data === null ? null : Reflect.get(data, "reviewChanges");
  if (data === null || typeof change !== "object" || change === null) {
    return { reviews: null, drafts: true };
  }
  const told: readonly unknown[] = Array.isArray(change.reviews) ? change.reviews : [];
  const reviews = new Set(told.filter(isReview).map(({ id }) => id));
  environment.commitPayload(createOperationDescriptor(ReviewEvents.request, { slug }), data);
  const drafts = change.drafts === true;
  if (reviews.size === 0 && !drafts && (change.refs === true || change.workTree === true)) return null;
  return { reviews, drafts };
}

function isReview(value: unknown): value is { readonly id: string } {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}
