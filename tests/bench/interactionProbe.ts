declare global {
  interface Window {
    /** How long each key and click took that was noted since the last look, in ms. */
    benchInteractions?: number[];
  }
}

/** What an event takes is distinguished from here on, in ms and in steps of 8; a shorter one counts as none. */
export const INTERACTION_FLOOR = 16;

/**
 * Runs in the page before all else: notes how long each key and each click took, from when the browser got it until the frame
 * was painted that shows what it did, waiting in the queue included (the Event Timing API's own measure).
 */
export function interactionProbe(floor: number): void {
  const taken: number[] = [];
  window.benchInteractions = taken;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === "keydown" || name === "click") taken.push(duration);
  }).observe({ type: "event", durationThreshold: floor } as PerformanceObserverInit);
}
