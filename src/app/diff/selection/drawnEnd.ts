import type { DiffSide } from "../Slot.ts";

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
export function isRowOnSide(row: Element, side: DiffSide): boolean {
  if (row.closest(".diff-pane-both") === null) return row.closest(`.diff-pane-${side}`) !== null;
  return !row.classList.contains(side === "old" ? "diff-added" : "diff-removed");
}

function endIn(row: Element, offset: number): DrawnEnd | null {
  const key = row.closest("[data-key]")?.getAttribute("data-key") ?? null;
  const line = row.getAttribute("data-line");
  return key === null || line === null ? null : { key, line: Number(line), offset };
}
