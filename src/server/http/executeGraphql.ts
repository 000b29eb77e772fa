import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { inspect } from "node:util";
import { useDeferStream } from "@graphql-yoga/plugin-defer-stream";
import { getOperationAST, GraphQLError, type DocumentNode, type ExecutionResult } from "graphql";
import { createYoga, isAsyncIterable, type Plugin } from "graphql-yoga";
import { GalleyError, isErrorCode } from "#contract/errors.ts";
import { GRAPHQL_PATH } from "#contract/wire.ts";
import { getSchema } from "#generated/schema.mts";
import type { Context } from "#server/schema/request/Context.ts";
import { Loaders } from "#server/schema/request/Loaders.ts";
import { permitMutations } from "#server/schema/permitMutations.ts";
import { scalars } from "#server/schema/scalars.ts";
import type { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import type { SettingsStore } from "#server/schema/request/SettingsStore.ts";
import type { Documents } from "./documents.ts";
import { limitDocuments } from "./limitDocuments.ts";
import { readAgent } from "./readAgent.ts";
import { sendResponse } from "./sendResponse.ts";

/** Runs operations: from a request, or by the server itself for the page it is about to send. */
export interface GraphqlServer {
  /** Answers one POST; the git processes behind it end when the client goes away. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Executes a document, for a person or for the program `agent` in their name, and gives the answer's parts as they come. */
  readonly parts: (
    document: string,
    variables: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
    agent?: string | null,
  ) => AsyncGenerator<unknown>;
}

export interface GraphqlOptions {
  readonly repositories: ServedRepositories;
  readonly settings: SettingsStore;
  readonly documents: Documents;
  /** Whether documents that are not in the list are executed too: in development alone. */
  readonly anyDocument: boolean;
  readonly log: (line: string) => void;
}

/** Whoever started Galley is alone with it, and may do all. */
const OWNER = "maintainer";

interface ServerContext {
  readonly signal: AbortSignal;
  readonly agent: string | null;
}

/** Sets up the execution of operations over Yoga, with everything off that this API does not speak. */
export function executeGraphql(options: GraphqlOptions): GraphqlServer {
  const { repositories, settings, documents, anyDocument, log } = options;
  const yoga = createYoga<ServerContext, Context>({
    schema: permitMutations(getSchema({ scalars }), OWNER),
    graphqlEndpoint: GRAPHQL_PATH,
    context: ({ signal, agent }) => ({
      repositories,
      settings,
      signal,
      agent,
      loaders: new Loaders(signal, agent),
    }),
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
    extraParamNames: ["id"],
    maskedErrors: { maskError: (error) => maskError(error, log) },
    plugins: [useDeferStream(), maskIncrements(log), anyDocument ? limitDocuments() : knownDocuments(documents)],
  });
  return {
    async handle(request, response) {
      const abort = new AbortController();
      response.once("close", () => abort.abort());
      const who = { signal: abort.signal, agent: readAgent(request.headers) };
      const answer = await yoga.handleNodeRequestAndResponse(request, response, who);
      await sendResponse(answer, response);
    },
    async *parts(document, variables, signal, agent = null) {
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
    },
  };
}

/** Lets through the documents of the list alone, by id or by their very text. */
function knownDocuments({ byId, texts }: Documents): Plugin<ServerContext> {
  return {
    onParams({ params, setParams }) {
      const id: unknown = Reflect.get(params, "id");
      const text = typeof id === "string" ? byId.get(id) : params.query;
      if (text === undefined || !texts.has(text)) {
        throw new GraphQLError(new GalleyError("UNKNOWN_OPERATION").message, {
          extensions: { code: "UNKNOWN_OPERATION", http: { status: 400 } },
        });
      }
      setParams({ ...params, query: text });
    },
  };
}

/** Masks the errors of parts that come later; Yoga masks those of an answer's first part alone. */
function maskIncrements(log: (line: string) => void): Plugin<ServerContext> {
  return {
    onExecute: () => ({
      onExecuteDone: () => ({
        onNext({ result, setResult }) {
          if (!("incremental" in result) || !Array.isArray(result.incremental)) return;
          const incremental = result.incremental.map((part: { readonly errors?: readonly unknown[] }) =>
            part.errors ? { ...part, errors: part.errors.map((error) => maskError(error, log)) } : part,
          );
          const masked: object = { ...result, incremental };
          setResult(masked);
        },
      }),
    }),
  };
}

/** Turns any failure into what a client may see: a code of the closed list and a sentence. The rest goes to the log. */
function maskError(error: unknown, log: (line: string) => void): GraphQLError {
  const at = error instanceof GraphQLError ? error : null;
  const cause = rootCause(error);
  if (at?.extensions["http"]) return badInput(at);
  if (cause instanceof GraphQLError) return badInput(cause);
  const known = cause instanceof GalleyError && cause.code !== "INTERNAL" ? cause : internal(cause, log);
  return new GraphQLError(known.message, {
    ...(at?.nodes && { nodes: at.nodes }),
    ...(at?.path && { path: at.path }),
    extensions: { code: known.code, sentence: known.message },
  });
}

/** Finds what lies behind an error that others were made of. */
function rootCause(error: unknown): unknown {
  if (error instanceof GraphQLError && error.originalError) return rootCause(error.originalError);
  if (error instanceof AggregateError) return rootCause(error.errors[0]);
  return error;
}

/**
 * What graphql-js and Yoga refuse by themselves is a request that does not fit the operation: a wrong value, a broken body. Where it
 * is the document, the status is Yoga's, for it depends on the type that the client accepts.
 */
function badInput(error: GraphQLError): GraphQLError {
  if (isErrorCode(error.extensions["code"])) return error;
  const { message } = new GalleyError("BAD_INPUT");
  const http = (error.locations && error.extensions["http"]) ?? { status: 400 };
  return new GraphQLError(message, { extensions: { code: "BAD_INPUT", sentence: message, http } });
}

function internal(cause: unknown, log: (line: string) => void): GalleyError {
  if (cause instanceof Error && cause.name === "AbortError") return new GalleyError("TIMEOUT"); // Nobody waits for it any more.
  const id = randomUUID().slice(0, 8);
  log(`${id} ${inspect(cause)}`);
  return new GalleyError("INTERNAL", `Galley made a mistake, logged as ${id}.`);
}
