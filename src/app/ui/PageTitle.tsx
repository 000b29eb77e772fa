import { useLayoutEffect } from "react";
import { visibleText } from "./format.ts";
import { Store, useStore } from "./Store.ts";

/**
 * Sets the page's title, with invisible characters escaped, and with the counts of `useCountInTitle` as "(12) …" and of
 * `useTurnInTitle` as "● 2 …".
 */
export function PageTitle({ children }: { readonly children: string }) {
  const { page, turn } = useStore(titleCounts);
  const prefix = (turn === 0 ? "" : `● ${turn} `) + (page === 0 ? "" : `(${page}) `);
  return <title>{prefix + visibleText(children)}</title>;
}

const titleCounts = new Store({ page: 0, turn: 0 });

function useTitleCount(name: "page" | "turn", count: number): void {
  useLayoutEffect(() => {
    const set = (shown: number): void => titleCounts.set({ ...titleCounts.current(), [name]: shown });
    set(count);
    return () => set(0);
  }, [name, count]);
}

/** Puts a count before the title while the component is mounted; nothing for 0. The page must have a `PageTitle`. */
export function useCountInTitle(count: number): void {
  useTitleCount("page", count);
}

/** Shows the number of reviews where it is the viewer's turn before the title, in the same way. */
export function useTurnInTitle(count: number): void {
  useTitleCount("turn", count);
}
