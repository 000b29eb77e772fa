import { setMaxListeners } from "node:events";

/**
 * Has `act` called when a signal fires, and gives the function that calls it off. Without a signal it does nothing. One
 * request's signal ends hundreds of calls at once, which is no leak, so node's warning about many listeners is off for it.
 */
export function onAbort(signal: AbortSignal | undefined, act: () => void): () => void {
  if (signal === undefined) return () => undefined;
  setMaxListeners(0, signal);
  signal.addEventListener("abort", act, { once: true });
  return () => signal.removeEventListener("abort", act);
}
