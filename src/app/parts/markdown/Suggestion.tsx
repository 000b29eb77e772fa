import { CheckIcon, PlusIcon, XIcon } from "@primer/octicons-react";
import { type ReactNode, use, useSyncExternalStore } from "react";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { remarkKeys } from "../threads/commentKeys.ts";
import { ChangedRows, suggestedRows } from "./ChangedRows.tsx";
import { ApplyContext, type Applying, CommentIdContext, type ShownSuggestion } from "./SuggestionBatch.ts";

const TEXT = {
  title: "Suggested change",
  nothing: "Nothing would change. Edit the lines of the suggestion.",
} as const;

interface Props {
  /** The lines that are proposed. */
  readonly lines: readonly string[];
  /** The lines that they would replace; null where those are not known. */
  readonly instead: readonly string[] | null;
}

/**
 * A proposal for some lines: what stands there then and what would stand there now, changed words marked. Where it can be written
 * into the file there are buttons for that.
 */
export function Suggestion({ lines, instead }: Props): ReactNode {
  const applying = use(ApplyContext);
  const comment = use(CommentIdContext);
  const rows = suggestedRows(instead ?? [], lines);
  const isNothing = rows.every(({ kind }) => kind === "kept");
  const canApply = applying !== null && comment !== null && instead !== null && !isNothing;
  return (
    <figure className="Suggestion">
      <figcaption className="Suggestion-title">
        <span>
          {TEXT.title}
          {isNothing && <span className="Suggestion-nothing"> {TEXT.nothing}</span>}
        </span>
        {canApply && <SuggestionDeeds shown={{ comment, lines, instead }} applying={applying} />}
      </figcaption>
      <ChangedRows rows={rows} />
    </figure>
  );
}

const SUGGESTION_DEEDS_TEXT = {
  apply: "Apply",
  applyHint: "Write exactly this into the file; it can be undone",
  allHint: "Write these into their files, all or none; it can be undone",
  add: "Apply together with others",
  remove: "Apply it by itself after all",
  applyAll: (length: number): string => `Apply all ${length}`,
} as const;

interface SuggestionDeedsProps {
  readonly shown: ShownSuggestion;
  readonly applying: Applying;
}

/** Applies a suggestion, or several together that were chosen before. */
function SuggestionDeeds({ shown, applying }: SuggestionDeedsProps): ReactNode {
  const { batch, isUnderWay, apply } = applying;
  const chosen = useSyncExternalStore(batch.subscribe, batch.chosen, batch.chosen);
  const isChosen = batch.has(shown);
  const isSeveral = isChosen && chosen.length > 1;
  return (
    <span className="Suggestion-deeds">
      <IconButton
        size="small"
        label={isChosen ? SUGGESTION_DEEDS_TEXT.remove : SUGGESTION_DEEDS_TEXT.add}
        keys={remarkKeys.choose}
        data-deed="choose"
        aria-pressed={isChosen}
        icon={isChosen ? <XIcon /> : <PlusIcon />}
        onClick={() => batch.toggle(shown)}
      />
      <Button
        size="small"
        icon={<CheckIcon />}
        hint={isSeveral ? SUGGESTION_DEEDS_TEXT.allHint : SUGGESTION_DEEDS_TEXT.applyHint}
        keys="Shift+A"
        busy={isUnderWay}
        data-apply=""
        onClick={() => apply(isSeveral ? chosen : [shown])}
      >
        {isSeveral ? SUGGESTION_DEEDS_TEXT.applyAll(chosen.length) : SUGGESTION_DEEDS_TEXT.apply}
      </Button>
    </span>
  );
}
