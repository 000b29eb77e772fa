import { GalleyError, isErrorCode } from "#contract/errors.ts";
import { isRecord } from "#contract/wire.ts";
import { announceAgent } from "#server/git/inbox/agents.ts";
import { locateRepository } from "#server/git/repository/discover.ts";
import { findServers, type RunningServer } from "#server/http/sessions/runningServers.ts";
import type { Galley, Operation, OperationTypes, VariablesFor } from "./Galley.ts";
import { localTransport, type LocalTransport, NoAnswer, serverTransport } from "./transport.ts";

export interface OpenGalley extends Galley {
  close(): Promise<void>;
}

/**
 * Opens the repository at a path. Each operation goes to a running server, or else is executed in this process. If a
 * server ends before it has responded, the next one receives the same operation: mutations have idempotency keys, so
 * none is done twice. Throws as opening a repository does.
 */
export async function openGalley(path: string, agent: string | null, log: (line: string) => void): Promise<OpenGalley> {
  const { root, id } = await locateRepository(path);
  const unannounce = agent === null ? null : announceAgent(root, agent);
  let local: Promise<LocalTransport> | null = null;
  /** The server that was asked last. It is asked first, because only it knows what it has begun. */
  let last: string | null = null;
  const isLast = ({ address }: RunningServer): boolean => address === last;

  async function* parts<Types extends OperationTypes>(
    operation: Operation,
    variables: VariablesFor<Types>,
    signal: AbortSignal,
  ): AsyncGenerator<Types["response"], void> {
    const servers = await findServers(id);
    for (const server of servers.toSorted((one, other) => Number(isLast(other)) - Number(isLast(one)))) {
      const slug = server.repositories.find((one) => one.id === id)?.slug ?? "";
      last = server.address;
      try {
        for await (const part of serverTransport(server, slug, agent).parts(
          operation,
          variablesFor(slug, server.origin, variables),
          signal,
        ))
          yield answerIn(part) as Types["response"]; // typed by the compiler
        return;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
    }
    yield* partsHere<Types>(operation, variables, signal);
  }

  async function* partsHere<Types extends OperationTypes>(
    operation: Operation,
    variables: VariablesFor<Types>,
    signal: AbortSignal,
  ): AsyncGenerator<Types["response"], void> {
    local ??= localTransport(path, agent, log);
    const here = await local;
    for await (const part of here.parts(operation, variablesFor(here.slug, "", variables), signal))
      yield answerIn(part) as Types["response"]; // typed by the compiler
  }

  return {
    root,
    execute: async (operation, variables) =>
      firstOf(operation, parts(operation, variables, new AbortController().signal)),
    executeHere: async (operation, variables) =>
      firstOf(operation, partsHere(operation, variables, new AbortController().signal)),
    listen: parts,
    async close() {
      unannounce?.();
      await (await local)?.close();
    },
  };
}

function variablesFor<Types extends OperationTypes>(slug: string, origin: string, of: VariablesFor<Types>): object {
  return typeof of === "function" ? of(slug, origin) : { slug, ...of };
}

async function firstOf<Answer>({ params }: Operation, answers: AsyncIterable<Answer>): Promise<Answer> {
  for await (const answer of answers) return answer;
  throw new Error(`There was no response to ${params.name}.`);
}

/** Runs `act` with the repository at a path, on behalf of an agent if there is one, and closes it afterwards. */
export async function withGalley<Result>(
  path: string,
  act: (galley: Galley) => Promise<Result>,
  { agent, log }: { readonly agent: string | null; readonly log: (line: string) => void },
): Promise<Result> {
  const galley = await openGalley(path, agent, log);
  try {
    return await act(galley);
  } finally {
    await galley.close();
  }
}

/**
 * Returns the data of a response, or throws its first failure: the error of a field, or the problem of a mutation. A
 * mutation that was done is no failure, even if fields after it could not be read.
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

/** Recreates the failure from a response. Its message already says what to do next. */
export function failureOf(holder: unknown, message: unknown): GalleyError {
  const code = fieldOf(holder, "code");
  const failure = new GalleyError(isErrorCode(code) ? code : "INTERNAL");
  if (typeof message === "string") failure.message = message;
  return failure;
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
