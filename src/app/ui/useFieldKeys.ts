import { useRef, type KeyboardEvent, type RefObject } from "react";
import { useShortcut } from "./useShortcut.ts";

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
