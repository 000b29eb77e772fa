import type { ReactNode } from "react";
import { findMarks } from "#app/diff/findMarks.ts";
import { displayText } from "#app/diff/displayText.ts";
import { LineContent } from "#app/diff/LineContent.tsx";
import { suggestedRows, type SuggestedRow } from "./suggestedRows.ts";

const TITLE = "Suggested change";
const NOTHING = "Nothing would change.";
const SIGNS = { kept: " ", removed: "−", added: "+" } as const;
const WORDS = { kept: "", removed: "removed: ", added: "added: " } as const;

interface Props {
  /** The lines that are proposed. */
  readonly lines: readonly string[];
  /** The lines that they would replace; null where those are not known. */
  readonly instead: readonly string[] | null;
}

/** A proposal for some lines: what stands there then and what would stand there now, changed words marked. */
export function Suggestion({ lines, instead }: Props): ReactNode {
  const rows = suggestedRows(instead ?? [], lines);
  const isNothing = rows.every(({ kind }) => kind === "kept");
  return (
    <figure className="Suggestion">
      <figcaption className="Suggestion-title">
        {TITLE}
        {isNothing && <span className="Suggestion-nothing"> {NOTHING}</span>}
      </figcaption>
      <div className="Suggestion-lines">
        {rows.map((row, index) => (
          <Row key={index} row={row} />
        ))}
      </div>
    </figure>
  );
}

function Row({ row: { kind, text, changed } }: { readonly row: SuggestedRow }): ReactNode {
  const shown = displayText(text);
  return (
    <code className="Suggestion-line" data-kind={kind}>
      <span className="Suggestion-sign" aria-hidden>
        {SIGNS[kind]}
      </span>
      {WORDS[kind] !== "" && <span className="visually-hidden">{WORDS[kind]}</span>}
      <span className="Suggestion-text">
        <LineContent text={shown} marks={findMarks(shown)} tokens={null} changed={changed} breaks={null} />
      </span>
    </code>
  );
}
