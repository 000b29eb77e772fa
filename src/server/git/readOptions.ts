import type { Priority } from "./processes/childQueue.ts";

/** What every reading function takes: a signal that ends it early, and who waits for it (`interactive` if absent). */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly priority?: Priority | undefined;
}
