import { CheckIcon, PlusIcon, XIcon } from "@primer/octicons-react";
import { type ReactNode, use } from "react";
import { endsEarly, type LineRange } from "#contract/suggesting/suggestionText.ts";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { commentKeys } from "./commentKeys.ts";
import { ChangedRows, suggestedRows } from "./ChangedRows.tsx";
import { ApplyContext, type Applying, type ShownSuggestion } from "./SuggestionBatch.ts";
import { PartPlace, useReplaced, useShownSuggestion } from "./suggesting/PartPlace.tsx";
import { useStore } from "#app/ui/Store.ts";

interface Props {
  readonly lines: readonly string[];
  /** The lines to be replaced; null when they are not known. */
  readonly instead: readonly string[] | null;
  /** The place of a part; null for the commented lines. */
  readonly range: LineRange | null;
}

/**
 * Shows a suggested change as removed and added lines with changed words marked, and buttons to apply it where that is
 * possible.
 */
export function Suggestion({ lines, range, ...props }: Props): ReactNode {
  const applying = use(ApplyContext);
  const instead = useReplaced()(range) ?? props.instead?.map((line) => line.replace(/\r$/u, "")) ?? null;
  const shown = useShownSuggestion({ range, lines }, instead);
  const rows = suggestedRows(instead ?? [], lines);
  const isNothing = rows.every(({ kind }) => kind === "kept");
  return (
    <figure className="Suggestion">
      <figcaption className="Suggestion-title row wrap spread gap-2 muted small">
        <span>
          Suggested change
          <PartPlace range={range} />
          {isNothing && <span className="Suggestion-nothing"> No changes. Edit the suggested lines.</span>}
          {endsEarly(lines) && (
            <span className="Suggestion-nothing">
              {" "}
              It contains the start of a code block and may end too early. Put a longer fence around it.
            </span>
          )}
        </span>
        {applying !== null && shown !== null && (range !== null || !isNothing) && (
          <SuggestionActions shown={shown} applying={applying} />
        )}
      </figcaption>
      <ChangedRows rows={rows} />
    </figure>
  );
}

interface SuggestionActionsProps {
  readonly shown: ShownSuggestion;
  readonly applying: Applying;
}

/** Applies one suggestion, or all selected ones together. */
function SuggestionActions({ shown, applying }: SuggestionActionsProps): ReactNode {
  const { batch, isUnderWay, apply } = applying;
  const { selected, refused } = useStore(batch);
  const reason = refused.get(shown.comment);
  const isSelected = batch.has(shown);
  const isSeveral = isSelected && selected.length > 1;
  return (
    <>
      <span className="Suggestion-actions gap-1 row">
        <IconButton
          size="small"
          label={isSelected ? "Remove suggestion from batch" : "Add suggestion to batch"}
          keys={commentKeys.choose}
          data-action="choose"
          aria-pressed={isSelected}
          icon={isSelected ? <XIcon /> : <PlusIcon />}
          onClick={() => batch.toggle(shown)}
        />
        <Button
          size="small"
          icon={<CheckIcon />}
          hint={
            isSeveral
              ? "Apply these changes to their files; you can undo them"
              : "Apply this change to the file; you can undo it"
          }
          keys="Shift+A"
          busy={isUnderWay}
          data-apply=""
          onClick={() => apply(isSeveral ? selected : [shown])}
        >
          {isSeveral
            ? `Apply all ${selected.length}`
            : shown.parts.length > 1
              ? `Apply ${shown.parts.length} parts`
              : "Apply"}
        </Button>
      </span>
      {reason !== undefined && <span className="Suggestion-reason">Not applied. {reason}</span>}
    </>
  );
}
