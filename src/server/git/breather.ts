import { setImmediate } from "node:timers/promises";

/** To be awaited between the steps of a long computation. */
export type Breather = () => Promise<void>;

/** Others get a word in at least this often. */
const WORK_MS = 12;

/** Makes a pause that takes no time, but once in a while lets everything else run that waits. */
export function breather(): Breather {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
