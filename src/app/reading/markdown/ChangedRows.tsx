import { type ReactNode, useEffect, useMemo } from "react";
import type { TextRange } from "#app/diff/compare/ChangedWords.ts";
import { plainPatch } from "#app/diff/compare/textPatches.ts";
import { wordChanges } from "#app/diff/compare/wordChanges.ts";
import { pageHighlighter } from "#app/diff/workers/Highlighter.ts";
import { CodeText } from "#app/diff/lines/LineContent.tsx";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import "#app/diff/highlight/syntax.css";
import "./MarkdownText.css";
import { useStored } from "#app/ui/Store.ts";

const LABELS = { kept: "", removed: "removed: ", added: "added: " } as const;
const SIGNS = { kept: " ", removed: "−", added: "+" } as const;

/** Renders kept, removed and added lines, with signs and with labels for screen readers. */
export function ChangedRows({ rows }: { readonly rows: readonly SuggestedRow[] }): ReactNode {
  return (
    <div className="ChangedRows stack">
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
    </div>
  );
}

function Row({ row: { kind, number, text, changed } }: { readonly row: SuggestedRow }): ReactNode {
  return (
    <code className="Suggestion-line" data-kind={kind}>
      {number !== undefined && (
        <span className="Suggestion-number muted" aria-hidden>
          {number}
        </span>
      )}
      <span className="Suggestion-sign strong" aria-hidden>
        {SIGNS[kind]}
      </span>
      {LABELS[kind] !== "" && <span className="visually-hidden">{LABELS[kind]}</span>}
      <span className="Suggestion-text long-words">
        <CodeText text={text} changed={changed} />
      </span>
    </code>
  );
}

export interface SuggestedRow {
  readonly kind: "kept" | "removed" | "added";
  readonly number?: number;
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

interface Props {
  readonly text: string;
  /** The highlighter's name of the language; null for plain text. */
  readonly language: string | null;
}

/** Renders a short piece of code within a text; the syntax colors appear when the highlighter has answered. */
export function HighlightedCode({ text, language }: Props): ReactNode {
  const patch = useMemo(() => parsePatch(plainPatch(text)), [text]);
  useEffect(() => {
    if (language !== null) pageHighlighter.want(patch, 0, language);
  }, [patch, language]);
  const tokens = useStored(pageHighlighter, () => pageHighlighter.tokensOf(patch, 0))?.new;
  return text.split("\n").map((line, index) => (
    <span key={index} className="HighlightedCode-line">
      <CodeText text={line} tokens={tokens} line={index} />
      {"\n"}
    </span>
  ));
}
