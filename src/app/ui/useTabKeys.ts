import { type RefObject, useLayoutEffect } from "react";
import { useShortcut } from "./shortcuts.tsx";

/**
 * Binds shortcuts that follow the next or previous link of a row of tabs, cyclically. The current one has
 * `aria-current`; if none has, the first is the next. `name` is what the commands call a tab.
 */
export function useTabKeys(row: RefObject<HTMLElement | null>, group: string, name = "tab"): void {
  const step = (by: 1 | -1): void => {
    const links = [...(row.current?.querySelectorAll<HTMLElement>("a[href]") ?? [])];
    const at = links.findIndex((link) => link.hasAttribute("aria-current"));
    const next = at === -1 && by === -1 ? -1 : at + by;
    links.at(next % links.length)?.click();
  };
  useShortcut(tabKeys.previous, `Previous ${name}`, group, () => step(-1));
  useShortcut(tabKeys.next, `Next ${name}`, group, () => step(1));
}

const tabKeys = { previous: "<", next: ">" } as const;

/**
 * Returns the tooltip of a link of a row of tabs with the key that leads to it from the current link. `current` is the
 * index of that link, -1 for none.
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
  const keys = at === current ? [] : ways.filter(([, target]) => target === at).map(([key]) => key);
  if (keys.length === 0) return { title: hint, "aria-keyshortcuts": undefined };
  return { title: `${hint} (${keys.join(" or ")})`, "aria-keyshortcuts": keys.join(" ") };
}

/** Scrolls an overflowing row of tabs sideways to show the current link. */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const frame = row.current;
    const current = frame?.querySelector("[aria-current]");
    if (frame == null || current == null) return;
    const beyond = current.getBoundingClientRect().right - frame.getBoundingClientRect().right;
    if (beyond > 0) frame.scrollBy(beyond, 0);
  }, [row]);
}
