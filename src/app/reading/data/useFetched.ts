import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from "react-relay";
import type { FetchQueryFetchPolicy, OperationType } from "relay-runtime";

interface Fetched<T> {
  /** Null while it loads, and after a failure. */
  readonly data: T | null;
  readonly failure: string | null;
  readonly reload: () => void;
}

interface Answer<T> extends Pick<Fetched<T>, "data" | "failure"> {
  /** The variables that it answers, and the number of the try. */
  readonly request: string | null;
}

/**
 * Fetches a query once what shows it is on the page; `variables` are null as long as it is not. Other variables abort the
 * request before and hide its answer; the last answer is kept for the same variables. `read` takes what is needed from
 * the answer, or throws the reason why it is not there. What never changes can be taken from the store.
 */
export function useFetched<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q["variables"] | null,
): Fetched<Q["response"]>;
export function useFetched<Q extends OperationType, T>(
  query: GraphQLTaggedNode,
  variables: Q["variables"] | null,
  read: (response: Q["response"]) => T,
  fetchPolicy?: FetchQueryFetchPolicy,
): Fetched<T>;
export function useFetched<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q["variables"] | null,
  read: (response: Q["response"]) => unknown = (response) => response,
  fetchPolicy: FetchQueryFetchPolicy = "network-only",
): Fetched<unknown> {
  const environment = useRelayEnvironment();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer<unknown>>({ request: null, data: null, failure: null });
  const request = variables === null ? null : `${tries} ${JSON.stringify(variables)}`;
  const begin = useEffectEvent((of: string) => {
    if (variables === null || (answer.request === of && answer.data !== null)) return null;
    return fetchQuery<Q>(environment, query, variables, { fetchPolicy })
      .map(read)
      .subscribe({
        next: (data) => setAnswer({ request: of, data, failure: null }),
        error: (error: Error) => setAnswer({ request: of, data: null, failure: error.message }),
      });
  });
  useEffect(() => {
    if (request === null) return undefined;
    const subscription = begin(request);
    return () => subscription?.unsubscribe();
  }, [environment, request]);
  const isCurrent = answer.request === request;
  return {
    data: isCurrent ? answer.data : null,
    failure: isCurrent ? answer.failure : null,
    reload: () => setTries((before) => before + 1),
  };
}
