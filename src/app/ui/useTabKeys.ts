import { type RefObject, useLayoutEffect } from "react";
import { useShortcut } from "./shortcuts.tsx";

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

/** What leads from one page of a row of links to the one beside it. */
const tabKeys = { previous: "<", next: ">" } as const;

/**
 * Says at a link of a row that `useTabKeys` leads through what it is for, and by which key one comes to it from the link that one is on;
 * `current` is the place of that, -1 where one is on none.
 */
export function tabHint(
  hint: string,
  { at, current, count }: { readonly at: number; readonly current: number; readonly count: number },
): { readonly title: string; readonly "aria-keyshortcuts": string | undefined } {
  const previous = (Math.max(current, 0) - 1 + count) % count;
  const ways = [
    [tabKeys.previous, previous],
    [tabKeys.next, (current + 1) % count],
  ] as const;
  const keys = at === current ? [] : ways.filter(([, place]) => place === at).map(([key]) => key);
  if (keys.length === 0) return { title: hint, "aria-keyshortcuts": undefined };
  return { title: `${hint} (${keys.join(" or ")})`, "aria-keyshortcuts": keys.join(" ") };
}

/** Scrolls a row that is wider than its room sideways, as far as it takes to show the link to the page that one is on. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const frame = row.current;
    const current = frame?.querySelector("[aria-current]");
    if (frame == null || current == null) return;
    const beyond = current.getBoundingClientRect().right - frame.getBoundingClientRect().right;
    if (beyond > 0) frame.scrollBy(beyond, 0);
  }, [row]);
}
