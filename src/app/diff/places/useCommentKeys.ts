import { useShortcut } from "#app/ui/useShortcut.ts";
import { cursorInSight } from "../cursor/cursorInSight.ts";
import type { Cursor } from "../cursor/moveCursor.ts";
import { placeAtCursor } from "./placeAtCursor.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { LinePlace } from "./useGoTo.ts";
import type { Viewport } from "../Viewport.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
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
  useShortcut("c", TEXT.onLines, shortcutGroups.review, onLines, { enabled });
  useShortcut("f", TEXT.onFile, shortcutGroups.review, onFile, { enabled });
}
