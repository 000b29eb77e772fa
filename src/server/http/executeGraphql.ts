import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { useDeferStream } from "@graphql-yoga/plugin-defer-stream";
import { type DocumentNode, type ExecutionArgs, type ExecutionResult, getOperationAST, GraphQLError } from "graphql";
import { createYoga, isAsyncIterable, type Plugin, YogaServer, type YogaServerOptions } from "graphql-yoga";
import { GalleyError } from "#contract/errors.ts";
import { AGENT_HEADER, GRAPHQL_PATH } from "#contract/wire.ts";
import type { Context } from "#server/schema/request/Context.ts";
import {
  contextOf,
  type Documents,
  executableSchema,
  type GraphqlOptions,
  refusalOf,
  type ServerContext,
} from "./executeHere.ts";
import { maskError, maskIncrements } from "./maskErrors.ts";

/** Runs operations, either for a request or in the server for a page that it is about to send. */
export interface GraphqlServer {
  /** Answers one POST request; its git processes end when the client disconnects. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly parts: GraphqlParts;
}

export function executeGraphql(options: GraphqlOptions): GraphqlServer {
  const settings = yogaSettings(options);
  // The HTTP adapter loads all of fetch, which takes longer than the rest of the start and is needed after the page.
  let adapter: ReturnType<typeof createYoga<ServerContext, Context>> | null = null;
  return {
    async handle(request, response) {
      const abort = new AbortController();
      response.once("close", () => abort.abort());
      const who = { signal: abort.signal, agent: readAgent(request.headers) };
      adapter ??= createYoga(settings);
      await sendResponse(await adapter.handleNodeRequestAndResponse(request, response, who), response);
    },
    parts: graphqlParts(new YogaServer(settings)),
  };
}

/**
 * Returns the name of the agent that acts for a person; null when the header is missing. An agent has fewer permissions
 * than the person, so a forged header is of no use. Throws BAD_INPUT for invalid percent-encoding.
 */
export function readAgent(headers: IncomingHttpHeaders): string | null {
  const value = headers[AGENT_HEADER]?.toString();
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch (error) {
    throw new GalleyError("BAD_INPUT", "The agent name must be percent-encoded text.", { cause: error });
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array | string> | null;
}

/**
 * Sends a response with backpressure. When the client disconnects the body is cancelled, which ends its producer;
 * Yoga's own sender would wait for such a client forever. Closes the connection and throws when the body fails midway.
 */
export async function sendResponse({ status, headers, body }: Answer, response: ServerResponse): Promise<void> {
  response.writeHead(status, Object.fromEntries(headers));
  if (body === null) {
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(body), response);
  } catch (error) {
    if (!response.destroyed || !isClientGone(error)) throw error;
  }
}

/** The codes of Node's errors for a connection that the client closed. */
const CODES: readonly unknown[] = ["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "EPIPE"];

/** True for an error that only says that the client disconnected or that the work was cancelled because of it. */
export function isClientGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && CODES.includes(error.code));
}

/** Configures Yoga with every feature off that this API does not use. */
function yogaSettings(options: GraphqlOptions): YogaServerOptions<ServerContext, Context> {
  const { opener, documents, anyDocument, log } = options;
  return {
    schema: executableSchema(),
    graphqlEndpoint: GRAPHQL_PATH,
    context: (client) => contextOf(options, client),
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
    extraParamNames: ["id"],
    maskedErrors: { maskError: (error) => maskError(error, log) },
    plugins: [
      useDeferStream(),
      boundedVariables,
      openedAgain(opener),
      maskIncrements(log),
      knownDocuments(documents, anyDocument),
    ],
  };
}

/** Refuses operations with a text that is longer than any valid one, before it reaches a command line of git. */
const boundedVariables: Plugin = {
  onExecute: ({ args, setResultAndStopExecution }) => refuseLong(args.variableValues, setResultAndStopExecution),
  onSubscribe: ({ args, setResultAndStopExecution }) => refuseLong(args.variableValues, setResultAndStopExecution),
};

function refuseLong(variables: unknown, refuse: (result: ExecutionResult) => void): void {
  const refused = refusalOf(variables);
  if (refused !== null) refuse({ errors: [refused] });
}

/** Serves the repository of the variables again, for a person: its page may be open since before the server restarted. */
function openedAgain(opener: GraphqlOptions["opener"]): Plugin<Context> {
  const open = async ({
    args,
  }: {
    readonly args: ExecutionArgs & { readonly contextValue: Context };
  }): Promise<void> => {
    const slug = args.variableValues?.["slug"];
    if (typeof slug === "string" && args.contextValue.agent === null) await opener?.openAgain(slug);
  };
  return { onExecute: open, onSubscribe: open };
}

/** Accepts only persisted documents, by id or by their exact text, unless `anyDocument` is true. */
function knownDocuments({ byId, texts }: Documents, anyDocument: boolean): Plugin<ServerContext> {
  return {
    onParams({ params, setParams }) {
      const id: unknown = Reflect.get(params, "id");
      const text = typeof id === "string" ? byId.get(id) : params.query;
      if (text === undefined || !(anyDocument || texts.has(text))) {
        throw new GraphQLError(new GalleyError("UNKNOWN_OPERATION").message, {
          extensions: { code: "UNKNOWN_OPERATION", http: { status: 400 } },
        });
      }
      setParams({ ...params, query: text });
    },
  };
}

/** Executes a document for the person and yields the parts of its answer. */
export type GraphqlParts = (
  document: string,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => AsyncGenerator<unknown>;

function graphqlParts(yoga: Pick<YogaServer<ServerContext, Context>, "getEnveloped">): GraphqlParts {
  return async function* (document, variables, signal) {
    const { schema, parse, execute, subscribe, contextFactory } = yoga.getEnveloped({ signal, agent: null });
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
