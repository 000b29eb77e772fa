import { useCallback } from "react";
import { matchPage, type PageName } from "#contract/pages.ts";
import { addressUrl } from "./addressUrl.ts";
import { useRouter } from "./useRouter.ts";

/** Pages of a change. On others some words say other things: how a file is shown, how lines of code are searched for. */
const OF_A_CHANGE: ReadonlySet<PageName> = new Set<PageName>(["compare", "commit", "reviewFiles", "worktree"]);

/** Words that say the same on every page that has them. */
const ANYWHERE: ReadonlySet<string> = new Set(["wrap", "tab", "marks"]);

/** Takes words out of the page's address, so that what its reader chose holds, and shows the page as it is asked for then. */
export function useForgetWords(): (words: readonly string[]) => void {
  const { url, go } = useRouter();
  return useCallback(
    (words) => {
      const address = addressUrl(url);
      const { name } = matchPage(address.pathname, address.searchParams);
      for (const word of words) {
        if (OF_A_CHANGE.has(name) || ANYWHERE.has(word)) address.searchParams.delete(word);
      }
      go(address.pathname + address.search + address.hash, { replace: true });
    },
    [url, go],
  );
}
