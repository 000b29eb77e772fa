import { YogaServer } from "graphql-yoga";
import persisted from "#generated/persisted.json" with { type: "json" };
import type { Repository } from "#server/git/Repository.ts";
import { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import { graphqlParts, indexDocuments, yogaSettings } from "./executeGraphql.ts";
import { SettingsFile } from "./SettingsFile.ts";

export interface LocalExecution {
  /** The slug of the repository in the variables of operations. */
  readonly slug: string;
  /** Executes the persisted operation with this id and yields the parts of its answer as they arrive. */
  parts(id: string, variables: object, signal: AbortSignal): AsyncGenerator<unknown>;
}

/**
 * Sets up the execution of operations on one repository for a program that found no running server. Uses the same
 * persisted documents, executor and permissions as a server, but not its HTTP adapter, which would load all of fetch.
 * Takes some 20 ms.
 */
export function executeHere(repository: Repository, agent: string | null, log: (line: string) => void): LocalExecution {
  const documents = indexDocuments(persisted);
  const repositories = new ServedRepositories([repository]);
  const settings = new SettingsFile(log);
  const executor = new YogaServer(yogaSettings({ repositories, settings, documents, anyDocument: false, log }));
  const answer = graphqlParts(executor);
  return {
    slug: repositories.all[0]?.slug ?? "",
    parts(id, variables, signal) {
      const text = documents.byId.get(id);
      if (text === undefined) throw new Error(`There is no operation ${id}.`);
      return answer(text, { ...variables }, signal, agent);
    },
  };
}
