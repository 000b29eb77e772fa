import { useEffect, useState, type RefObject } from "react";
import type { Cursor } from "./moveCursor.ts";
import type { FileStack } from "../models/stackFiles.ts";

const ASIDE = ".diff-aside";
const CLOSED = ".diff-aside[data-closed]";
const FIELD = "textarea";

/**
 * Names the slot in the margin that is to stand at its very line: the one that the focus came to last, or the first at the
 * line that the cursor came to last. Where a pointer brings the focus, that is so for a field only and for one that is closed,
 * once the pointer is up: what one presses must not move from under it.
 */
export function useHeldAside(
  root: RefObject<HTMLElement | null>,
  stack: FileStack,
  cursor: Cursor | null,
): string | null {
  const [held, setHeld] = useState<string | null>(null);
  const [heldFor, setHeldFor] = useState(cursor);
  if (cursor !== heldFor) {
    setHeldFor(cursor);
    const here = cursor === null ? [] : asidesAt(stack, cursor);
    if (held === null || !here.includes(held)) setHeld(here[0] ?? held);
  }

  useEffect(() => {
    const element = root.current;
    let isPressed = false;
    const toFocus = (target: EventTarget | null): void => {
      const aside = target instanceof Element ? target.closest<HTMLElement>(ASIDE) : null;
      if (aside?.dataset["slot"] !== undefined) setHeld(aside.dataset["slot"]);
    };
    const focus = ({ target }: FocusEvent): void => {
      if (!isPressed) toFocus(target);
    };
    const press = (): void => {
      isPressed = true;
    };
    const release = ({ target }: Event): void => {
      isPressed = false;
      if (target instanceof Element && target.closest(CLOSED) !== null) toFocus(target);
      if (document.activeElement?.matches(FIELD) === true) toFocus(document.activeElement);
    };
    element?.addEventListener("focusin", focus);
    element?.addEventListener("pointerdown", press);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
    return () => {
      element?.removeEventListener("focusin", focus);
      element?.removeEventListener("pointerdown", press);
      window.removeEventListener("pointerup", release);
      window.removeEventListener("pointercancel", release);
    };
  }, [root]);
  return held;
}

/** Names the slots in the margin at a cursor's line. */
function asidesAt(stack: FileStack, { key, line }: Cursor): readonly string[] {
  const aside = stack.models[stack.placeOf(key)]?.aside ?? [];
  return aside.flatMap((one) => (one.line === line ? [one.slot.key] : []));
}
