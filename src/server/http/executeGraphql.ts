import type { IncomingMessage, ServerResponse } from "node:http";
import { createYoga } from "graphql-yoga";
import type { Context } from "#server/schema/request/Context.ts";
import { graphqlParts, type GraphqlParts } from "./graphqlParts.ts";
import { readAgent } from "./readAgent.ts";
import { sendResponse } from "./sendResponse.ts";
import { yogaSettings, type GraphqlOptions, type ServerContext } from "./yogaSettings.ts";

/** Runs operations: from a request, or by the server itself for the page it is about to send. */
export interface GraphqlServer {
  /** Answers one POST; the git processes behind it end when the client goes away. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly parts: GraphqlParts;
}

/** Sets up the execution of operations over Yoga. */
export function executeGraphql(options: GraphqlOptions): GraphqlServer {
  const yoga = createYoga<ServerContext, Context>(yogaSettings(options));
  return {
    async handle(request, response) {
      const abort = new AbortController();
      response.once("close", () => abort.abort());
      let long: AsyncIterable<string> | null = null;
      const onLong = (body: AsyncIterable<string>): void => void (long = body);
      const who = { signal: abort.signal, agent: readAgent(request.headers), onLong };
      const { status, headers, body } = await yoga.handleNodeRequestAndResponse(request, response, who);
      if (long !== null) headers.delete("content-length");
      await sendResponse({ status, headers, body: long ?? body }, response);
    },
    parts: graphqlParts(yoga),
  };
}
