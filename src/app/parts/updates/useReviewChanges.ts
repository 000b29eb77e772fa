import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, type IEnvironment } from "relay-runtime";
import { type EventData, ReviewEvents } from "./ReviewEvents.ts";

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

/** Who listens to a repository's events. */
export interface EventsListener {
  readonly onEvent: (data: EventData) => void;
  /** Told when the stream is broken off, and when it is there again. */
  readonly onLost?: (isLost: boolean) => void;
}

/** What all of a page's listeners to one repository have together. */
interface Shared {
  readonly events: ReviewEvents;
  readonly listeners: Set<EventsListener>;
  readonly state: {
    /** Whether the first event has come, which who listens later is not told by the stream. */
    hasBegun: boolean;
    isLost: boolean;
  };
}

const open = new WeakMap<IEnvironment, Map<string, Shared>>();

/** The events of a repository, one `ReviewEvents` for all who listen on a page: begins with the first, ends with the last. */
export const sharedEvents = {
  /** Tells a listener from now on, of the beginning first; gives the function that ends it. */
  listen(environment: IEnvironment, slug: string, listener: EventsListener): () => void {
    const ofPage = open.get(environment) ?? new Map<string, Shared>();
    open.set(environment, ofPage);
    const shared = ofPage.get(slug) ?? begin(environment, slug);
    ofPage.set(slug, shared);
    shared.listeners.add(listener);
    const late = shared.state.hasBegun ? setTimeout(() => listener.onEvent(ReviewEvents.beginning)) : undefined;
    if (shared.state.isLost) listener.onLost?.(true);
    return () => {
      clearTimeout(late);
      shared.listeners.delete(listener);
      if (shared.listeners.size > 0 || ofPage.get(slug) !== shared) return;
      shared.events.close();
      ofPage.delete(slug);
    };
  },
} as const;

function begin(environment: IEnvironment, slug: string): Shared {
  const listeners = new Set<EventsListener>();
  const state = { hasBegun: false, isLost: false };
  const onEvent = (data: EventData): void => {
    state.hasBegun = true;
    for (const listener of listeners) listener.onEvent(data);
  };
  const onLost = (isLost: boolean): void => {
    state.isLost = isLost;
    for (const listener of listeners) listener.onLost?.(isLost);
  };
  return { listeners, state, events: new ReviewEvents(environment, slug, onEvent, onLost) };
}
