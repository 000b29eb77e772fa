import { graphql, useFragment } from "react-relay";
import type { CompareMerge_comparison$key } from "#generated/CompareMerge_comparison.graphql.ts";
import { MergeOutcome } from "#app/parts/navigation/MergeOutcome.tsx";
import { displayPath } from "#app/ui/displayPath.ts";

const TEXT = {
  noHistory: "Nothing to merge by: the two share no history",
  allThere: "Nothing to merge: the base has all of it",
} as const;

interface Props {
  readonly comparison: CompareMerge_comparison$key;
  /** The two ends, as the address has them. */
  readonly base: string;
  readonly head: string;
}

/** Whether the head merges into the base, and what to do where it does not. */
export function CompareMerge({ comparison, base, head }: Props) {
  const { aheadBy, mergePreview } = useFragment(
    graphql`
      fragment CompareMerge_comparison on Comparison @throwOnFieldError {
        aheadBy
        mergePreview {
          ...MergeOutcome_preview
        }
      }
    `,
    comparison,
  );
  if (aheadBy === 0) return <p className="CompareMerge-none">{TEXT.allThere}</p>;
  if (mergePreview == null) return <p className="CompareMerge-none">{TEXT.noHistory}</p>;
  return <MergeOutcome preview={mergePreview} head={displayPath(head)} base={displayPath(base)} />;
}
