import type { Patch } from "../patch/Patch.ts";
import type { DiffSide } from "../Slot.ts";

/** One end of selected text: before the character `offset` of a line of a file's patch. */
export interface TextEnd {
  readonly key: string;
  /** The patch that `line` counts in: the file may be shown by another one later. */
  readonly patch: Patch;
  readonly line: number;
  readonly offset: number;
}

/** Text selected on one side of a change, over as many lines and files as one likes; the focus may stand before the anchor. */
export interface TextSelection {
  readonly side: DiffSide;
  readonly anchor: TextEnd;
  readonly focus: TextEnd;
}

/** Whether nothing is selected yet: one has only set where a selection would begin. */
export function isCaret({ anchor, focus }: TextSelection): boolean {
  return anchor.key === focus.key && anchor.line === focus.line && anchor.offset === focus.offset;
}

/** A place in the lines as they are drawn: before the character `offset` of a line of a file. */
export interface DrawnEnd {
  readonly key: string;
  readonly line: number;
  readonly offset: number;
}

const LINE = ".diff-row[data-line]";

/**
 * Finds the place in a side's drawn lines that a point of the document is at. A point between lines is at the beginning of
 * the next drawn one, behind the last at its end; null where none is drawn. Linear in what is drawn.
 */
export function drawnEndAt(root: Element, side: DiffSide, node: Node, offset: number): DrawnEnd | null {
  const element = node instanceof Element ? node : node.parentElement;
  const own = element?.closest(LINE) ?? null;
  const code = own?.querySelector(".diff-code") ?? null;
  if (own !== null && code !== null && root.contains(own) && isRowOnSide(own, side)) {
    const at = document.createRange();
    at.selectNodeContents(code);
    const where = at.comparePoint(node, offset);
    if (where === 0) at.setEnd(node, offset);
    return endIn(own, where < 0 ? 0 : at.toString().length);
  }
  const point = document.createRange();
  point.setStart(node, offset);
  const rows = [...root.querySelectorAll(LINE)].filter((row) => isRowOnSide(row, side));
  const next = rows.find((row) => point.comparePoint(row, 0) >= 0);
  if (next !== undefined) return endIn(next, 0);
  const last = rows.at(-1);
  return last === undefined ? null : endIn(last, last.querySelector(".diff-code")?.textContent.length ?? 0);
}

/** Whether a drawn row shows a line of a side, in the pane of that side where there are two. */
function isRowOnSide(row: Element, side: DiffSide): boolean {
  if (row.closest(".diff-pane-both") === null) return row.closest(`.diff-pane-${side}`) !== null;
  return !row.classList.contains(side === "old" ? "diff-added" : "diff-removed");
}

function endIn(row: Element, offset: number): DrawnEnd | null {
  const key = row.closest("[data-key]")?.getAttribute("data-key") ?? null;
  const line = row.getAttribute("data-line");
  return key === null || line === null ? null : { key, line: Number(line), offset };
}

/** A point of the document, as ranges have them. */
export interface DocumentPoint {
  readonly node: Node;
  readonly offset: number;
}

/** Gives the point of the document where a place in a side's lines is drawn, or null where it is not. Linear in the line's elements. */
export function pointOfEnd(root: Element, side: DiffSide, { key, line, offset }: DrawnEnd): DocumentPoint | null {
  const file = [...root.querySelectorAll("[data-key]")].find((section) => section.getAttribute("data-key") === key);
  const rows = file?.querySelectorAll(`.diff-row[data-line="${line}"]`) ?? [];
  const code = [...rows].find((row) => isRowOnSide(row, side))?.querySelector(".diff-code") ?? null;
  if (code === null) return null;
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let left = offset;
  let point: DocumentPoint = { node: code, offset: 0 };
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const length = text.textContent?.length ?? 0;
    point = { node: text, offset: Math.min(left, length) };
    if (left <= length) return point;
    left -= length;
  }
  return point;
}
