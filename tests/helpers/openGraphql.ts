import { Network, Observable, type Environment, type GraphQLResponse } from "relay-runtime";
import persisted from "#generated/persisted.json" with { type: "json" };
import { readerModules } from "#app/parts/readerModules.ts";
import { type AnswerPart, createEnvironment, toRelay } from "#app/relay/network.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { executeGraphql, type GraphqlServer, indexDocuments } from "#server/http/executeGraphql.ts";
import { SettingsFile } from "#server/http/SettingsFile.ts";
import { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";

/** Whatever the document asked for: a test says what it expects of it. */
type Json = ReturnType<typeof JSON.parse>;

/** The real schema over real repositories, without a network in between. */
export interface OpenedGraphql {
  readonly repositories: readonly Repository[];
  readonly graphql: GraphqlServer;
  /** What the server wrote to its log. */
  readonly log: readonly string[];
  /** Executes any document and gives `data`; fails with the first error's code and sentence. */
  query(document: string, variables?: Readonly<Record<string, unknown>>): Promise<Json>;
  /** Executes any document and gives data and errors as they are. */
  answer(document: string, variables?: Readonly<Record<string, unknown>>): Promise<{ data: Json; errors?: Json[] }>;
  /** A store of the browser's kind whose requests are executed here. `settled` waits for all of them. */
  environment(): { readonly environment: Environment; settled(): Promise<void> };
  close(): Promise<void>;
}

/** Opens repositories by their paths and serves them to a test. */
export async function openGraphql(...paths: readonly string[]): Promise<OpenedGraphql> {
  const repositories = await Promise.all(paths.map((path) => openRepository(path)));
  const log: string[] = [];
  const documents = indexDocuments(persisted);
  const graphql = executeGraphql({
    repositories: new ServedRepositories(repositories),
    settings: new SettingsFile((line) => log.push(line)),
    documents,
    anyDocument: true,
    log: (line) => log.push(line),
  });

  async function answer(document: string, variables: Readonly<Record<string, unknown>> = {}) {
    const parts: Json[] = [];
    for await (const part of graphql.parts(document, variables, new AbortController().signal)) parts.push(part);
    if (parts.length !== 1) throw new Error("The document defers; `answer` is for those that do not.");
    return parts[0];
  }

  return {
    repositories,
    graphql,
    log,
    answer,
    async query(document, variables) {
      const { data, errors } = await answer(document, variables);
      if (errors) throw new Error(`${errors[0].extensions?.code} ${errors[0].message}`);
      return data;
    },
    environment() {
      const running = new Set<Promise<void>>();
      const run = (text: string | undefined, variables: object) =>
        Observable.create<GraphQLResponse>((sink) => {
          const abort = new AbortController();
          const execution = (async () => {
            for await (const part of graphql.parts(text ?? "", { ...variables }, abort.signal)) {
              sink.next(toRelay(part as AnswerPart));
            }
          })();
          const watched = execution.then(
            () => sink.complete(),
            (error: Error) => (abort.signal.aborted ? undefined : sink.error(error)),
          );
          running.add(watched);
          void watched.then(() => running.delete(watched));
          return () => abort.abort();
        });
      const environment = createEnvironment(
        Network.create(({ id }, variables) => run(documents.byId.get(id ?? ""), variables)),
        {
          modules: readerModules.operations,
        },
      );
      const settled = async () => {
        while (running.size > 0) await Promise.all(running);
      };
      return { environment, settled };
    },
    async close() {
      await Promise.all(repositories.map((repository) => repository.close()));
    },
  };
}
