import { GalleyError, isErrorCode } from "#contract/errors.ts";
import { isRecord } from "#contract/wire.ts";
import { locateRepository } from "#server/git/disk/discover.ts";
import { findServers } from "#server/http/sessions/runningServers.ts";
import type { Galley, Operation, OperationTypes } from "./Galley.ts";
import { localCarrier, type LocalCarrier, NoAnswer, serverCarrier } from "./transport.ts";

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

/** Finds whoever answers for the repository at a path, for what one word asks, an agent's where it is named. */
export async function withGalley<Result>(
  path: string,
  act: (galley: Galley) => Promise<Result>,
  { agent = null, log }: { readonly agent?: string | null; readonly log: (line: string) => void },
): Promise<Result> {
  const galley = await openGalley(path, agent, log);
  try {
    return await act(galley);
  } finally {
    await galley.close();
  }
}

/**
 * Reads an answer: its data, or a failure with the code and the sentence of the first thing in it that failed, be it a field or a deed
 * that was not done. A deed that was done is done, whatever could not be read after it.
 */
export function answerIn(part: unknown): unknown {
  const { data, errors } = isRecord(part) ? part : {};
  for (const answer of isRecord(data) ? Object.values(data) : []) {
    if (!isRecord(answer) || !("problem" in answer)) continue;
    if (!isRecord(answer.problem)) return data;
    throw failureOf(answer.problem, fieldOf(answer.problem, "message"));
  }
  const [failed] = Array.isArray(errors) ? errors : [];
  if (failed !== undefined) throw failureOf(fieldOf(failed, "extensions"), fieldOf(failed, "message"));
  return data;
}

/** Makes the failure anew that whoever answered had; their sentence holds already what to do next. */
function failureOf(holder: unknown, message: unknown): GalleyError {
  const code = fieldOf(holder, "code");
  const failure = new GalleyError(isErrorCode(code) ? code : "INTERNAL");
  if (typeof message === "string") failure.message = message;
  return failure;
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
