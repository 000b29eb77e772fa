import { type ReactNode, use } from "react";
import { PencilIcon } from "@primer/octicons-react";
import type { LineRange } from "#contract/suggesting/suggestionText.ts";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { KnownLinesContext, PartActionsContext } from "./PartLines.tsx";

/** Returns the lines that a part replaces, or the commented lines for null; null if they are not known. */
export function useReplaced(range: LineRange | null): readonly string[] | null {
  const { replaced, own } = use(KnownLinesContext);
  const { startLine, endLine } = range ?? own ?? {};
  return replaced.find((one) => one.startLine === startLine && one.endLine === endLine)?.lines ?? null;
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
      {range !== null && actions === null && nameOf(range)}
      {range !== null && actions !== null && (
        <Button size="small" variant="quiet" hint="Go to these lines" onClick={() => actions.goTo(range)}>
          {nameOf(range)}
        </Button>
      )}
      {edited !== null && edit !== null && (
        <IconButton size="small" label="Edit these lines" keys="e" icon={<PencilIcon />} onClick={() => edit(edited)} />
      )}
    </>
  );
}

function nameOf({ startLine, endLine }: LineRange): string {
  return startLine === endLine ? `line ${startLine}` : `lines ${startLine} to ${endLine}`;
}
