import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { ASK_MS } from "#contract/limits.ts";
import { AGENT_HEADER, GRAPHQL_PATH, type GraphqlRequest } from "#contract/wire.ts";
import { openRepository } from "#server/git/openRepository.ts";
import type { RunningServer } from "#server/http/sessions/runningServers.ts";
import { closeRepository } from "../server/repositories.ts";
import type { Operation } from "./Galley.ts";

/** A way to whoever answers operations. */
interface Carrier {
  /** What the repository is called there. */
  readonly slug: string;
  /** Gives the parts of an answer as they come: one of a query or mutation. Fails as `NoAnswer` where none comes, or not to its end. */
  parts(operation: Operation, variables: object, signal: AbortSignal): AsyncGenerator<unknown, void>;
}

/** That a Galley which runs did not answer an operation. Whether it was done all the same is not known. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";

  constructor(options: ErrorOptions = {}) {
    super("A Galley that runs did not answer.", options);
  }
}

/** Longer than any name that is taken: whoever answers says so. */
const NAME_SENT = 1000;

/** The way to a Galley that runs: as a program of this user, by its token, for the agent that is named. */
export function serverCarrier(server: RunningServer, slug: string, agent: string | null): Carrier {
  return {
    slug,
    async *parts({ params }, variables, signal) {
      const isStream = params.operationKind === "subscription";
      const body: GraphqlRequest = {
        operationName: params.name,
        variables: { ...variables },
        query: null,
        id: params.id ?? null,
      };
      const answer = await post(server, JSON.stringify(body), agent, isStream, signal);
      if (answer.statusCode !== 200) {
        answer.destroy();
        throw new NoAnswer();
      }
      try {
        if (isStream) yield* eventsOf(answer);
        else yield JSON.parse(await text(answer));
      } catch (cause) {
        throw signal.aborted ? cause : new NoAnswer({ cause });
      } finally {
        answer.destroy();
      }
    },
  };
}

function post(
  { address, token }: RunningServer,
  body: string,
  agent: string | null,
  isStream: boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(GRAPHQL_PATH, address), {
      method: "POST",
      agent: false,
      signal,
      timeout: ASK_MS,
      headers: {
        authorization: `Bearer ${token}`,
        accept: isStream ? "text/event-stream" : "application/json",
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        ...(agent !== null && {
          [AGENT_HEADER]: encodeURIComponent(agent.slice(0, NAME_SENT).replace(/\p{Surrogate}/gu, "\ufffd")),
        }),
      },
    });
    asked.once("response", resolve);
    asked.once("timeout", () => asked.destroy(new Error(`Nothing was heard for ${ASK_MS} ms.`)));
    asked.once("error", (cause) => reject(signal.aborted ? cause : new NoAnswer({ cause })));
    asked.end(body);
  });
}

const DATA = /^data: ?(.*)$/mu;
const COMPLETE = /^event: ?complete$/mu;

/** Reads what a stream of events brings, until it says that it is complete. Fails where it breaks off before. Linear in its length. */
export async function* eventsOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<unknown, void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream) {
    const events = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      if (COMPLETE.test(event)) return;
      const data = DATA.exec(event)?.[1];
      if (data !== undefined && data !== "") yield JSON.parse(data);
    }
  }
  throw new Error("The stream of events broke off.");
}

/** A way that has to be closed in the end. */
export interface LocalCarrier extends Carrier {
  /** Waits for what is being written, and closes the repository. */
  close(): Promise<void>;
}

/**
 * The way to this very program: opens the repository and answers as a server would. What executes operations is loaded here, so a
 * program that found a server never does.
 */
export async function localCarrier(
  path: string,
  agent: string | null,
  log: (line: string) => void,
): Promise<LocalCarrier> {
  const [repository, { executeHere }] = await Promise.all([
    openRepository(path),
    import("#server/http/executeHere.ts"),
  ]);
  const { slug, parts } = executeHere(repository, agent, log);
  return {
    slug,
    async *parts({ params }, variables, signal) {
      yield* parts(params.id ?? "", variables, signal);
    },
    close: () => closeRepository(repository),
  };
}
