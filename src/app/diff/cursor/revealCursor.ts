import { cursorStretch } from "./cursorStretch.ts";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import type { Cursor } from "./moveCursor.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { Viewport } from "../Viewport.ts";

/** Scrolls no further than needed for a cursor to be seen with some lines around it, below the header that sticks above it. */
export function revealCursor(viewport: Viewport, stack: FileStack, cursor: Cursor): void {
  const stretch = cursorStretch(stack, cursor);
  if (stretch !== null) viewport.reveal(stretch, stretch.isHeader ? 0 : FILE_HEADER_HEIGHT);
}
