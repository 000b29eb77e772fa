import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { Cursor } from "../cursor/Cursor.ts";
import { visibleCursor } from "../cursor/cursorGeometry.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";
import type { Viewport } from "../Viewport.ts";
import { type LineLocation, locationAtCursor } from "./useGoTo.ts";
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
export function CommentSign(props: {
  readonly root: RefObject<HTMLElement | null>;
  readonly viewport: Viewport;
  readonly stack: FileStack;
}): ReactNode {
  const { root, viewport, stack } = props;
  const [location, setLocation] = useState<ButtonLocation | null>(null);
  useEffect(() => {
    const element = root.current;
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
    element?.addEventListener("pointerover", point);
    element?.addEventListener("pointermove", move);
    element?.addEventListener("pointerleave", hide);
    const stop = viewport.onMove(hide);
    return () => {
      element?.removeEventListener("pointerover", point);
      element?.removeEventListener("pointermove", move);
      element?.removeEventListener("pointerleave", hide);
      stop();
    };
  }, [root, viewport, stack]);
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

const COMMENT_KEYS_TEXT = {
  onLines: "Comment on the line or the selected lines",
  onFile: "Comment on this file",
} as const;

/**
 * Adds the comment keys: `c` for the line of the cursor, `f` for its file. Without a cursor, the uppermost visible line
 * is used.
 */
export function useCommentKeys(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly cursor: Cursor | null;
  readonly setCursor: (cursor: Cursor) => void;
  readonly marked: DiffLocation | null;
  readonly onComment: ((location: Required<LineLocation>) => void) | undefined;
}): void {
  const { viewport, stack, cursor, setCursor, marked, onComment } = reader;
  const take = (): Cursor | null => {
    const at = cursor ?? visibleCursor(viewport, stack);
    if (at !== null && cursor === null) setCursor(at);
    return at;
  };
  const onLines = (): void => {
    const at = take();
    if (at !== null) onComment?.(locationAtCursor(stack, at, marked));
  };
  const onFile = (): void => {
    const at = take();
    if (at !== null) onComment?.({ key: at.key, side: "new", line: 0, to: 0 });
  };
  const enabled = onComment !== undefined && stack.models.length > 0;
  useShortcut("c", COMMENT_KEYS_TEXT.onLines, shortcutGroups.review, onLines, { enabled });
  useShortcut("f", COMMENT_KEYS_TEXT.onFile, shortcutGroups.review, onFile, { enabled });
}
