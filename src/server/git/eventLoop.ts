import { setImmediate as turn } from "node:timers/promises";

/** The longest time that other tasks have to wait. */
const WORK_MS = 12;

/** Creates a yielder that usually resolves at once, and lets other tasks run when WORK_MS have passed. */
export function eventLoopYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK_MS) return;
    await turn();
    since = performance.now();
  };
}

/** The time of the first call since the event loop last turned; null if there was none. */
let workingSince: number | null = null;

/**
 * Lets other tasks run if all callers in this process together have blocked the event loop for 12 ms. For functions
 * that answer from memory, which a caller may call any number of times without ever waiting.
 */
export async function yieldToEventLoop(): Promise<void> {
  if (workingSince === null) {
    workingSince = performance.now();
    setImmediate(() => (workingSince = null));
  } else if (performance.now() - workingSince >= WORK_MS) await turn();
}

const AT_ONCE = 1000;

/** Calls `act` with each item in order, and lets other tasks run in between. */
export async function forEachYielding<Item>(
  items: Iterable<Item>,
  act: (item: Item, at: number) => void,
): Promise<void> {
  const yieldToEventLoop = eventLoopYielder();
  let at = 0;
  for (const item of items) {
    act(item, at);
    at += 1;
    if (at % AT_ONCE === 0) await yieldToEventLoop();
  }
}
