import { useDeferStream } from "@graphql-yoga/plugin-defer-stream";
import { type DocumentNode, type ExecutionResult, getOperationAST, GraphQLError } from "graphql";
import { isAsyncIterable, type Plugin, type YogaServer, type YogaServerOptions } from "graphql-yoga";
import { GalleyError } from "#contract/errors.ts";
import {
  ARGUMENT_LENGTH_MAX,
  COMMENTS_FILE_LENGTH_MAX,
  LONG_ARGUMENT_LENGTH_MAX,
  REPORT_BYTES_MAX,
} from "#contract/limits.ts";
import { GRAPHQL_PATH } from "#contract/wire.ts";
import { getSchema } from "#generated/schema.mts";
import { authorizeMutations } from "#server/schema/authorizeMutations.ts";
import type { Context, SettingsStore } from "#server/schema/request/Context.ts";
import { Loaders } from "#server/schema/request/Loaders.ts";
import type { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import { scalars } from "#server/schema/scalars.ts";
import { exportTemplate } from "./assets.ts";
import { maskError, maskIncrements } from "./maskErrors.ts";

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

function refuseLong(variables: unknown, refuse: (result: ExecutionResult) => void): void {
  const long = longText("", variables);
  if (long === null) return;
  const { message, code } = new GalleyError("BAD_INPUT", `${long} is too long.`);
  refuse({ errors: [new GraphQLError(message, { extensions: { code, message } })] });
}

/** Finds a text that is too long in the variables of an operation, and returns its name; null if there is none. */
function longText(name: string, value: unknown): string | null {
  if (typeof value === "string") {
    const most = LONG_FIELDS.get(name) ?? ARGUMENT_LENGTH_MAX;
    return value.length > most ? `The argument ${name}, which can have at most ${most} characters,` : null;
  }
  if (Array.isArray(value)) return value.reduce<string | null>((found, one) => found ?? longText(name, one), null);
  if (typeof value !== "object" || value === null) return null;
  return Object.entries(value).reduce<string | null>((found, [key, one]) => found ?? longText(key, one), null);
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
