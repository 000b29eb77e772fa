import type { ReactNode } from "react";
import type { Mark } from "./findMarks.ts";
import { lineParts, type LineTokens } from "./lineParts.ts";

/** A line's text: plain runs as bare text, coloured ones and marked characters in one element each. */
export function LineContent(props: {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly tokens: LineTokens | null;
}): ReactNode {
  if (props.marks.length === 0 && props.tokens === null) return props.text;
  return lineParts(props.text, props.marks, props.tokens).map((part, index) => {
    if (part.label !== null) {
      // The label is drawn by the style sheet, so that the text of the line stays the text of the file.
      return (
        <span key={index} className="diff-mark" data-label={part.label} title={part.label}>
          {part.text}
        </span>
      );
    }
    if (part.token === null) return part.text;
    return (
      <span key={index} className={`tok-${part.token}`}>
        {part.text}
      </span>
    );
  });
}
