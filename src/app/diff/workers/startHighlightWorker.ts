import { startWorker } from "./startWorker.ts";

/** Starts the worker that finds tokens; null where there are no workers or the page may not start one: text is then plain. */
export function startHighlightWorker(): Worker | null {
  return startWorker("highlight");
}
