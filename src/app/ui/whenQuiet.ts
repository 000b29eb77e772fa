import { startTransition, useEffect, useState } from "react";

/**
 * While a page renders every frame, its idle periods are shorter than a frame at 60 Hz; otherwise they last up to 50
 * ms.
 */
const FREE_MS = 20;

/**
 * Runs a function after `milliseconds`, as soon as the page is idle and does not render frame after frame, as it does
 * during scrolling, or `latestMs` later at the latest. Browsers without `requestIdleCallback` run it right after the
 * delay. Returns a function that cancels it.
 */
export function whenQuiet(run: () => void, milliseconds: number, latestMs = Infinity): () => void {
  let handle: number | undefined;
  const check = (from: number): void => {
    handle = requestIdleCallback((deadline) => {
      const isBusy = deadline.timeRemaining() < FREE_MS && performance.now() < from + latestMs;
      if (isBusy) check(from);
      else run();
    });
  };
  const begin = typeof requestIdleCallback === "undefined" ? run : () => check(performance.now());
  const timer = setTimeout(begin, milliseconds);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}

/** The latest time at which a value is updated during continuous scrolling. */
const LATEST_MS = 10_000;

/**
 * Returns a value that lags behind its argument until the page is idle, and then updates in a transition. For changes
 * of a large part of the page for which nobody waits.
 */
export function useQuietly<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    return whenQuiet(() => startTransition(() => setShown(() => value)), 0, LATEST_MS);
  }, [shown, value]);
  return shown;
}
