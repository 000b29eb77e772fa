import { useMemo } from "react";
import { fetchQuery, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";

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

/** Gives what asks a screen's query again: what is new takes its place on the page, which stays as it is meanwhile. */
export function useAskAgain<Q extends OperationType>(
  document: GraphQLTaggedNode,
  query: PreloadedQuery<Q>,
): () => void {
  const environment = useRelayEnvironment();
  const { variables } = query;
  return useMemo(() => repeatableQuery<Q>(environment, document, variables), [environment, document, variables]);
}

/**
 * Gives what asks a query of the server anew. Asked while it is being answered it asks once more after that, for Relay takes equal
 * requests at one time for one, and that answer may be older than what one asks for.
 */
export function repeatableQuery<Q extends OperationType>(
  environment: IEnvironment,
  document: GraphQLTaggedNode,
  variables: Q["variables"],
): () => void {
  let isAsking = false;
  let isWanted = false;
  function ask(): void {
    isWanted = isAsking;
    if (isAsking) return;
    isAsking = true;
    // What cannot be asked for stays as it was; the next page says why, if it still holds then.
    fetchQuery<Q>(environment, document, variables).subscribe({
      complete: end,
      error: (error: Error) => {
        reportError(error);
        end();
      },
    });
  }
  function end(): void {
    // Relay forgets a request after it has told of its end.
    setTimeout(() => {
      isAsking = false;
      if (isWanted) ask();
    });
  }
  return ask;
}
