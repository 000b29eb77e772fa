import type { ReactNode } from "react";
import { displayText, findMarks } from "#app/diff/displayText.ts";

/** Special spaces that are common in ordinary prose and therefore not marked. */
const USUAL = /[\u00A0\u2009\u202F]/;

/** Renders untrusted text and replaces invisible and bidirectional control characters by visible labels. */
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
