import { type ReactNode, use } from "react";
import { PencilIcon } from "@primer/octicons-react";
import { nameLines } from "#contract/addresses.ts";
import {
  type LineRange,
  parseSuggestions,
  rangeText,
  type SuggestedPart,
} from "#contract/suggesting/suggestionText.ts";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { CommentContext, type ShownSuggestion } from "../SuggestionBatch.ts";
import { KnownLinesContext, PartActionsContext } from "../PartLines.tsx";

/**
 * Returns the function that returns the lines that a part replaces, or the commented lines for null; null if they are not
 * known. A suggestion has no line ends: those of the file stay.
 */
export function useReplaced(): (range: LineRange | null) => readonly string[] | null {
  const { replaced, own } = use(KnownLinesContext);
  return (range) => {
    const { startLine, endLine } = range ?? own ?? {};
    const known = replaced.find((one) => one.startLine === startLine && one.endLine === endLine);
    return known?.lines.map((line) => line.replace(/\r$/u, "")) ?? null;
  };
}

/**
 * Returns the suggestion that a block begins, as the viewer sees it; null for a further part of one, in a preview, and if
 * lines that it replaces are not known.
 */
export function useShownSuggestion(
  { range, lines }: SuggestedPart,
  instead: readonly string[] | null,
): ShownSuggestion | null {
  const replaced = useReplaced();
  const comment = use(CommentContext);
  if (comment === null) return null;
  if (range === null) return instead === null ? null : { comment: comment.id, parts: [{ lines, instead }] };
  const parts = parseSuggestions(comment.body).find(([part]) => part?.range != null) ?? [];
  const first = parts[0]?.range ?? null;
  if (first === null || rangeText(first) !== rangeText(range)) return null;
  const known = parts.flatMap((part) => {
    const old = replaced(part.range);
    return old === null ? [] : [{ lines: part.lines, instead: old }];
  });
  return known.length < parts.length ? null : { comment: comment.id, parts: known };
}

/** Names the lines of a part, goes to them, and edits them in place; null for the commented lines. */
export function PartPlace({ range }: { readonly range: LineRange | null }): ReactNode {
  const { own } = use(KnownLinesContext);
  const actions = use(PartActionsContext);
  const edited = range ?? own;
  const edit = actions?.edit ?? null;
  return (
    <>
      {range !== null && ", "}
      {range !== null && actions === null && nameLines(range.startLine, range.endLine)}
      {range !== null && actions !== null && (
        <Button size="small" variant="quiet" hint="Go to these lines" onClick={() => actions.goTo(range)}>
          {nameLines(range.startLine, range.endLine)}
        </Button>
      )}
      {edited !== null && edit !== null && (
        <IconButton size="small" label="Edit these lines" keys="e" icon={<PencilIcon />} onClick={() => edit(edited)} />
      )}
    </>
  );
}
