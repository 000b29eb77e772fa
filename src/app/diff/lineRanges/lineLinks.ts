import { numberAtCursor } from "../controller/Cursor.ts";
import { pointedNumber } from "../controller/cursorGeometry.ts";
import { type DiffLocation, extendLocation, locationHasLine } from "../models/DiffLocation.ts";
import type { SideNumber } from "../patch/patchLines.ts";
import type { ReaderController, ReaderFeature } from "../controller/ReaderController.ts";
import type { ReaderView } from "../controller/ReaderView.ts";

/**
 * Selects lines by a click on their number, and a range with Shift; a click on the number of the only selected line
 * deselects it. If lines can be commented on, the click starts a comment too and never deselects. A key copies the link
 * to the line of the cursor, or to the selected lines if it is among them.
 */
export function lineLinks(reader: ReaderController): ReaderFeature {
  /** The line at which the selection began, from which it is extended. */
  let anchor: number | null = null;

  const mark = (key: string, at: SideNumber, isMore: boolean): DiffLocation => {
    const { marked } = reader.view;
    const next = isMore
      ? extendLocation(marked, anchor, key, at)
      : { path: key, lines: { side: at.side, line: at.number, to: at.number } };
    if (!isMore || marked?.path !== key || marked.lines?.side !== at.side) anchor = at.number;
    reader.mark(next);
    return next;
  };
  const copyLink = (): void => {
    const { props, page, cursor, marked } = reader.view;
    if (props.links === undefined || cursor === null) return;
    const { linkTo } = props.links;
    const at = numberAtCursor(reader.modelAtCursor?.patch ?? null, cursor, null);
    if (at === null) page.copy(linkTo({ path: cursor.key, lines: null }));
    else page.copy(linkTo(locationHasLine(marked, cursor.key, at) ? marked : mark(cursor.key, at, false)));
  };
  const copyPath = (): void => reader.view.page.copy(reader.modelAtCursor?.file.plainPath ?? "");

  const click = (root: HTMLElement, event: MouseEvent): void => {
    const { stack, props, marked } = reader.view;
    const pointed = props.links === undefined || event.button !== 0 ? null : pointedNumber(root, stack, event);
    if (pointed === null) return;
    const { key, number } = pointed;
    const isAlone = marked?.lines?.line === marked?.lines?.to;
    const canClear = props.onComment === undefined && !event.shiftKey && isAlone;
    if (canClear && locationHasLine(marked, key, number)) return reader.mark(null);
    const { lines } = mark(key, number, event.shiftKey);
    if (lines !== null) props.onComment?.({ key, ...lines });
  };
  /** Prevent the browser from selecting the text in between. */
  const press = (event: MouseEvent): void => {
    const isNumber = event.target instanceof Element && event.target.closest(".diff-number") !== null;
    if ((event.shiftKey || reader.view.props.onComment !== undefined) && isNumber) event.preventDefault();
  };
  /** Set the tooltip only on the number under the pointer: thousands of numbers are rendered. */
  const hover = ({ target }: MouseEvent): void => {
    const { links, onComment } = reader.view.props;
    if (links === undefined || !(target instanceof HTMLElement) || !target.matches(".diff-number")) return;
    target.title =
      onComment === undefined
        ? "Select this line and link to it; Shift+click to select a range"
        : "Comment on this line; Shift+click or drag to select a range";
  };
  const isEnabled = ({ props, cursor }: ReaderView): boolean => props.links !== undefined && cursor !== null;
  return {
    commands: [
      { keys: "y", label: "Copy link to this line", isEnabled, run: copyLink },
      { keys: "Shift+Y", label: "Copy path of this file", isEnabled, run: copyPath },
    ],
    attach: (root) => {
      const ending = new AbortController();
      const { signal } = ending;
      root.addEventListener("mouseover", hover, { signal });
      root.addEventListener("click", (event) => click(root, event), { signal });
      root.addEventListener("mousedown", press, { signal });
      return () => ending.abort();
    },
  };
}
