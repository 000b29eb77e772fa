import { useCallback } from "react";
import { fetchQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";

/** Gives what asks a screen's query again: what is new takes its place on the page, which stays as it is meanwhile. */
export function useAskAgain<Q extends OperationType>(
  document: GraphQLTaggedNode,
  query: PreloadedQuery<Q>,
): () => void {
  const environment = useRelayEnvironment();
  const { variables } = query;
  return useCallback(() => {
    // What cannot be asked for stays as it was; the next page says why, if it still holds then.
    fetchQuery<Q>(environment, document, variables).subscribe({ error: (error: Error) => reportError(error) });
  }, [environment, document, variables]);
}
