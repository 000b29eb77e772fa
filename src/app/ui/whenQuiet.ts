/** A page that draws one frame after another is free for less than one of 60 a second; one that draws none, for 50 ms at a time. */
const FREE_MS = 20;

/**
 * Runs something in so many milliseconds, or as soon after that as the page neither works nor draws frame after frame, as it does
 * while one scrolls; in a browser that cannot tell, just then. The returned function calls it off.
 */
export function whenQuiet(run: () => void, milliseconds: number): () => void {
  let asked: number | undefined;
  const look = (): void => {
    asked = requestIdleCallback((deadline) => (deadline.timeRemaining() < FREE_MS ? look() : run()));
  };
  const timer = setTimeout(typeof requestIdleCallback === "undefined" ? run : look, milliseconds);
  return () => {
    clearTimeout(timer);
    if (asked !== undefined) cancelIdleCallback(asked);
  };
}
