import { use, useCallback } from "react";
import { graphql } from "react-relay";
import type { useApplySuggestionMutation } from "#generated/useApplySuggestionMutation.graphql.ts";
import type { ShownSuggestion } from "./ApplyContext.ts";
import { newKey } from "../newKey.ts";
import { useDeed } from "../deeds/useDeed.ts";
import { useUndoWorkTreeEdit } from "../deeds/useUndoWorkTreeEdit.ts";
import { WorkTreeEditedContext } from "../deeds/WorkTreeEditedContext.ts";
import { displayPath } from "#app/ui/displayPath.ts";

const TEXT = {
  applied: (paths: readonly string[]): string => `Applied in ${paths.map(displayPath).join(", ")}.`,
} as const;

/** Gives what writes suggestions into the files that they are about, all or none, and whether that is under way. It resolves to why not, or null. */
export function useApplySuggestion(): readonly [
  (shown: readonly ShownSuggestion[]) => Promise<string | null>,
  boolean,
] {
  const say = useUndoWorkTreeEdit();
  const onEdited = use(WorkTreeEditedContext);
  const [run, isUnderWay] = useDeed<useApplySuggestionMutation>(
    graphql`
      mutation useApplySuggestionMutation($input: ApplySuggestionsInput!) {
        applySuggestions(input: $input) {
          edit
          paths
          problem {
            message
          }
        }
      }
    `,
    { isSigned: false },
  );
  const apply = useCallback(
    async (shown: readonly ShownSuggestion[]) => {
      const suggestions = shown.map(({ comment, lines, instead }) => ({
        comment,
        lines: [...lines],
        instead: [...instead],
      }));
      const reason = await run({
        variables: { input: { key: newKey(), suggestions } },
        updater: (_store, data) => {
          const { edit, paths } = data?.applySuggestions ?? {};
          if (edit != null) say(edit, TEXT.applied(paths ?? []));
        },
      });
      if (reason === null) onEdited?.();
      return reason;
    },
    [run, say, onEdited],
  );
  return [apply, isUnderWay];
}
