import { type ReactNode, use, useCallback, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { displayPath } from "#app/ui/format.ts";
import { FailureNotice } from "#app/ui/Notice.tsx";
import type { SuggestionApplier_review$key } from "#generated/SuggestionApplier_review.graphql.ts";
import type { SuggestionApplierMutation } from "#generated/SuggestionApplierMutation.graphql.ts";
import { newKey, useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import { useUndoWorkTreeEdit, WorkTreeEditedContext } from "../mutations/useUndoWorkTreeEdit.ts";
import {
  ApplyContext,
  type Applying,
  type ShownSuggestion,
  SuggestionBatch,
} from "#app/reading/markdown/SuggestionBatch.ts";

interface Props {
  readonly review: SuggestionApplier_review$key;
  /** True if the lines that the suggestions are about still exist unchanged. */
  readonly hasPosition: boolean;
  readonly onApplied: () => void;
  readonly children: ReactNode;
}

/** Lets the suggestions inside be applied by a button when the review is about the work tree. */
export function SuggestionApplier({ review, hasPosition, onApplied, children }: Props): ReactNode {
  const { id, viewerCanApply } = useFragment(
    graphql`
      fragment SuggestionApplier_review on Review @throwOnFieldError {
        id
        viewerCanApply
      }
    `,
    review,
  );
  const [run, isUnderWay] = useApplySuggestion();
  const [failure, setFailure] = useState<string | null>(null);
  const applying = useMemo((): Applying | null => {
    if (!viewerCanApply || !hasPosition) return null;
    const batch = SuggestionBatch.of(id);
    const apply: Applying["apply"] = (shown) => {
      void run(shown).then((reason) => {
        setFailure(reason);
        if (reason !== null) return;
        if (shown.length > 1) batch.clear();
        onApplied();
      });
    };
    return { apply, isUnderWay, batch };
  }, [id, viewerCanApply, hasPosition, run, isUnderWay, onApplied]);
  return (
    <ApplyContext value={applying}>
      {children}
      <FailureNotice reason={failure} onDismiss={() => setFailure(null)} />
    </ApplyContext>
  );
}

/** Returns a function that applies suggestions, all or none, and true while it runs. It resolves to null or an error. */
function useApplySuggestion(): readonly [(shown: readonly ShownSuggestion[]) => Promise<string | null>, boolean] {
  const showToast = useUndoWorkTreeEdit();
  const onEdited = use(WorkTreeEditedContext);
  const [run, isUnderWay] = useUnsignedMutation<SuggestionApplierMutation>(graphql`
    mutation SuggestionApplierMutation($input: ApplySuggestionsInput!) {
      applySuggestions(input: $input) {
        edit
        paths
        problem {
          message
        }
      }
    }
  `);
  const apply = useCallback(
    async (shown: readonly ShownSuggestion[]) => {
      const suggestions = shown.map(({ comment, lines, instead }) => ({
        comment,
        lines: [...lines],
        instead: [...instead],
      }));
      const reason = await run({ input: { key: newKey(), suggestions } }, (_store, data) => {
        const { edit, paths } = data?.applySuggestions ?? {};
        if (edit != null) showToast(edit, `Applied to ${(paths ?? []).map(displayPath).join(", ")}.`);
      });
      if (reason === null) onEdited?.();
      return reason;
    },
    [run, showToast, onEdited],
  );
  return [apply, isUnderWay];
}
