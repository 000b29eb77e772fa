import type { ReactNode } from "react";
import type { TextRange } from "#app/diff/compare/ChangedWords.ts";
import { wordChanges } from "#app/diff/compare/wordChanges.ts";
import { displayText, findMarks } from "#app/diff/displayText.ts";
import { LineContent } from "#app/diff/lines/LineContent.tsx";

const TEXT = {
  labels: { kept: "", removed: "removed: ", added: "added: " },
} as const;
const SIGNS = { kept: " ", removed: "−", added: "+" } as const;

/** Renders kept, removed and added lines, with signs and with labels for screen readers. */
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
      {TEXT.labels[kind] !== "" && <span className="visually-hidden">{TEXT.labels[kind]}</span>}
      <span className="Suggestion-text">
        <LineContent text={shown} marks={findMarks(shown)} tokens={null} changed={changed} breaks={null} />
      </span>
    </code>
  );
}

export interface SuggestedRow {
  readonly kind: "kept" | "removed" | "added";
  readonly text: string;
  /** The ranges that differ from the counterpart on the other side. */
  readonly changed: readonly TextRange[];
}

/**
 * Returns the rows of a suggestion: common lines first and last, between them the removed and the added ones. Compares
 * words if the numbers of removed and added lines are equal. Linear in the lines.
 */
export function suggestedRows(instead: readonly string[], lines: readonly string[]): readonly SuggestedRow[] {
  const least = Math.min(instead.length, lines.length);
  let head = 0;
  while (head < least && instead[head] === lines[head]) head++;
  let tail = 0;
  while (tail < least - head && instead.at(-1 - tail) === lines.at(-1 - tail)) tail++;
  const gone = instead.slice(head, instead.length - tail);
  const come = lines.slice(head, lines.length - tail);
  const changes = gone.map((text, index) =>
    gone.length === come.length ? (wordChanges(text, come[index] ?? "") ?? []) : [],
  );
  return [
    ...lines.slice(0, head).map(kept),
    ...gone.map((text, index) => ({
      kind: "removed" as const,
      text,
      changed: (changes[index] ?? []).map(({ oldFrom, oldTo }) => ({ from: oldFrom, to: oldTo })),
    })),
    ...come.map((text, index) => ({
      kind: "added" as const,
      text,
      changed: (changes[index] ?? []).map(({ newFrom, newTo }) => ({ from: newFrom, to: newTo })),
    })),
    ...lines.slice(lines.length - tail).map(kept),
  ];
}

function kept(text: string): SuggestedRow {
  return { kind: "kept", text, changed: [] };
}
