import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { Cursor } from "../cursor/Cursor.ts";
import { cursorInSight } from "../cursor/cursorGeometry.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderPlace } from "../models/ReaderPlace.ts";
import type { Viewport } from "../Viewport.ts";
import { type LinePlace, placeAtCursor } from "./useGoTo.ts";
import "./comment.css";

const TEXT = {
  label: "Comment on this line; drag for more of them",
} as const;
/** What does the same at the cursor. */
const KEYS = "c";

interface Place {
  /** The stack it was found in: in another one the line may be elsewhere. */
  readonly stack: FileStack;
  readonly pane: "old" | "new";
  readonly top: number;
  readonly left: number;
}

/** The sign beside the number of the line under the pointer that begins a comment there. One for all lines: its presses are those of the number. */
export function CommentSign(props: {
  readonly root: RefObject<HTMLElement | null>;
  readonly viewport: Viewport;
  readonly stack: FileStack;
}): ReactNode {
  const { root, viewport, stack } = props;
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const element = root.current;
    // Lines may come anew, or scroll, under a pointer that rests: its next move finds the one it is on then.
    let isShown = false;
    const hide = (): void => {
      isShown = false;
      setPlace(null);
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
      setPlace({ stack, pane: isOld ? "old" : "new", top: top - edge.top, left: left - edge.left });
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
  if (place === null || place.stack !== stack) return null;
  return (
    <button
      type="button"
      className="diff-comment"
      tabIndex={-1}
      data-pane={place.pane}
      aria-label={TEXT.label}
      title={`${TEXT.label} (${KEYS})`}
      style={{ top: place.top, left: place.left }}
    >
      +
    </button>
  );
}

const USE_COMMENT_KEYS_TEXT = {
  onLines: "Comment on the line, or on the selected lines",
  onFile: "Comment on the file",
} as const;

/** Comments by key: `c` on what the cursor is on, `f` on its file. Without a cursor it is the uppermost line in sight. */
export function useCommentKeys(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly cursor: Cursor | null;
  readonly setCursor: (cursor: Cursor) => void;
  readonly marked: ReaderPlace | null;
  readonly onComment: ((place: Required<LinePlace>) => void) | undefined;
}): void {
  const { viewport, stack, cursor, setCursor, marked, onComment } = reader;
  const take = (): Cursor | null => {
    const at = cursor ?? cursorInSight(viewport, stack);
    if (at !== null && cursor === null) setCursor(at);
    return at;
  };
  const onLines = (): void => {
    const at = take();
    if (at !== null) onComment?.(placeAtCursor(stack, at, marked));
  };
  const onFile = (): void => {
    const at = take();
    if (at !== null) onComment?.({ key: at.key, side: "new", line: 0, to: 0 });
  };
  const enabled = onComment !== undefined && stack.models.length > 0;
  useShortcut("c", USE_COMMENT_KEYS_TEXT.onLines, shortcutGroups.review, onLines, { enabled });
  useShortcut("f", USE_COMMENT_KEYS_TEXT.onFile, shortcutGroups.review, onFile, { enabled });
}
