import type { ReaderCommand, ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import { type CursorStep, moveCursor, moveCursorToSide } from "../controller/Cursor.ts";
import { cursorAt, cursorRange, visibleCursor } from "../controller/cursorGeometry.ts";
import { type DiffSide, NO_LINE } from "../patch/Patch.ts";

const COMMANDS: readonly ReaderCommand[] = [
  { keys: "j", label: "Next line", run: (reader) => step(reader, "nextLine") },
  { keys: "k", label: "Previous line", run: (reader) => step(reader, "previousLine") },
  { keys: "n", label: "Next change", run: (reader) => step(reader, "nextChange") },
  { keys: "p", label: "Previous change", run: (reader) => step(reader, "previousChange") },
  { keys: "]", label: "Next file", run: (reader) => step(reader, "nextFile") },
  { keys: "[", label: "Previous file", run: (reader) => step(reader, "previousFile") },
  { keys: "h", label: "Go to the old side of the line", run: (reader) => switchSide(reader, "old") },
  { keys: "l", label: "Go to the new side of the line", run: (reader) => switchSide(reader, "new") },
];

/**
 * Moves the cursor by keys and by clicks on lines. The first step starts at the uppermost visible line. Arriving,
 * collapsing or re-laid-out content leaves the cursor on its line.
 */
export function cursorKeys(reader: ReaderController): ReaderFeature {
  const click = (root: HTMLElement, event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isComment = target.closest(".diff-comment") !== null;
    if (!isComment && (target.closest(".diff-row") === null || target.closest("a, button") !== null)) return;
    // Selecting text, also by a double click, does not set the cursor.
    if (event.button !== 0 || event.detail > 1 || getSelection()?.isCollapsed === false) return;
    const y = event.clientY - root.getBoundingClientRect().top;
    const pane = target.closest(".diff-pane-old, [data-pane=old]") === null ? -1 : 0;
    const next = cursorAt(reader.view.stack, y, pane);
    if (next !== null && next.line !== NO_LINE) reader.setCursor(next);
  };
  return {
    commands: COMMANDS,
    attach: (root) => {
      const listen = (event: MouseEvent): void => click(root, event);
      root.addEventListener("click", listen);
      return () => root.removeEventListener("click", listen);
    },
  };
}

function step(reader: ReaderController, by: CursorStep): void {
  const { viewport } = reader;
  const { stack, cursor } = reader.view;
  const from = cursor ?? visibleCursor(viewport, stack);
  if (from === null) return;
  const isLineStep = by === "nextLine" || by === "previousLine";
  const next = cursor === null && isLineStep ? from : moveCursor(stack, from, by);
  reader.setCursor(next);
  const range = by === "nextFile" || by === "previousFile" ? cursorRange(stack, next) : null;
  if (range === null) reader.reveal(next);
  else viewport.scrollTo(range.from);
}

function switchSide(reader: ReaderController, side: DiffSide): void {
  const { stack, cursor } = reader.view;
  if (cursor !== null) reader.setCursor(moveCursorToSide(stack, cursor, side));
}
