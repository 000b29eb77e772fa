import { useEffect, useEffectEvent, useMemo, useReducer, useState } from "react";
import { loadQuery, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType, RenderPolicy } from "relay-runtime";
import { messageOf } from "#app/ui/Notice.tsx";

interface Loaded<T> {
  /** Null while it loads, and after a failure. */
  readonly data: T | null;
  readonly failure: string | null;
  /** The last answer, which stays while the next one loads. */
  readonly latest: T | null;
  readonly reload: () => void;
}

interface Options {
  /** From the store for an answer that never changes. */
  readonly fetchPolicy?: "network-only" | "store-or-network";
  /** The variables are sent when they have stayed the same for this time, also if they were sent before. */
  readonly delayMs?: number;
  /** Changes when there may be another answer to the same variables. */
  readonly version?: string | number;
}

interface Answer<Q extends OperationType> {
  /** The variables that it answers, with their version and the number of the try. */
  readonly request: string | null;
  /** After a failure the one before. */
  readonly query: PreloadedQuery<Q> | null;
  readonly failure: string | null;
}

/**
 * Loads a query once what shows it is on the page; `variables` are null as long as it is not. Other variables abort the
 * request before and hide its answer; the last answer is kept for the same variables. The answer is that of the store,
 * and changes with it. `read` takes what is needed from the answer to its variables, or throws the reason why it is not
 * there; pass a stable function.
 */
export function useLoadedQuery<Q extends OperationType, T>(
  query: GraphQLTaggedNode,
  variables: Q["variables"] | null,
  read: (response: Q["response"], variables: Q["variables"]) => T,
  { fetchPolicy = "network-only", delayMs = 0, version = "" }: Options = {},
): Loaded<T> {
  const environment = useRelayEnvironment();
  const [tries, reload] = useReducer((count: number) => count + 1, 0);
  const [answer, setAnswer] = useState<Answer<Q>>({ request: null, query: null, failure: null });
  const request = variables === null ? null : `${tries} ${version} ${JSON.stringify(variables)}`;
  const load = useEffectEvent((of: string): (() => void) | undefined => {
    if (variables === null || (delayMs === 0 && answer.request === of && answer.failure === null)) return undefined;
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
      error: ({ message }: Error) =>
        setAnswer(({ query: before }) => ({ request: of, query: before, failure: message })),
    });
    return () => {
      if (!isTaken) loading.dispose();
    };
  });
  useEffect(() => {
    if (request === null) return undefined;
    if (delayMs === 0) return load(request);
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = load(request);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, request, delayMs]);
  useEffect(() => () => answer.query?.dispose(), [answer.query]);
  // Only complete answers are read, so this never suspends.
  const response = useWholeQuery<Q>(query, answer.query, { UNSTABLE_renderPolicy: "full" });
  const answered = answer.query?.variables;
  const { data, failure } = useMemo(() => readOrFail(response, answered, read), [response, answered, read]);
  const isCurrent = answer.request === request;
  return {
    data: isCurrent && answer.failure === null ? data : null,
    failure: isCurrent ? (answer.failure ?? failure) : null,
    latest: data,
    reload,
  };
}

function readOrFail<R, V, T>(
  response: R | null | undefined,
  variables: V | undefined,
  read: (response: R, variables: V) => T,
): Pick<Loaded<T>, "data" | "failure"> {
  if (response == null || variables === undefined) return { data: null, failure: null };
  try {
    return { data: read(response, variables), failure: null };
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
