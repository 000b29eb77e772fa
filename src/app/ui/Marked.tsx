import { Fragment } from "react";

/** Shows `text` with the characters at `positions` (UTF-16 units, ascending) marked. */
export function Marked({ text, positions }: { readonly text: string; readonly positions: readonly number[] }) {
  return runs(text, positions).map(({ from, part, marked }) =>
    marked ? <mark key={from}>{part}</mark> : <Fragment key={from}>{part}</Fragment>,
  );
}

type Run = { readonly from: number; readonly part: string; readonly marked: boolean };

function runs(text: string, positions: readonly number[]): readonly Run[] {
  const found: Run[] = [];
  let end = 0;
  for (let index = 0; index < positions.length;) {
    const from = positions[index] ?? 0;
    let to = from;
    while (positions[index] === to) {
      index += 1;
      to += 1;
    }
    if (to === from) break;
    if (from > end) found.push({ from: end, part: text.slice(end, from), marked: false });
    found.push({ from, part: text.slice(from, to), marked: true });
    end = to;
  }
  if (end < text.length) found.push({ from: end, part: text.slice(end), marked: false });
  return found;
}
