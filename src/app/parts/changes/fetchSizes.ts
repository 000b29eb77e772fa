import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchSizesQuery } from "#generated/fetchSizesQuery.graphql.ts";

/** Asks how large the sides of a comparison's files at some places are; `null` is given where that cannot be had. */
export function fetchSizes(
  environment: IEnvironment,
  { id, places }: { readonly id: string; readonly places: readonly number[] },
  onSizes: (sizes: readonly number[] | null) => void,
): Subscription {
  const query = graphql`
    query fetchSizesQuery($id: ID!, $places: [Int!]!) {
      node(id: $id) {
        ... on Comparison {
          sizes(places: $places) @catch(to: NULL)
        }
      }
    }
  `;
  return fetchQuery<fetchSizesQuery>(environment, query, { id, places: [...places] }).subscribe({
    next: ({ node }) => onSizes(node?.sizes ?? null),
    error: () => onSizes(null),
  });
}
