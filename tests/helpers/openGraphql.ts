import { Network, Observable, type Environment, type GraphQLResponse } from "relay-runtime";
import persisted from "#generated/persisted.json" with { type: "json" };
import { readerModules } from "#app/reading/readerModules.ts";
import { type AnswerPart, createEnvironment, toRelay } from "#app/relay/network.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { executeGraphql, type GraphqlServer } from "#server/http/executeGraphql.ts";
import { indexDocuments } from "#server/http/executeHere.ts";
import { SettingsFile } from "#server/http/SettingsFile.ts";
import { knownOf } from "#server/schema/inbox/knownRepositories.ts";
import { OpenRepositories } from "#server/schema/inbox/OpenRepositories.ts";
import { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";

/** Any response: the test asserts what it expects. */
type Json = ReturnType<typeof JSON.parse>;

/** The real schema on real repositories, without a network. */
export interface OpenedGraphql {
  readonly repositories: readonly Repository[];
  readonly graphql: GraphqlServer;
  /** The lines of the server's log. */
  readonly log: readonly string[];
  /** Executes any document and returns `data`. Throws the first error's code and message. */
  query(document: string, variables?: Readonly<Record<string, unknown>>): Promise<Json>;
  /** Executes any document and returns data and errors unchanged. */
  answer(document: string, variables?: Readonly<Record<string, unknown>>): Promise<{ data: Json; errors?: Json[] }>;
  /**
   * A Relay environment like the browser's whose requests are executed in this process. `settled` waits for all of
   * them.
   */
  environment(): { readonly environment: Environment; settled(): Promise<void> };
  close(): Promise<void>;
}

/** Opens repositories by their paths and serves them. */
export async function openGraphql(...paths: readonly string[]): Promise<OpenedGraphql> {
  const repositories = await Promise.all(paths.map((path) => openRepository(path)));
  const log: string[] = [];
  const documents = indexDocuments(persisted);
  const served = new ServedRepositories(repositories);
  const known = async () => repositories.map((one) => knownOf(one, null));
  const opener = new OpenRepositories(served, { known, onOpen: () => () => undefined });
  const graphql = executeGraphql({
    repositories: served,
    opener,
    settings: new SettingsFile((line) => log.push(line)),
    documents,
    anyDocument: true,
    log: (line) => log.push(line),
  });

  async function answer(document: string, variables: Readonly<Record<string, unknown>> = {}) {
    const parts: Json[] = [];
    for await (const part of graphql.parts(document, variables, new AbortController().signal)) parts.push(part);
    if (parts.length !== 1) throw new Error("The document uses @defer, which `answer` does not support.");
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
      const run = (text: string | undefined, variables: object, hasEnd = true) =>
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
          if (hasEnd) running.add(watched);
          void watched.then(() => running.delete(watched));
          return () => abort.abort();
        });
      const environment = createEnvironment(
        Network.create(
          ({ id }, variables) => run(documents.byId.get(id ?? ""), variables),
          ({ id, name }, variables) => {
            // That of changes reloads the page at moments of its own.
            if (name === "ReviewEventsSubscription") throw new Error("Tests have no stream of changes.");
            return run(documents.byId.get(id ?? ""), variables, false);
          },
        ),
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
      await opener.close();
      await Promise.all(repositories.map((repository) => repository.close()));
    },
  };
}
