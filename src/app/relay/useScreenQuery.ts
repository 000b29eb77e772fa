import { useMemo } from "react";
import { fetchQuery, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";
import { saveScrollPosition } from "./entryMemory.ts";

/**
 * Reads a screen's query and suspends until all of it is there. Relay's default policy would render partial data that
 * another screen left in the store, where a missing field counts as a field error.
 */
export function useScreenQuery<Q extends OperationType>(
  document: GraphQLTaggedNode,
  query: PreloadedQuery<Q>,
): Q["response"] {
  return usePreloadedQuery<Q>(document, query, { UNSTABLE_renderPolicy: "full" });
}

/** Returns a function that refetches a screen's query. New data replaces the old in place, and the reader stays there. */
export function useRefetch<Q extends OperationType>(document: GraphQLTaggedNode, query: PreloadedQuery<Q>): () => void {
  const environment = useRelayEnvironment();
  const { variables } = query;
  return useMemo(() => {
    const refetch = repeatableQuery<Q>(environment, document, variables);
    return () => {
      saveScrollPosition();
      refetch();
    };
  }, [environment, document, variables]);
}

/**
 * Returns a function that fetches a query from the server. A call during a running fetch fetches once more after it:
 * Relay merges equal concurrent requests, and the running one may already be out of date.
 */
export function repeatableQuery<Q extends OperationType>(
  environment: IEnvironment,
  document: GraphQLTaggedNode,
  variables: Q["variables"],
): () => void {
  let isFetching = false;
  let isWanted = false;
  function refetch(): void {
    isWanted = isFetching;
    if (isFetching) return;
    isFetching = true;
    // On failure the data stays as it was; the next navigation shows the failure if it persists.
    fetchQuery<Q>(environment, document, variables).subscribe({
      complete: end,
      error: (error: Error) => {
        reportError(error);
        end();
      },
    });
  }
  function end(): void {
    // Relay forgets a request only after it has reported its end.
    setTimeout(() => {
      isFetching = false;
      if (isWanted) refetch();
    });
  }
  return refetch;
}
