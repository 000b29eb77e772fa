import { CheckIcon, PlusIcon, XIcon } from "@primer/octicons-react";
import { useSyncExternalStore, type ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { Applying, ShownSuggestion } from "./ApplyContext.ts";

const APPLY = "Apply";
const APPLY_HINT = "Write exactly this into the file; it can be undone";
const ALL_HINT = "Write these into their files, all or none; it can be undone";
const ADD = "Apply together with others";
const REMOVE = "Apply it by itself after all";

interface Props {
  readonly shown: ShownSuggestion;
  readonly applying: Applying;
}

/** Applies a suggestion, or several together that were chosen before. */
export function SuggestionDeeds({ shown, applying }: Props): ReactNode {
  const { batch, isUnderWay, apply } = applying;
  const chosen = useSyncExternalStore(batch.subscribe, batch.chosen, batch.chosen);
  const isChosen = batch.has(shown);
  const isSeveral = isChosen && chosen.length > 1;
  return (
    <span className="Suggestion-deeds">
      <IconButton
        size="small"
        label={isChosen ? REMOVE : ADD}
        aria-pressed={isChosen}
        icon={isChosen ? <XIcon /> : <PlusIcon />}
        onClick={() => batch.toggle(shown)}
      />
      <Button
        size="small"
        icon={<CheckIcon />}
        hint={isSeveral ? ALL_HINT : APPLY_HINT}
        keys="Shift+A"
        busy={isUnderWay}
        data-apply=""
        onClick={() => apply(isSeveral ? chosen : [shown])}
      >
        {isSeveral ? `Apply all ${chosen.length}` : APPLY}
      </Button>
    </span>
  );
}
