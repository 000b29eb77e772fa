import { useMemo } from "react";
import { useRelayEnvironment, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { repeatableQuery } from "./repeatableQuery.ts";

/** Gives what asks a screen's query again: what is new takes its place on the page, which stays as it is meanwhile. */
export function useAskAgain<Q extends OperationType>(
  document: GraphQLTaggedNode,
  query: PreloadedQuery<Q>,
): () => void {
  const environment = useRelayEnvironment();
  const { variables } = query;
  return useMemo(() => repeatableQuery<Q>(environment, document, variables), [environment, document, variables]);
}
