import type { LinePart } from "./lineParts.ts";

/** Cuts a line's parts at the offsets where the line is broken: the parts of each line of the screen, top to bottom. */
export function splitParts(parts: readonly LinePart[], breaks: readonly number[]): readonly (readonly LinePart[])[] {
  const lines: LinePart[][] = [[]];
  let at = 0;
  for (const part of parts) {
    const end = at + part.text.length;
    let from = at;
    for (let next = breaks[lines.length - 1]; next !== undefined && next < end; next = breaks[lines.length - 1]) {
      if (next > from) lines.at(-1)?.push({ ...part, text: part.text.slice(from - at, next - at) });
      lines.push([]);
      from = next;
    }
    if (end > from) lines.at(-1)?.push(from === at ? part : { ...part, text: part.text.slice(from - at) });
    at = end;
  }
  return lines;
}
