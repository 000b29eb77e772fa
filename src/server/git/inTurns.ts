import { breather } from "./breather.ts";

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
