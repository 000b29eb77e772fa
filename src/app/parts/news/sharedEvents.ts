import type { IEnvironment } from "relay-runtime";
import { ReviewEvents, type EventData } from "./ReviewEvents.ts";

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
