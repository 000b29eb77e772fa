import { useLayoutEffect, useSyncExternalStore } from "react";
import { visibleText } from "./format.ts";

/** The page's title, in which nothing hides, "(12) …" while `useCountInTitle` says that so many of something wait on it. */
export function PageTitle({ children }: { readonly children: string }) {
  const count = useSyncExternalStore(titleCount.subscribe, titleCount.get, () => 0);
  const title = visibleText(children);
  return <title>{count === 0 ? title : `(${count}) ${title}`}</title>;
}

const listeners = new Set<() => void>();
let current = 0;

/** How many of something wait on the page that is shown, for its title; 0 where nobody says. */
const titleCount = {
  get: (): number => current,
  set(count: number): void {
    if (count === current) return;
    current = count;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Puts how many of something wait before the title of a page that has a `PageTitle`, while the component stands; nothing for none. */
export function useCountInTitle(count: number): void {
  useLayoutEffect(() => titleCount.set(count), [count]);
  useLayoutEffect(() => () => titleCount.set(0), []);
}
