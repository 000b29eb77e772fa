import type { ReactNode } from "react";
import { findMarks } from "#app/diff/lines/findMarks.ts";
import { displayText } from "#app/diff/displayText.ts";
import { LineContent } from "#app/diff/lines/LineContent.tsx";
import type { SuggestedRow } from "./suggestedRows.ts";

const TEXT = {
  words: { kept: "", removed: "removed: ", added: "added: " },
} as const;
const SIGNS = { kept: " ", removed: "−", added: "+" } as const;

/** Lines that stay, go and come, with signs, and in words for those who listen. */
export function ChangedRows({ rows }: { readonly rows: readonly SuggestedRow[] }): ReactNode {
  return (
    <div className="Suggestion-lines">
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
    </div>
  );
}

function Row({ row: { kind, text, changed } }: { readonly row: SuggestedRow }): ReactNode {
  const shown = displayText(text);
  return (
    <code className="Suggestion-line" data-kind={kind}>
      <span className="Suggestion-sign" aria-hidden>
        {SIGNS[kind]}
      </span>
      {TEXT.words[kind] !== "" && <span className="visually-hidden">{TEXT.words[kind]}</span>}
      <span className="Suggestion-text">
        <LineContent text={shown} marks={findMarks(shown)} tokens={null} changed={changed} breaks={null} />
      </span>
    </code>
  );
}
