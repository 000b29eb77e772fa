import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
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
 * Returns props for the container of buttons that replace each other: when the one that was used is gone and nothing has
 * the focus, also after its dialog, the first one that is there now gets it.
 */
export function useReplacedFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    ref.current?.querySelector("button")?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent): void => {
    // The events of a dialog come here, too.
    if (ref.current?.contains(target) === true) last.current = target;
  };
  return { ref, onFocus };
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

/** Focuses an element of a list `by` places after the one that has the focus, or the first if none has it. */
export function stepFocus(elements: readonly HTMLElement[], by: 1 | -1): void {
  const at = elements.findIndex((element) => element === document.activeElement);
  const next = elements[at < 0 ? 0 : Math.min(Math.max(at + by, 0), elements.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** Finds the first element whose center is visible: in the window and not covered. Returns null if there is none. */
export function uppermostVisible<Found extends Element>(elements: readonly Found[]): Found | null {
  const isFullyVisible = (element: Found): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return elements.find(isFullyVisible) ?? null;
}
