import type { DiffSide, Patch } from "../patch/Patch.ts";

/** One end of a text selection: before the character `offset` of a line of a patch. */
export interface TextEnd {
  readonly key: string;
  /** The patch of `line`: the file may be shown with another one later. */
  readonly patch: Patch;
  readonly line: number;
  readonly offset: number;
}

/** Text selected on one side of a change, over any number of lines and files; the focus may precede the anchor. */
export interface TextSelection {
  readonly side: DiffSide;
  readonly anchor: TextEnd;
  readonly focus: TextEnd;
}

/** True if the selection is empty, that is, only its start is set. */
export function isCaret({ anchor, focus }: TextSelection): boolean {
  return anchor.key === focus.key && anchor.line === focus.line && anchor.offset === focus.offset;
}

/** A place in the rendered lines: before the character `offset` of a line of a file. */
export type DrawnEnd = Omit<TextEnd, "patch">;

const LINE = ".diff-row[data-line]";

/**
 * Returns the place in the rendered lines of a side for a point of the document. A point between lines maps to the
 * start of the next rendered line, or to the end of the last one; null if no line is rendered. Linear in the rendered
 * elements.
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

/** True if a rendered row shows a line of a side; in split layout, in the pane of that side. */
function isRowOnSide(row: Element, side: DiffSide): boolean {
  if (row.closest(".diff-pane-both") === null) return row.closest(`.diff-pane-${side}`) !== null;
  return !row.classList.contains(side === "old" ? "diff-added" : "diff-removed");
}

function endIn(row: Element, offset: number): DrawnEnd | null {
  const key = row.closest("[data-key]")?.getAttribute("data-key") ?? null;
  const line = row.getAttribute("data-line");
  return key === null || line === null ? null : { key, line: Number(line), offset };
}

export interface DocumentPoint {
  readonly node: Node;
  readonly offset: number;
}

/**
 * Returns the point of the document for a place in the lines of a side, or null if it is not rendered. Linear in the
 * elements of the line.
 */
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
