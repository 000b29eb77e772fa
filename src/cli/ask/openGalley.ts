import { findServers } from "#server/http/sessions/findServers.ts";
import { locateRepository } from "#server/git/disk/locateRepository.ts";
import { answerIn } from "./answerIn.ts";
import type { Galley } from "./Galley.ts";
import { localCarrier, type LocalCarrier } from "./localCarrier.ts";
import { NoAnswer } from "./NoAnswer.ts";
import type { Operation, OperationTypes } from "./Operation.ts";
import { serverCarrier } from "./serverCarrier.ts";

/** One repository's Galley, which is to be closed. */
export interface OpenGalley extends Galley {
  close(): Promise<void>;
}

/**
 * Finds whoever answers for the repository at a path, anew for each operation: a Galley that serves it, else this very program, which
 * opens it then. Where a server goes away before it has answered, the next in line is asked the same: a deed has a key by which it is done once,
 * whoever did it. Fails as opening a repository does.
 */
export async function openGalley(path: string, agent: string | null, log: (line: string) => void): Promise<OpenGalley> {
  const { root, id } = await locateRepository(path);
  let local: Promise<LocalCarrier> | null = null;

  async function* parts<Types extends OperationTypes>(
    operation: Operation,
    variables: (slug: string) => Types["variables"],
    signal: AbortSignal,
  ): AsyncGenerator<Types["response"], void> {
    for (const server of await findServers(id)) {
      const slug = server.repositories.find((one) => one.id === id)?.slug ?? "";
      try {
        for await (const part of serverCarrier(server, slug, agent).parts(operation, variables(slug), signal))
          yield answerIn(part) as Types["response"]; // the compiler typed it
        return;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
    }
    local ??= localCarrier(path, agent, log);
    const here = await local;
    for await (const part of here.parts(operation, variables(here.slug), signal))
      yield answerIn(part) as Types["response"];
  }

  return {
    root,
    async ask(operation, variables) {
      for await (const answer of parts(operation, variables, new AbortController().signal)) return answer;
      throw new Error(`${operation.params.name} was not answered.`);
    },
    listen: parts,
    async close() {
      await (await local)?.close();
    },
  };
}
