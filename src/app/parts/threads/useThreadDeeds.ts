import { useEffect, useEffectEvent, type RefObject } from "react";

/** The event that asks a thread's element for something; its `detail` says for what. */
export const THREAD_EVENT = "galley:thread";

/** What a thread can be asked for from outside, as by a key that is pressed in the code above it. */
export type ThreadDeed = (typeof DEEDS)[number];

const DEEDS = ["reply", "settle", "refuse", "toggle", "prompt", "apply"] as const;

/** Does what is asked of a thread's element by `THREAD_EVENT`. */
export function useThreadDeeds(
  element: RefObject<HTMLElement | null>,
  deeds: Readonly<Record<ThreadDeed, () => void>>,
): void {
  const run = useEffectEvent((event: Event) => {
    const deed: unknown = event instanceof CustomEvent ? event.detail : null;
    if (isDeed(deed)) deeds[deed]();
  });
  useEffect(() => {
    const asked = element.current;
    const listener = (event: Event): void => run(event);
    asked?.addEventListener(THREAD_EVENT, listener);
    return () => asked?.removeEventListener(THREAD_EVENT, listener);
  }, [element]);
}

function isDeed(value: unknown): value is ThreadDeed {
  return DEEDS.some((deed) => deed === value);
}
