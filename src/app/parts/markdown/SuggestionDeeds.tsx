import { CheckIcon, PlusIcon, XIcon } from "@primer/octicons-react";
import { useSyncExternalStore, type ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { remarkKeys } from "../threads/remarkKeys.ts";
import type { Applying, ShownSuggestion } from "./ApplyContext.ts";

const TEXT = {
  apply: "Apply",
  applyHint: "Write exactly this into the file; it can be undone",
  allHint: "Write these into their files, all or none; it can be undone",
  add: "Apply together with others",
  remove: "Apply it by itself after all",
  applyAll: (length: number): string => `Apply all ${length}`,
} as const;

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
        label={isChosen ? TEXT.remove : TEXT.add}
        keys={remarkKeys.choose}
        data-deed="choose"
        aria-pressed={isChosen}
        icon={isChosen ? <XIcon /> : <PlusIcon />}
        onClick={() => batch.toggle(shown)}
      />
      <Button
        size="small"
        icon={<CheckIcon />}
        hint={isSeveral ? TEXT.allHint : TEXT.applyHint}
        keys="Shift+A"
        busy={isUnderWay}
        data-apply=""
        onClick={() => apply(isSeveral ? chosen : [shown])}
      >
        {isSeveral ? TEXT.applyAll(chosen.length) : TEXT.apply}
      </Button>
    </span>
  );
}
