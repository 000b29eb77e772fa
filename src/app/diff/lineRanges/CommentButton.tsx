import { type ReactNode, useEffect, useState } from "react";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderCommand, ReaderController, ReaderFeature } from "../reader/ReaderController.ts";
import type { ReaderView } from "../reader/ReaderView.ts";
import { locationAtCursor } from "./goTo.ts";
import "./comment.css";

const TEXT = {
  label: "Comment on this line; drag to select a range",
} as const;
/** The key that does the same at the cursor. */
const KEYS = "c";

interface ButtonLocation {
  /** The stack in which the line was found. In another stack it may be elsewhere. */
  readonly stack: FileStack;
  readonly pane: "old" | "new";
  readonly top: number;
  readonly left: number;
}

/**
 * The button beside the line number under the pointer that starts a comment. One element serves all lines; presses on
 * it are handled like presses on the number.
 */
export function CommentButton({
  reader,
  stack,
}: {
  readonly reader: ReaderController;
  readonly stack: FileStack;
}): ReactNode {
  const [location, setLocation] = useState<ButtonLocation | null>(null);
  useEffect(() => {
    const { root: element, viewport } = reader;
    // Lines may change or scroll under a resting pointer: hide until its next move finds the line.
    let isShown = false;
    const hide = (): void => {
      isShown = false;
      setLocation(null);
    };
    const point = ({ target, pointerType }: PointerEvent): void => {
      if (element === null || !(target instanceof Element) || target.closest(".diff-comment") !== null) return;
      const row = target.closest(".diff-row");
      const sign = row?.querySelector(".diff-sign") ?? null;
      if (pointerType === "touch" || row === null || sign === null) return hide();
      const edge = element.getBoundingClientRect();
      const { top, left } = sign.getBoundingClientRect();
      const isOld = row.closest(".diff-pane-old") !== null || row.classList.contains("diff-removed");
      isShown = true;
      setLocation({ stack, pane: isOld ? "old" : "new", top: top - edge.top, left: left - edge.left });
    };
    const move = (event: PointerEvent): void => {
      if (!isShown) point(event);
    };
    const ending = new AbortController();
    const { signal } = ending;
    element?.addEventListener("pointerover", point, { signal });
    element?.addEventListener("pointermove", move, { signal });
    element?.addEventListener("pointerleave", hide, { signal });
    const stop = viewport.onMove(hide);
    return () => {
      ending.abort();
      stop();
    };
  }, [reader, stack]);
  if (location === null || location.stack !== stack) return null;
  return (
    <button
      type="button"
      className="diff-comment"
      tabIndex={-1}
      data-pane={location.pane}
      aria-label={TEXT.label}
      title={`${TEXT.label} (${KEYS})`}
      style={{ top: location.top, left: location.left }}
    >
      +
    </button>
  );
}

const isEnabled = ({ props, stack }: ReaderView): boolean => props.onComment !== undefined && stack.models.length > 0;

const COMMANDS: readonly ReaderCommand[] = [
  {
    keys: KEYS,
    label: "Comment on the line or the selected lines",
    group: shortcutGroups.review,
    isEnabled,
    run: (reader) => {
      const at = reader.takeCursor();
      if (at !== null) reader.view.props.onComment?.(locationAtCursor(reader.view, at));
    },
  },
  {
    keys: "f",
    label: "Comment on this file",
    group: shortcutGroups.review,
    isEnabled,
    run: (reader) => {
      const at = reader.takeCursor();
      if (at !== null) reader.view.props.onComment?.({ key: at.key, side: "new", line: 0, to: 0 });
    },
  },
];

/** Starts comments by key at the line or the file of the cursor; without a cursor, at the uppermost visible line. */
export function commentKeys(): ReaderFeature {
  return { commands: COMMANDS };
}
