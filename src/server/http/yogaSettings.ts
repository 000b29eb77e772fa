import { useDeferStream } from "@graphql-yoga/plugin-defer-stream";
import { GraphQLError } from "graphql";
import type { Plugin, YogaServerOptions } from "graphql-yoga";
import { GalleyError } from "#contract/errors.ts";
import { GRAPHQL_PATH } from "#contract/wire.ts";
import { getSchema } from "#generated/schema.mts";
import { permitMutations } from "#server/schema/permitMutations.ts";
import type { Context } from "#server/schema/request/Context.ts";
import { Loaders } from "#server/schema/request/Loaders.ts";
import type { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import type { SettingsStore } from "#server/schema/request/SettingsStore.ts";
import { scalars } from "#server/schema/scalars.ts";
import type { Documents } from "./documents.ts";
import { jsonInTurns, type Sender } from "./jsonInTurns.ts";
import { limitDocuments } from "./limitDocuments.ts";
import { maskError } from "./maskError.ts";
import { maskIncrements } from "./maskIncrements.ts";

/** What operations are executed upon, and which. */
export interface GraphqlOptions {
  readonly repositories: ServedRepositories;
  readonly settings: SettingsStore;
  readonly documents: Documents;
  /** Whether documents that are not in the list are executed too: in development alone. */
  readonly anyDocument: boolean;
  readonly log: (line: string) => void;
}

/** Who asks, and for how long. */
export interface ServerContext extends Partial<Sender> {
  readonly signal: AbortSignal;
  readonly agent: string | null;
}

/** Whoever started Galley is alone with it, and may do all. */
const OWNER = "maintainer";

/** Sets Yoga up with everything off that this API does not speak. Costs a schema, some 20 ms. */
export function yogaSettings(options: GraphqlOptions): YogaServerOptions<ServerContext, Context> {
  const { repositories, settings, documents, anyDocument, log } = options;
  return {
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
    plugins: [
      useDeferStream(),
      maskIncrements(log),
      anyDocument ? limitDocuments() : knownDocuments(documents),
      jsonInTurns(),
    ],
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
