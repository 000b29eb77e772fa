import { cursorAt } from "./cursorAt.ts";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import type { Cursor } from "./moveCursor.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { Viewport } from "../Viewport.ts";

/** Gives the cursor for the uppermost line one can read, which stands below the header that sticks there. */
export function cursorInSight(viewport: Viewport, stack: FileStack): Cursor | null {
  const y = viewport.top + viewport.inset;
  return cursorAt(stack, y <= 0 ? 0 : y + FILE_HEADER_HEIGHT, -1);
}
