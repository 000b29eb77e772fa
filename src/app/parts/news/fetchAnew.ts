import { fetchQuery } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";

/**
 * Asks a query of the server, whatever is known, and gives the whole answer once Relay has done with it: the same one asked
 * before that would get this one's answer.
 */
export function fetchAnew<Q extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Q["variables"],
): Promise<Q["response"] | null> {
  return new Promise((resolve, reject) => {
    let answer: Q["response"] | null = null;
    fetchQuery<Q>(environment, query, variables, { networkCacheConfig: { force: true } }).subscribe({
      next: (data) => {
        answer = data;
      },
      error: reject,
      complete: () => queueMicrotask(() => resolve(answer)),
    });
  });
}
