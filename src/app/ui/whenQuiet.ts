import { startTransition, useEffect, useState } from "react";

/** A page that draws one frame after another is free for less than one of 60 a second; one that draws none, for 50 ms at a time. */
const FREE_MS = 20;

/**
 * Runs something in so many milliseconds, or as soon after that as the page neither works nor draws frame after frame, as it does
 * while one scrolls, but `latestMs` after that whatever it does; in a browser that cannot tell, just then. The returned function calls
 * it off.
 */
export function whenQuiet(run: () => void, milliseconds: number, latestMs = Infinity): () => void {
  let asked: number | undefined;
  const look = (from: number): void => {
    asked = requestIdleCallback((deadline) => {
      const isBusy = deadline.timeRemaining() < FREE_MS && performance.now() < from + latestMs;
      if (isBusy) look(from);
      else run();
    });
  };
  const begin = typeof requestIdleCallback === "undefined" ? run : () => look(performance.now());
  const timer = setTimeout(begin, milliseconds);
  return () => {
    clearTimeout(timer);
    if (asked !== undefined) cancelIdleCallback(asked);
  };
}

/** However long one scrolls, the new value is drawn by then. */
const LATEST_MS = 10_000;

/**
 * Gives a value as it was until the page draws no frame after frame, then as it is now, in a rendering that gives way to others: for
 * what changes much of a large page, and is waited for by nobody.
 */
export function useQuietly<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    return whenQuiet(() => startTransition(() => setShown(() => value)), 0, LATEST_MS);
  }, [shown, value]);
  return shown;
}
