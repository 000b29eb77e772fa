import { setImmediate as turn } from "node:timers/promises";

/** To be awaited between the steps of a long computation. */
export type Breather = () => Promise<void>;

/** Others get a word in at least this often. */
const WORK_MS = 12;

/** Makes a pause that takes no time, but once in a while lets everything else run that waits. */
export function breather(): Breather {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK_MS) return;
    await turn();
    since = performance.now();
  };
}

/** Since when nothing else ran, if anybody asked since; nobody can have asked before the event loop comes round. */
let workingSince: number | null = null;

/**
 * Makes a pause as one breather of all that runs in this process would: lets everything else run that waits, where that had no
 * turn for 12 ms, whoever took them. For what answers from memory, which a caller may ask any number of times without a wait.
 */
export async function breathe(): Promise<void> {
  if (workingSince === null) {
    workingSince = performance.now();
    setImmediate(() => (workingSince = null));
  } else if (performance.now() - workingSince >= WORK_MS) await turn();
}

/** Items that are dealt with between two looks at the clock. */
const AT_ONCE = 1000;

/** Does something with each of many items, first to last; everything else that waits gets its turn meanwhile. */
export async function inTurns<Item>(items: Iterable<Item>, act: (item: Item, at: number) => void): Promise<void> {
  const breathe = breather();
  let at = 0;
  for (const item of items) {
    act(item, at);
    at += 1;
    if (at % AT_ONCE === 0) await breathe();
  }
}
