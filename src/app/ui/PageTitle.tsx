import { useSyncExternalStore } from "react";
import { titleCount } from "./titleCount.ts";

/** The page's title, "(12) …" while `useCountInTitle` says that so many of something wait on it. */
export function PageTitle({ children }: { readonly children: string }) {
  const count = useSyncExternalStore(titleCount.subscribe, titleCount.get, () => 0);
  return <title>{count === 0 ? children : `(${count}) ${children}`}</title>;
}
