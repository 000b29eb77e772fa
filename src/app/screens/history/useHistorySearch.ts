import { historySearch, type HistorySearch } from "#contract/historySearch.ts";
import { useNavigation } from "#app/ui/NavigationContext.tsx";

/** Reads what the history is narrowed down by out of the address. A change of it is another page, from its beginning. */
export function useHistorySearch(): HistorySearch {
  const { url } = useNavigation();
  const [, words = ""] = /\?([^#]*)/u.exec(url) ?? [];
  return historySearch.read(new URLSearchParams(words));
}
