import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchLineCountsQuery } from "#generated/fetchLineCountsQuery.graphql.ts";
import { failureOf } from "../failureOf.ts";
import type { ComparedBy } from "../options/useComparing.ts";

const TEXT = {
  lost: "Try again.",
} as const;

/** Has git count the lines of all files of a comparison: two numbers a file. One of the two is called, once. */
export function fetchLineCounts(
  environment: IEnvironment,
  asked: { readonly id: string; readonly options: ComparedBy },
  onCounts: (lineCounts: readonly number[]) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query fetchLineCountsQuery($id: ID!, $options: DiffOptions!) {
      node(id: $id) {
        ... on Comparison {
          lineCounts(options: $options) @catch(to: RESULT)
        }
      }
    }
  `;
  return fetchQuery<fetchLineCountsQuery>(environment, query, asked).subscribe({
    next: ({ node }) => {
      const counts = node?.lineCounts;
      if (counts?.ok && counts.value) onCounts(counts.value);
      else onFailure(counts?.ok === false ? failureOf(counts.errors).message : TEXT.lost);
    },
    error: (error: Error) => onFailure(error.message),
  });
}
