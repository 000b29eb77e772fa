import type { CodeSearchWords } from "#contract/codeSearch.ts";
import type { HistorySearch } from "#contract/historySearch.ts";

/** Says what one looks for in commits as a history does. */
export function commitWords({ q, place, isRegex, isExact, isAnyLine }: CodeSearchWords): HistorySearch {
  const none = { author: null, since: null, until: null, message: null, added: null, changed: null, merges: null };
  const sought = place === "messages" ? { message: q } : isAnyLine ? { changed: q } : { added: q };
  return { ...none, ...sought, isRegex, isExact };
}
