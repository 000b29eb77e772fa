import { startTransition, useEffect, useState } from "react";
import { whenQuiet } from "./whenQuiet.ts";

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
