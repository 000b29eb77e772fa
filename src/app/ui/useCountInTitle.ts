import { useLayoutEffect } from "react";
import { titleCount } from "./titleCount.ts";

/** Puts how many of something wait before the title of a page that has a `PageTitle`, while the component stands; nothing for none. */
export function useCountInTitle(count: number): void {
  useLayoutEffect(() => titleCount.set(count), [count]);
  useLayoutEffect(() => () => titleCount.set(0), []);
}
