import { useMemo } from "react";
import { entryWords } from "./entryWords.ts";

const lists = entryWords("galley.list");

/** How far a list that scrolls by itself is scrolled. */
interface ListPlace {
  /** In pixels; 0 where the entry that the browser stands on keeps none. */
  readonly read: () => number;
  readonly keep: (top: number) => void;
}

/** Keeps how far the list of a page is scrolled in the entry of the browser's history: it comes back with the page. */
export function useListPlace(): ListPlace {
  return useMemo(
    () => ({ read: () => Number(lists.read() ?? 0) || 0, keep: (top) => lists.keep(String(Math.round(top))) }),
    [],
  );
}
