import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useShortcut } from "./shortcuts.tsx";

/**
 * Focuses an element without scrolling, if nothing has the focus or it is still inside `within`. Does nothing if the
 * user has focused something else meanwhile.
 */
export function returnFocus(element: HTMLElement | null, within: Element | null): void {
  const active = document.activeElement;
  const isFree = active === null || active === document.body || within?.contains(active) === true;
  if (isFree) element?.focus({ preventScroll: true });
}

/**
 * Removes the focus from content that is hidden, so that the next key goes to the page. The browser does this only in
 * the next frame, and keys pressed before that would be lost.
 */
export function leaveFocus(within: Element | null): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && within?.contains(active) === true) active.blur();
}

/**
 * Binds a shortcut that focuses the first field in a container, and returns the container's key handler: Escape returns
 * the focus, unless it closes a list of suggestions.
 */
export function useFieldKeys(
  container: RefObject<HTMLElement | null>,
  keys: string,
  label: string,
  group: string,
): (event: KeyboardEvent) => void {
  const before = useRef<Element | null>(null);
  useShortcut(keys, label, group, () => {
    const field = container.current?.querySelector<HTMLInputElement | HTMLSelectElement>("input, select");
    before.current = document.activeElement;
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  });
  return ({ key, target }) => {
    if (key !== "Escape" || !(target instanceof HTMLElement) || target.ariaExpanded === "true") return;
    target.blur();
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    before.current = null;
  };
}

/** Finds the first element whose center is visible: in the window and not covered. Returns null if there is none. */
export function uppermostVisible<Found extends Element>(elements: readonly Found[]): Found | null {
  const isFullyVisible = (element: Found): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return elements.find(isFullyVisible) ?? null;
}

/**
 * Binds shortcuts that follow the next or previous link of a row of tabs, cyclically. The current one has
 * `aria-current`; if none has, the first is the next.
 */
export function useTabKeys(
  row: RefObject<HTMLElement | null>,
  group: string,
  labels: { readonly next: string; readonly previous: string },
): void {
  const step = (by: 1 | -1): void => {
    const links = [...(row.current?.querySelectorAll<HTMLElement>("a[href]") ?? [])];
    const at = links.findIndex((link) => link.hasAttribute("aria-current"));
    const next = at === -1 && by === -1 ? -1 : at + by;
    links.at(next % links.length)?.click();
  };
  useShortcut(tabKeys.previous, labels.previous, group, () => step(-1));
  useShortcut(tabKeys.next, labels.next, group, () => step(1));
}

/** The keys of `useTabKeys`. */
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
