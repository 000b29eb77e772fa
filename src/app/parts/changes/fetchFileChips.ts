import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchFileChipsQuery } from "#generated/fetchFileChipsQuery.graphql.ts";
import type { FileChip } from "#app/diff/DiffFile.ts";
import { displayPath } from "#app/ui/displayPath.ts";

const TEXT = {
  minified: { text: "minified", hint: "Its lines are so long that nobody wrote them" },
  copiedHint: "Where it was made of, and how much of it is the same",
  copiedFrom: (path: string, similarity: number): string => `copied from ${displayPath(path)}, ${similarity} %`,
} as const;

/** Asks what is said of a comparison's files that takes git longer to find out; by their paths. Where it fails nothing is said. */
export function fetchFileChips(
  environment: IEnvironment,
  id: string,
  onChips: (chips: ReadonlyMap<string, readonly FileChip[]>) => void,
): Subscription {
  const query = graphql`
    query fetchFileChipsQuery($id: ID!) {
      node(id: $id) {
        ... on Comparison {
          copies @catch(to: NULL) {
            files {
              path
              from
              similarity
            }
          }
          fileTable @catch(to: NULL) {
            paths
            minified
          }
        }
      }
    }
  `;
  return fetchQuery<fetchFileChipsQuery>(environment, query, { id }).subscribe({
    next: ({ node }) => {
      const chips = new Map<string, readonly FileChip[]>();
      for (const { path, from, similarity } of node?.copies?.files ?? [])
        chips.set(path, [{ text: TEXT.copiedFrom(from, similarity), hint: TEXT.copiedHint }]);
      for (const place of node?.fileTable?.minified ?? []) {
        const path = node?.fileTable?.paths[place] ?? "";
        chips.set(path, [...(chips.get(path) ?? []), TEXT.minified]);
      }
      onChips(chips);
    },
    error: () => undefined,
  });
}
