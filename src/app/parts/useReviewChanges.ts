import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, type IEnvironment } from "relay-runtime";
import { ReviewEvents, type EventData } from "./ReviewEvents.ts";

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
  const tell = useEffectEvent((data: EventData) => onChange(take(environment, slug, data)));
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const events = new ReviewEvents(environment, slug, (data) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        tell(data);
      }, OWN_MS);
      timers.add(timer);
    });
    return () => {
      events.close();
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, [environment, slug]);
}

function take(environment: IEnvironment, slug: string, data: EventData): ReviewChange {
  const change = data === null ? null : Reflect.get(data, "reviewChanges");
  if (data === null || typeof change !== "object" || change === null) {
    return { reviews: null, drafts: true };
  }
  const told: readonly unknown[] = Array.isArray(change.reviews) ? change.reviews : [];
  const reviews = new Set(told.filter(isReview).map(({ id }) => id));
  environment.commitPayload(createOperationDescriptor(ReviewEvents.request, { slug }), data);
  return { reviews, drafts: change.drafts === true };
}

function isReview(value: unknown): value is { readonly id: string } {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}
