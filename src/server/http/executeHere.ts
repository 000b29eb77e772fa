import { YogaServer } from "graphql-yoga";
import persisted from "#generated/persisted.json" with { type: "json" };
import type { Repository } from "#server/git/openRepository.ts";
import { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import { graphqlParts, indexDocuments, yogaSettings } from "./yogaSettings.ts";
import { SettingsFile } from "./SettingsFile.ts";

/** Executes operations in this very process. */
export interface LocalExecution {
  /** What the repository is called in their variables. */
  readonly slug: string;
  /** Executes the operation of an id of the compiler's list and gives the answer's parts as they come. */
  parts(id: string, variables: object, signal: AbortSignal): AsyncGenerator<unknown>;
}

/**
 * Sets up the execution of operations on one repository for a program that found no server, as a server does it: of the same
 * list, by the same executor, with the same permits. Without its adapter to HTTP, which would load all of fetch. Takes some 20 ms.
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
