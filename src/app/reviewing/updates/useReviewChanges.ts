import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, type IEnvironment } from "relay-runtime";
import { connection } from "#app/ui/Notice.tsx";
import { Listeners } from "#app/ui/Listeners.ts";
import { type EventData, ReviewEvents } from "./ReviewEvents.ts";

export interface ReviewChange {
  /** The ids of the changed reviews; null when any may have changed. */
  readonly reviews: ReadonlySet<string> | null;
  /** True when drafts or viewed marks changed. */
  readonly drafts: boolean;
}

/** By then the response to the page's own write has arrived. */
const OWN_MS = 150;

/**
 * Calls back within a second when a repository's reviews change, by anyone. Fields shown in lists update themselves.
 * While the page is hidden only for the time that `hiddenMs` returns; pass a stable function.
 */
export function useReviewChanges(
  slug: string,
  onChange: (change: ReviewChange) => void,
  hiddenMs: (() => number) | null = null,
): void {
  const environment = useRelayEnvironment();
  const notify = useEffectEvent((data: EventData) => {
    const change = take(environment, slug, data);
    if (change !== null) onChange(change);
  });
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const onEvent = (data: EventData): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        notify(data);
      }, OWN_MS);
      timers.add(timer);
    };
    const end = sharedEvents.listen(environment, slug, { onEvent, hiddenMs });
    return () => {
      end();
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, [environment, slug, hiddenMs]);
}

/** Applies an event to the store; returns null when it concerns the repository only. */
function take(environment: IEnvironment, slug: string, data: EventData): ReviewChange | null {
  const change = data === null ? null : Reflect.get(data, "reviewChanges");
  if (data === null || typeof change !== "object" || change === null) {
    return { reviews: null, drafts: true };
  }
  const changed: readonly unknown[] = Array.isArray(change.reviews) ? change.reviews : [];
  const reviews = new Set(changed.filter(isReview).map(({ id }) => id));
  environment.commitPayload(createOperationDescriptor(ReviewEvents.request, { slug }), data);
  const drafts = change.drafts === true;
  if (reviews.size === 0 && !drafts && (change.refs === true || change.workTree === true)) return null;
  return { reviews, drafts };
}

function isReview(value: unknown): value is { readonly id: string } {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

export interface EventsListener {
  readonly onEvent: (data: EventData) => void;
  /** Returns the time for which it is called while the page is hidden; the others are called once it is visible again. */
  readonly hiddenMs?: (() => number) | null;
}

/** The state shared by a page's listeners to one repository. */
interface Shared {
  readonly events: ReviewEvents;
  readonly listeners: Set<EventsListener>;
  readonly state: {
    /** True after the first event, which the stream does not repeat for later listeners. */
    hasBegun: boolean;
  };
}

const open = new WeakMap<IEnvironment, Map<string | null, Shared>>();

/**
 * The events of a repository, or with null of all: one `ReviewEvents` shared by all listeners of a page, opened by the first and closed by
 * the last.
 */
export const sharedEvents = {
  /** Adds a listener, which gets the first event again, and returns the function that removes it. */
  listen(environment: IEnvironment, slug: string | null, listener: EventsListener): () => void {
    const ofPage = open.get(environment) ?? new Map<string | null, Shared>();
    open.set(environment, ofPage);
    const shared = ofPage.get(slug) ?? begin(environment, slug);
    ofPage.set(slug, shared);
    shared.listeners.add(listener);
    const late = shared.state.hasBegun ? setTimeout(() => listener.onEvent(ReviewEvents.firstEvent)) : undefined;
    return () => {
      clearTimeout(late);
      shared.listeners.delete(listener);
      if (shared.listeners.size > 0 || ofPage.get(slug) !== shared) return;
      shared.events.close();
      connection.report(false);
      ofPage.delete(slug);
    };
  },
} as const;

/** Notifies that private state may have changed: drafts, marks, dismissals, imported reports. */
export const privateChanges = { listeners: new Listeners(), wereAny: false };

function mayBePrivate(data: EventData): boolean {
  const change: unknown = data === null ? null : Reflect.get(data, "reviewChanges");
  return typeof change !== "object" || change === null || Reflect.get(change, "drafts") === true;
}

function begin(environment: IEnvironment, slug: string | null): Shared {
  const listeners = new Set<EventsListener>();
  const state = { hasBegun: false };
  const onEvent = (data: EventData): void => {
    state.hasBegun = true;
    if (mayBePrivate(data)) {
      privateChanges.wereAny = true;
      privateChanges.listeners.notify();
    }
    for (const listener of listeners) if (!document.hidden || listener.hiddenMs != null) listener.onEvent(data);
  };
  const hiddenMs = (): number => Math.max(0, ...[...listeners].map((listener) => listener.hiddenMs?.() ?? 0));
  return { listeners, state, events: new ReviewEvents(environment, slug, onEvent, connection.report, hiddenMs) };
}

/** Keeps the stream of a repository open on a page that shows no changes, so that it too says when Galley is gone. */
export function useConnection(slug: string | undefined): void {
  const environment = useRelayEnvironment();
  useEffect(
    () => (slug === undefined ? undefined : sharedEvents.listen(environment, slug, { onEvent: () => undefined })),
    [environment, slug],
  );
}
