declare global {
  interface Window {
    /** The duration of each key press and click since the previous read of this list, in ms. */
    benchInteractions?: number[];
  }
}

/** The shortest duration that the browser reports, in ms and in steps of 8; a shorter event counts as zero. */
export const INTERACTION_FLOOR = 16;

/**
 * Runs in the page before everything else: records how long each key press and each click took, from its arrival in the
 * browser until the frame with its effect was painted. This includes the time in the queue (as the Event Timing API
 * measures it).
 */
export function interactionProbe(floor: number): void {
  const taken: number[] = [];
  window.benchInteractions = taken;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === "keydown" || name === "click") taken.push(duration);
  }).observe({ type: "event", durationThreshold: floor } as PerformanceObserverInit);
}
