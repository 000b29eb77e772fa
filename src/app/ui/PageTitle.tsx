import { Listeners } from "./Listeners.ts";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { visibleText } from "./format.ts";

/**
 * Sets the page's title, with invisible characters escaped, and with the counts of `useCountInTitle` as "(12) …" and of
 * `useTurnInTitle` as "● 2 …".
 */
export function PageTitle({ children }: { readonly children: string }) {
  const prefix = useSyncExternalStore(titleCounts.subscribe, titleCounts.prefix, () => "");
  return <title>{prefix + visibleText(children)}</title>;
}

const listeners = new Listeners();
let counts = { page: 0, turn: 0 };

const titleCounts = {
  prefix: (): string => (counts.turn === 0 ? "" : `● ${counts.turn} `) + (counts.page === 0 ? "" : `(${counts.page}) `),
  set(changed: Partial<typeof counts>): void {
    const before = titleCounts.prefix();
    counts = { ...counts, ...changed };
    if (titleCounts.prefix() !== before) listeners.notify();
  },
  subscribe: listeners.add,
};

/** Puts a count before the title while the component is mounted; nothing for 0. The page must have a `PageTitle`. */
export function useCountInTitle(count: number): void {
  useLayoutEffect(() => titleCounts.set({ page: count }), [count]);
  useLayoutEffect(() => () => titleCounts.set({ page: 0 }), []);
}

/** Shows the number of reviews where it is the viewer's turn before the title, in the same way. */
export function useTurnInTitle(count: number): void {
  useLayoutEffect(() => titleCounts.set({ turn: count }), [count]);
  useLayoutEffect(() => () => titleCounts.set({ turn: 0 }), []);
}
