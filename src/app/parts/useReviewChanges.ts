import { useEffect, useEffectEvent } from "react";
import { commitLocalUpdate, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, type IEnvironment, type RecordSourceProxy } from "relay-runtime";
import { ReviewEvents, type EventData } from "./ReviewEvents.ts";

export interface ReviewChange {
  /** The ids of the reviews that were written to; null where it may have been any. */
  readonly reviews: ReadonlySet<string> | null;
  /** Those of them of which the page did not know: somebody else wrote. Null where it may have been any. */
  readonly news: ReadonlySet<string> | null;
  /** Whether drafts or seen marks changed. */
  readonly drafts: boolean;
}

/** The answer to what this page wrote itself is here by then. */
const OWN_MS = 150;
/** By these one sees that something was written. */
const TELLING = ["updatedAt", "state", "headOid", "commentCount", "openThreadCount"] as const;

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
    return { reviews: null, news: null, drafts: true };
  }
  const told: readonly unknown[] = Array.isArray(change.reviews) ? change.reviews : [];
  const reviews = new Set<string>();
  const news = new Set<string>();
  commitLocalUpdate(environment, (store) => {
    for (const review of told) {
      if (!isReview(review)) continue;
      reviews.add(review.id);
      if (isNews(store, review)) news.add(review.id);
    }
  });
  environment.commitPayload(createOperationDescriptor(ReviewEvents.request, { slug }), data);
  return { reviews, news, drafts: change.drafts === true };
}

function isReview(value: unknown): value is { readonly id: string } {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

function isNews(store: RecordSourceProxy, review: { readonly id: string }): boolean {
  const known = store.get(review.id);
  return TELLING.some((field) => known?.getValue(field) !== Reflect.get(review, field));
}
