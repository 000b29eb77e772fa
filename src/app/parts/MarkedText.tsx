import type { ReactNode } from "react";
import { displayText, findMarks } from "#app/diff/displayText.ts";

/** Spaces that writers of prose use as they are meant. */
const USUAL = /[\u00A0\u2009\u202F]/;

/** Shows a stranger's prose: what one could not see in it, or what would turn the text around it, by its name. */
export function MarkedText({ text }: { readonly text: string }): ReactNode {
  const shown = displayText(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { at, length, label } of findMarks(shown)) {
    const character = shown.slice(at, at + length);
    if (character === "\n" || USUAL.test(character)) continue;
    parts.push(
      shown.slice(end, at),
      <span key={at} className="Markdown-mark" data-label={label} title={label}>
        {character}
      </span>,
    );
    end = at + length;
  }
  return end === 0 ? shown : [...parts, shown.slice(end)];
}
