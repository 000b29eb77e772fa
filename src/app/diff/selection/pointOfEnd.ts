import { isRowOnSide, type DrawnEnd } from "./drawnEnd.ts";
import type { DiffSide } from "../Slot.ts";

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
