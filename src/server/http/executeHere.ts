import {
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  parse,
  subscribe,
} from "graphql";
import { GalleyError } from "#contract/errors.ts";
import {
  ARGUMENT_LENGTH_MAX,
  COMMENTS_FILE_LENGTH_MAX,
  LONG_ARGUMENT_LENGTH_MAX,
  REPORT_BYTES_MAX,
} from "#contract/limits.ts";
import { getSchema } from "#generated/schema.mts";
import type { Repository } from "#server/git/Repository.ts";
import type { OpenRepositories } from "#server/schema/inbox/OpenRepositories.ts";
import { rememberRepositories } from "#server/schema/inbox/knownRepositories.ts";
import { authorizeMutations } from "#server/schema/mutations/runMutation.ts";
import type { Context, SettingsStore } from "#server/schema/request/Context.ts";
import { Loaders } from "#server/schema/request/Loaders.ts";
import { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import { scalars } from "#server/schema/scalars.ts";
import { exportTemplate } from "./assets.ts";
import { maskError } from "./maskErrors.ts";
import { SettingsFile } from "./SettingsFile.ts";

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

export interface GraphqlOptions {
  readonly repositories: ServedRepositories;
  /** Serves further repositories; absent in a program without a server. */
  readonly opener?: OpenRepositories;
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

/** Builds the schema, which takes some 15 ms. Its types are right, since it was generated; graphql would check them again. */
export function executableSchema(): GraphQLSchema {
  const schema = authorizeMutations(getSchema({ scalars }), OWNER);
  schema.__validationErrors = [];
  return schema;
}

export function contextOf(
  { opener, repositories, settings }: Pick<GraphqlOptions, "opener" | "repositories" | "settings">,
  { signal, agent }: ServerContext,
): Context {
  const served = opener?.during(signal) ?? repositories;
  return { repositories: served, settings, signal, agent, loaders: new Loaders(signal, agent), exportTemplate };
}

/** The fields of inputs that have long texts, and their maximal lengths. */
const LONG_FIELDS: ReadonlyMap<string, number> = new Map([
  ["body", LONG_ARGUMENT_LENGTH_MAX],
  ["description", LONG_ARGUMENT_LENGTH_MAX],
  ["commentsFile", COMMENTS_FILE_LENGTH_MAX],
  ["parts", COMMENTS_FILE_LENGTH_MAX],
  ["requests", COMMENTS_FILE_LENGTH_MAX],
  ["report", REPORT_BYTES_MAX],
]);

/** Far deeper than any input of the schema. */
const VARIABLES_DEPTH_MAX = 64;

/** Refuses the variables of an operation if a text is longer than any valid one, before it reaches a command line of git. */
export function refusalOf(variables: unknown): GraphQLError | null {
  const refused = refusal("", variables, VARIABLES_DEPTH_MAX);
  if (refused === null) return null;
  const { message, code } = new GalleyError("BAD_INPUT", refused);
  return new GraphQLError(message, { extensions: { code, message } });
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

export interface LocalExecution {
  /** The slug of the repository in the variables of operations. */
  readonly slug: string;
  /** Executes an operation of this program and yields the parts of its answer as they arrive. */
  parts(text: string, variables: object, signal: AbortSignal): AsyncGenerator<unknown>;
}

/**
 * Sets up the execution of operations for a program that found no running server, on one repository or none. Uses the same
 * schema, context and permissions as a server, but graphql's own executor: Yoga has an HTTP server and all of
 * fetch in it, which take longer to load than most operations, and no operation of a program is incremental.
 */
export function executeHere(
  opened: readonly Repository[],
  agent: string | null,
  log: (line: string) => void,
): LocalExecution {
  const repositories = new ServedRepositories(opened);
  const settings = new SettingsFile(log);
  if (agent === null) void rememberRepositories(settings.inbox, opened);
  const schema = executableSchema();
  const masked = (result: ExecutionResult): ExecutionResult =>
    result.errors === undefined ? result : { ...result, errors: result.errors.map((error) => maskError(error, log)) };
  return {
    slug: repositories.all[0]?.slug ?? "",
    async *parts(text, variables, signal) {
      const refused = refusalOf(variables);
      if (refused !== null) return yield { errors: [refused] };
      const document = parse(text);
      const contextValue = contextOf({ repositories, settings }, { signal, agent });
      const call = { schema, document, variableValues: { ...variables }, contextValue };
      const isStream = getOperationAST(document)?.operation === "subscription";
      const result = await (isStream ? subscribe(call) : execute(call));
      if (!(Symbol.asyncIterator in result)) return yield masked(result);
      for await (const part of result) yield masked(part);
    },
  };
}
