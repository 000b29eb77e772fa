import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { ChangeCounts_comparison$key } from "#generated/ChangeCounts_comparison.graphql.ts";

/** How many lines each file of a change gained and lost; -1 twice for a binary file, two numbers a file. */
export interface Counts {
  readonly lines: readonly number[];
  readonly files: number;
  readonly additions: number;
  readonly deletions: number;
}

interface Props {
  readonly comparison: ChangeCounts_comparison$key;
  readonly onCounts: (counts: Counts) => void;
}

/** Hands on the counts, which arrive after the list of files because git reads every file for them. Shows nothing. */
export function ChangeCounts({ comparison, onCounts }: Props) {
  const { lineCounts, totals } = useFragment(
    graphql`
      fragment ChangeCounts_comparison on Comparison
      @throwOnFieldError
      @argumentDefinitions(whitespace: { type: "Whitespace" }) {
        lineCounts(whitespace: $whitespace)
        totals(whitespace: $whitespace) {
          files
          additions
          deletions
        }
      }
    `,
    comparison,
  );
  const { files, additions, deletions } = totals;
  useEffect(
    () => onCounts({ lines: lineCounts, files, additions, deletions }),
    [lineCounts, files, additions, deletions, onCounts],
  );
  return null;
}
