import { fetchQuery } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";

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
