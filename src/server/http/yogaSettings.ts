import { useDeferStream } from "@graphql-yoga/plugin-defer-stream";
import { type DocumentNode, type ExecutionResult, getOperationAST, GraphQLError } from "graphql";
import { isAsyncIterable, type Plugin, type YogaServer, type YogaServerOptions } from "graphql-yoga";
import { GalleyError } from "#contract/errors.ts";
import { GRAPHQL_PATH } from "#contract/wire.ts";
import { getSchema } from "#generated/schema.mts";
import { authorizeMutations } from "#server/schema/authorizeMutations.ts";
import type { Context, SettingsStore } from "#server/schema/request/Context.ts";
import { Loaders } from "#server/schema/request/Loaders.ts";
import type { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import { scalars } from "#server/schema/scalars.ts";
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
    }),
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
    extraParamNames: ["id"],
    maskedErrors: { maskError: (error) => maskError(error, log) },
    plugins: [useDeferStream(), maskIncrements(log), ...(anyDocument ? [] : [knownDocuments(documents)])],
  };
}

/** Accepts only persisted documents, by id or by their exact text. */
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
