import { Listeners } from "./Listeners.ts";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { visibleText } from "./format.ts";

/** Sets the page's title, with invisible characters escaped, and with the count of `useCountInTitle` as "(12) …". */
export function PageTitle({ children }: { readonly children: string }) {
  const count = useSyncExternalStore(titleCount.subscribe, titleCount.get, () => 0);
  const title = visibleText(children);
  return <title>{count === 0 ? title : `(${count}) ${title}`}</title>;
}

const listeners = new Listeners();
let current = 0;

/** The count in the title of the current page, 0 for none. */
const titleCount = {
  get: (): number => current,
  set(count: number): void {
    if (count === current) return;
    current = count;
    listeners.notify();
  },
  subscribe: listeners.add,
};

/** Puts a count before the title while the component is mounted; nothing for 0. The page must have a `PageTitle`. */
export function useCountInTitle(count: number): void {
  useLayoutEffect(() => titleCount.set(count), [count]);
  useLayoutEffect(() => () => titleCount.set(0), []);
}
