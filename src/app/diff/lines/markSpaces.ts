import type { LinePart } from "./lineParts.ts";
import { LINE_LENGTH_COLOURED } from "../measures.ts";

const SPACES = /( +|\t)/;
const TRAILING = /[ \t]+(?=\r?$)/;

/**
 * Sets the white space of a line apart: each run of spaces, each tab, and whether it stands at the line's end. Beyond the
 * coloured length only what stands at the end. The texts of the parts, one after another, stay the line.
 */
export function markSpaces(parts: readonly LinePart[], text: string): readonly LinePart[] {
  const trailing = TRAILING.exec(text)?.index ?? text.length;
  const marked: LinePart[] = [];
  let at = 0;
  for (const part of parts) {
    if (part.label !== null) {
      marked.push(part);
      at += part.text.length;
      continue;
    }
    for (const piece of cutAt(part.text, trailing - at, LINE_LENGTH_COLOURED - at)) {
      const isTrailing = at >= trailing;
      const texts = isTrailing || at < LINE_LENGTH_COLOURED ? piece.split(SPACES) : [piece];
      for (const own of texts) {
        const space = own.startsWith(" ") ? "space" : own.startsWith("\t") ? "tab" : null;
        const isPlain = space === null || texts.length === 1;
        if (own !== "") marked.push(isPlain ? { ...part, text: own } : { ...part, text: own, space, isTrailing });
      }
      at += piece.length;
    }
  }
  return marked;
}

/** Cuts a text at offsets, some of which may lie outside it. */
function cutAt(text: string, ...offsets: readonly number[]): readonly string[] {
  const edges = offsets.filter((offset) => offset > 0 && offset < text.length).toSorted((a, b) => a - b);
  return [0, ...edges].map((from, index) => text.slice(from, edges[index]));
}
