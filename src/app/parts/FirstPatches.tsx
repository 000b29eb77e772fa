import { useLayoutEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { FirstPatches_comparison$key } from "#generated/FirstPatches_comparison.graphql.ts";

interface Props {
  readonly comparison: FirstPatches_comparison$key;
  /** Takes the patches by the ids of their files. */
  readonly onPatches: (patches: ReadonlyMap<string, string>) => void;
}

/** Hands on the patches of the first files, which ride along with the list where they are ready in time. Shows nothing. */
export function FirstPatches({ comparison, onPatches }: Props) {
  const { firstFiles } = useFragment(
    graphql`
      fragment FirstPatches_comparison on Comparison
      @throwOnFieldError
      @argumentDefinitions(whitespace: { type: "Whitespace" }) {
        firstFiles: files(first: 5) {
          edges {
            node {
              id
              patch(whitespace: $whitespace) @catch(to: RESULT)
            }
          }
        }
      }
    `,
    comparison,
  );
  // Before anything is drawn, so that the reader does not ask for what is there. One that failed is asked for again.
  useLayoutEffect(() => {
    const found = firstFiles.edges.flatMap(({ node: { id, patch } }) => (patch.ok ? [[id, patch.value] as const] : []));
    onPatches(new Map(found));
  }, [firstFiles, onPatches]);
  return null;
}
