import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { useDeferStream } from "@graphql-yoga/plugin-defer-stream";
import { type DocumentNode, type ExecutionResult, getOperationAST, GraphQLError } from "graphql";
import { createYoga, isAsyncIterable, type Plugin, YogaServer, type YogaServerOptions } from "graphql-yoga";
import { GalleyError } from "#contract/errors.ts";
import {
  ARGUMENT_LENGTH_MAX,
  COMMENTS_FILE_LENGTH_MAX,
  LONG_ARGUMENT_LENGTH_MAX,
  REPORT_BYTES_MAX,
} from "#contract/limits.ts";
import { AGENT_HEADER, GRAPHQL_PATH } from "#contract/wire.ts";
import { getSchema } from "#generated/schema.mts";
import { authorizeMutations } from "#server/schema/mutations/runMutation.ts";
import type { Context, SettingsStore } from "#server/schema/request/Context.ts";
import { Loaders } from "#server/schema/request/Loaders.ts";
import type { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import { scalars } from "#server/schema/scalars.ts";
import { exportTemplate } from "./assets.ts";
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

export interface GraphqlOptions {
  readonly repositories: ServedRepositories;
  readonly settings: SettingsStore;
  readonly documents: Documents;
  /** True, in development only, to execute documents that are not persisted as well. */
  readonly anyDocument: boolean;
  readonly log: (line: string) => void;
}

/** The client of a request: when it disconnects, and the agent that acts for a person. */
export interface ServerContext {
  readonly signal: AbortSignal;
  readonly agent: string | null;
}

/** The user who started Galley is its only user and has all permissions. */
const OWNER = "maintainer";

/** Configures Yoga with every feature off that this API does not use. Building the schema takes some 20 ms. */
export function yogaSettings(options: GraphqlOptions): YogaServerOptions<ServerContext, Context> {
  const { repositories, settings, documents, anyDocument, log } = options;
  return {
    schema: authorizeMutations(getSchema({ scalars }), OWNER),
    graphqlEndpoint: GRAPHQL_PATH,
    context: ({ signal, agent }) => ({
      repositories,
      settings,
      signal,
      agent,
      loaders: new Loaders(signal, agent),
      exportTemplate,
    }),
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
    extraParamNames: ["id"],
    maskedErrors: { maskError: (error) => maskError(error, log) },
    plugins: [useDeferStream(), boundedVariables, maskIncrements(log), knownDocuments(documents, anyDocument)],
  };
}

/** The fields of inputs that have long texts, and their maximal lengths. */
const LONG_FIELDS: ReadonlyMap<string, number> = new Map([
  ["body", LONG_ARGUMENT_LENGTH_MAX],
  ["description", LONG_ARGUMENT_LENGTH_MAX],
  ["commentsFile", COMMENTS_FILE_LENGTH_MAX],
  ["report", REPORT_BYTES_MAX],
]);

/** Refuses operations with a text that is longer than any valid one, before it reaches a command line of git. */
const boundedVariables: Plugin = {
  onExecute: ({ args, setResultAndStopExecution }) => refuseLong(args.variableValues, setResultAndStopExecution),
  onSubscribe: ({ args, setResultAndStopExecution }) => refuseLong(args.variableValues, setResultAndStopExecution),
};

/** Far deeper than any input of the schema. */
const VARIABLES_DEPTH_MAX = 64;

function refuseLong(variables: unknown, refuse: (result: ExecutionResult) => void): void {
  const refused = refusal("", variables, VARIABLES_DEPTH_MAX);
  if (refused === null) return;
  const { message, code } = new GalleyError("BAD_INPUT", refused);
  refuse({ errors: [new GraphQLError(message, { extensions: { code, message } })] });
}

/** Returns what is wrong with the variables of an operation: a text that is too long, or lists and objects in too many others. */
function refusal(name: string, value: unknown, depth: number): string | null {
  if (typeof value === "string") {
    const most = LONG_FIELDS.get(name) ?? ARGUMENT_LENGTH_MAX;
    return value.length > most ? `The argument ${name}, which can have at most ${most} characters, is too long.` : null;
  }
  if (typeof value !== "object" || value === null) return null;
  if (depth === 0) return `The variables are nested more than ${VARIABLES_DEPTH_MAX} levels deep.`;
  const parts = Array.isArray(value) ? value.map((one: unknown) => [name, one] as const) : Object.entries(value);
  return parts.reduce<string | null>((found, [key, one]) => found ?? refusal(key, one, depth - 1), null);
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

/** The documents that this server executes: those the Relay compiler wrote, found by id, by text and by name. */
export interface Documents {
  readonly byId: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, string>;
  readonly texts: ReadonlySet<string>;
}

export function indexDocuments(persisted: Readonly<Record<string, string>>): Documents {
  const texts = Object.values(persisted);
  const named = texts.flatMap((text): [string, string][] => {
    const name = /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.[1];
    return name === undefined ? [] : [[name, text]];
  });
  return { byId: new Map(Object.entries(persisted)), byName: new Map(named), texts: new Set(texts) };
}

/** Executes a document and yields the parts of its answer; `agent` is the program that acts for a person, if any. */
export type GraphqlParts = (
  document: string,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  agent?: string | null,
) => AsyncGenerator<unknown>;

/** Executes documents that did not come with a request. */
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
