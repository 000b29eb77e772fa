import { type KeyboardEvent, type RefObject, useRef } from "react";
import { useShortcut } from "./shortcuts.tsx";

/**
 * Brings the focus to an element, without scrolling, where that is what one expects: it is nowhere, or still inside `within`.
 * Whoever has gone elsewhere meanwhile stays there.
 */
export function returnFocus(element: HTMLElement | null, within: Element | null): void {
  const active = document.activeElement;
  const isFree = active === null || active === document.body || within?.contains(active) === true;
  if (isFree) element?.focus({ preventScroll: true });
}

/**
 * Takes the focus away from what goes out of sight, so that the next key is for the page. The browser does so itself with the
 * next frame only, and until then the keys are lost.
 */
export function leaveFocus(within: Element | null): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && within?.contains(active) === true) active.blur();
}

/**
 * Brings the focus by keys to the first field of a room, and gives what is to hear the room's keys: there Escape goes back to where
 * one was, unless it closes a list of suggestions.
 */
export function useFieldKeys(
  room: RefObject<HTMLElement | null>,
  keys: string,
  label: string,
  group: string,
): (event: KeyboardEvent) => void {
  const before = useRef<Element | null>(null);
  useShortcut(keys, label, group, () => {
    const field = room.current?.querySelector<HTMLInputElement | HTMLSelectElement>("input, select");
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

/** Finds the first of some elements whose middle one sees: it is in the window and nothing lies over it. Null where one sees none. */
export function uppermostInSight<Found extends Element>(elements: readonly Found[]): Found | null {
  const isSeen = (element: Found): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return elements.find(isSeen) ?? null;
}
