import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { loadQuery, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, RenderPolicy } from "relay-runtime";
import { messageOf } from "#app/ui/Notice.tsx";

interface Loaded<T> {
  /** Null while it loads, and after a failure. */
  readonly data: T | null;
  readonly failure: string | null;
  readonly reload: () => void;
}

interface Answer<Q extends OperationType> {
  /** The variables that it answers, and the number of the try. */
  readonly request: string | null;
  /** Null after a failure. */
  readonly query: PreloadedQuery<Q> | null;
  readonly failure: string | null;
}

/**
 * Loads a query once what shows it is on the page; `variables` are null as long as it is not. Other variables abort the
 * request before and hide its answer; the last answer is kept for the same variables. The answer is that of the store,
 * and changes with it. `read` takes what is needed from the answer, or throws the reason why it is not there; pass a
 * stable function. What never changes can be taken from the store at once.
 */
export function useLoadedQuery<Q extends OperationType, T>(
  query: GraphQLTaggedNode,
  variables: Q["variables"] | null,
  read: (response: Q["response"]) => T,
  fetchPolicy: "network-only" | "store-or-network" = "network-only",
): Loaded<T> {
  const environment = useRelayEnvironment();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer<Q>>({ request: null, query: null, failure: null });
  const request = variables === null ? null : `${tries} ${JSON.stringify(variables)}`;
  const load = useEffectEvent((of: string): (() => void) | undefined => {
    if (variables === null || (answer.request === of && answer.query !== null)) return undefined;
    const loading = loadQuery<Q>(environment, query, variables, { fetchPolicy });
    let isTaken = false;
    const take = (): void => {
      isTaken = true;
      setAnswer({ request: of, query: loading, failure: null });
    };
    // A query whose answer is in the store has no source.
    if (loading.source === undefined) take();
    loading.source?.subscribe({
      complete: take,
      error: (error: Error) => setAnswer({ request: of, query: null, failure: error.message }),
    });
    return () => {
      if (!isTaken) loading.dispose();
    };
  });
  useEffect(() => (request === null ? undefined : load(request)), [environment, request]);
  useEffect(() => () => answer.query?.dispose(), [answer]);
  // Only complete answers are read, so this never suspends.
  const response = useWholeQuery<Q>(query, answer.query, { UNSTABLE_renderPolicy: "full" });
  const { data, failure } = useMemo(() => readOrFail(response, read), [response, read]);
  const isCurrent = answer.request === request;
  return {
    data: isCurrent ? data : null,
    failure: isCurrent ? (answer.failure ?? failure) : null,
    reload: () => setTries((before) => before + 1),
  };
}

function readOrFail<R, T>(
  response: R | null | undefined,
  read: (response: R) => T,
): Pick<Loaded<T>, "data" | "failure"> {
  if (response == null) return { data: null, failure: null };
  try {
    return { data: read(response), failure: null };
  } catch (error) {
    return { data: null, failure: messageOf(error) };
  }
}

/** Relay's hook reads nothing from a query that is null; its types for TypeScript do not say so. */
const useWholeQuery = usePreloadedQuery as <Q extends OperationType>(
  query: GraphQLTaggedNode,
  loaded: PreloadedQuery<Q> | null,
  options: { readonly UNSTABLE_renderPolicy: RenderPolicy },
) => Q["response"] | null | undefined;
