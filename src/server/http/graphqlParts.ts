import { getOperationAST, type DocumentNode, type ExecutionResult } from "graphql";
import { isAsyncIterable, type YogaServer } from "graphql-yoga";
import type { Context } from "#server/schema/request/Context.ts";
import type { ServerContext } from "./yogaSettings.ts";

/** Executes a document, for a person or for the program `agent` in their name, and gives the answer's parts as they come. */
export type GraphqlParts = (
  document: string,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  agent?: string | null,
) => AsyncGenerator<unknown>;

/** Has a Yoga execute documents that came by no request. */
export function graphqlParts(yoga: Pick<YogaServer<ServerContext, Context>, "getEnveloped">): GraphqlParts {
  return async function* (document, variables, signal, agent = null) {
    const { schema, parse, execute, subscribe, contextFactory } = yoga.getEnveloped({ signal, agent });
    const parsed: DocumentNode = parse(document);
    const run = getOperationAST(parsed)?.operation === "subscription" ? subscribe : execute;
    const result: unknown = await run({
      schema,
      document: parsed,
      variableValues: variables,
      contextValue: await contextFactory(),
    });
    if (isAsyncIterable(result)) yield* result;
    else yield result satisfies unknown as ExecutionResult;
  };
}
