import type { Cursor } from "./moveCursor.ts";
import { GRID } from "./focusedGrid.ts";
import { LineKind } from "../patch/parsePatch.ts";
import type { FileStack } from "../models/stackFiles.ts";

/** Finds the grid that shows a cursor's line, of two side by side the one of its own side; null where it is not drawn. */
export function gridOfCursor(root: HTMLElement | null, stack: FileStack, { key, line }: Cursor): HTMLElement | null {
  const grids = root?.querySelectorAll<HTMLElement>(`.diff-file[data-key="${CSS.escape(key)}"] ${GRID}`) ?? [];
  const isOld = stack.models[stack.placeOf(key)]?.patch?.kinds[line] === LineKind.removed;
  return [...grids].at(isOld ? 0 : -1) ?? null;
}
