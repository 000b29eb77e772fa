import type { ReactNode } from "react";
import type { TextRange } from "./ChangedWords.ts";
import type { Mark } from "./findMarks.ts";
import { lineParts, type LineTokens } from "./lineParts.ts";
import type { TokenClass } from "./tokenClasses.ts";

/** A line's text: plain runs as bare text, coloured or changed ones and marked characters in one element each. */
export function LineContent(props: {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly tokens: LineTokens | null;
  readonly changed: readonly TextRange[];
}): ReactNode {
  if (props.marks.length === 0 && props.tokens === null && props.changed.length === 0) return props.text;
  return lineParts(props.text, props.marks, props.tokens, props.changed).map((part, index) => {
    if (part.label !== null) {
      // The label is drawn by the style sheet, so that the text of the line stays the text of the file.
      return (
        <span
          key={index}
          className={`diff-mark${part.isChanged ? " diff-changed" : ""}`}
          data-label={part.label}
          title={part.label}
        >
          {part.text}
        </span>
      );
    }
    if (part.token === null && !part.isChanged) return part.text;
    return (
      <span key={index} className={classOf(part.token, part.isChanged)}>
        {part.text}
      </span>
    );
  });
}

function classOf(token: TokenClass | null, isChanged: boolean): string {
  if (token === null) return "diff-changed";
  return isChanged ? `tok-${token} diff-changed` : `tok-${token}`;
}
