import type { RefObject } from "react";
import { tabKeys } from "./tabKeys.ts";
import { useShortcut } from "./useShortcut.ts";

/**
 * Leads by key from one page of a row of links to the next or the previous, round and round; the one that one is on is that
 * with `aria-current`, and where none is, the first is the next.
 */
export function useTabKeys(
  row: RefObject<HTMLElement | null>,
  group: string,
  labels: { readonly next: string; readonly previous: string },
): void {
  const step = (by: 1 | -1): void => {
    const links = [...(row.current?.querySelectorAll<HTMLElement>("a[href]") ?? [])];
    const at = links.findIndex((link) => link.ariaCurrent !== null);
    const next = at === -1 && by === -1 ? -1 : at + by;
    links.at(next % links.length)?.click();
  };
  useShortcut(tabKeys.previous, labels.previous, group, () => step(-1));
  useShortcut(tabKeys.next, labels.next, group, () => step(1));
}
