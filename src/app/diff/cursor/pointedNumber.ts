import { cursorAt } from "./cursorAt.ts";
import { numberOfLine, type SideNumber } from "../patch/numberOfLine.ts";
import type { FileStack } from "../models/stackFiles.ts";

/** A line that one points at in the column of numbers. */
export interface PointedNumber {
  readonly key: string;
  /** Of the file's patch. */
  readonly line: number;
  readonly number: SideNumber;
}

/** Tells which line one points at by its number, or by the sign that stands beside it to comment; null where it is none. */
export function pointedNumber(
  root: HTMLElement,
  stack: FileStack,
  { target, clientY }: Pick<MouseEvent, "target" | "clientY">,
): PointedNumber | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>(".diff-number, .diff-comment") : null;
  if (cell === null) return null;
  const isOldPane = cell.closest(".diff-pane-old") !== null || cell.dataset["pane"] === "old";
  // In one pane for both sides the old number stands first.
  const isOldNumber = cell.closest(".diff-pane-both") !== null && cell.matches(":first-child");
  const at = cursorAt(stack, clientY - root.getBoundingClientRect().top, isOldPane ? 0 : -1);
  const patch = stack.models[stack.placeOf(at?.key)]?.patch ?? null;
  const side = isOldPane || isOldNumber ? "old" : "new";
  const number = patch === null || at === null ? null : numberOfLine(patch, at.line, side);
  return at === null || number === null ? null : { key: at.key, line: at.line, number };
}
