import { useMemo, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { SuggestionApplier_review$key } from "#generated/SuggestionApplier_review.graphql.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { ApplyContext, type Applying } from "./ApplyContext.ts";
import { SuggestionBatch } from "./SuggestionBatch.ts";
import { useApplySuggestion } from "./useApplySuggestion.ts";

interface Props {
  readonly review: SuggestionApplier_review$key;
  /** Whether the lines that the suggestions inside are about are there as they were. */
  readonly isInPlace: boolean;
  readonly onApplied: () => void;
  readonly children: ReactNode;
}

/** Has the suggestions inside be applied by a button, where the reviewed files are those of the work tree; says why one was not. */
export function SuggestionApplier({ review, isInPlace, onApplied, children }: Props): ReactNode {
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
    if (!viewerCanApply || !isInPlace) return null;
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
  }, [id, viewerCanApply, isInPlace, run, isUnderWay, onApplied]);
  return (
    <ApplyContext value={applying}>
      {children}
      {failure !== null && (
        <Notice tone="danger" onDismiss={() => setFailure(null)}>
          {failure}
        </Notice>
      )}
    </ApplyContext>
  );
}
