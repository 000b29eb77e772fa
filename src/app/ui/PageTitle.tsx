import { useSyncExternalStore } from "react";
import { titleCount } from "./titleCount.ts";
import { visibleText } from "./visibleText.ts";

/** The page's title, in which nothing hides, "(12) …" while `useCountInTitle` says that so many of something wait on it. */
export function PageTitle({ children }: { readonly children: string }) {
  const count = useSyncExternalStore(titleCount.subscribe, titleCount.get, () => 0);
  const title = visibleText(children);
  return <title>{count === 0 ? title : `(${count}) ${title}`}</title>;
}
