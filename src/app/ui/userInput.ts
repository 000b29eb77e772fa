import { startTransition, useEffect, useState } from "react";
import { Listeners } from "./Listeners.ts";

const KINDS = ["keydown", "pointerdown"] as const;

const listeners = new Listeners();
let last = Number.NEGATIVE_INFINITY;

function note(): void {
  last = performance.now();
  listeners.notify();
}

/** Records keys and button presses on the page. */
export const userInput = {
  /** Starts recording. Returns a function that stops it and clears the record. */
  note(page: EventTarget): () => void {
    for (const kind of KINDS) page.addEventListener(kind, note, { capture: true, passive: true });
    return () => {
      for (const kind of KINDS) page.removeEventListener(kind, note, { capture: true });
      last = Number.NEGATIVE_INFINITY;
    };
  },
  /** The time of the last input, as in `performance.now()`. */
  lastAt: (): number => last,
  /** Calls `listener` on each input until the returned function is called. */
  listen: listeners.add,
};

/**
 * While a page renders every frame, its idle periods are shorter than a frame at 60 Hz; otherwise they last up to 50
 * ms.
 */
const FREE_MS = 20;

/** The latest time at which it runs during continuous scrolling, or while something on the page moves without end. */
const LATEST_MS = 10_000;

/**
 * Runs a function after `milliseconds`, as soon as the page is idle and does not render frame after frame, as it does
 * during scrolling, or 10 s later at the latest. Browsers without `requestIdleCallback` run it right after the
 * delay. Returns a function that cancels it.
 */
export function whenIdle(run: () => void, milliseconds: number): () => void {
  let handle: number | undefined;
  const check = (from: number): void => {
    handle = requestIdleCallback((deadline) => {
      const isBusy = deadline.timeRemaining() < FREE_MS && performance.now() < from + LATEST_MS;
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

/**
 * Returns a value that lags behind its argument until the page is idle, and then updates in a transition. For changes
 * of a large part of the page for which nobody waits.
 */
export function useIdleValue<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    return whenIdle(() => startTransition(() => setShown(() => value)), 0);
  }, [shown, value]);
  return shown;
}
