import { usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";

/**
 * Reads a screen's query, waiting until all of it is there: Relay would by itself render what another screen left of it in
 * the store, and a field that is missing then is an error to a query that throws on field errors.
 */
export function useScreenQuery<Q extends OperationType>(
  document: GraphQLTaggedNode,
  query: PreloadedQuery<Q>,
): Q["response"] {
  return usePreloadedQuery<Q>(document, query, { UNSTABLE_renderPolicy: "full" });
}
