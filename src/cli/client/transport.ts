import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { cutText } from "#contract/untrustedText.ts";
import { REQUEST_TIMEOUT_MS } from "#contract/limits.ts";
import { AGENT_HEADER, GRAPHQL_PATH, type GraphqlRequest } from "#contract/wire.ts";
import type { RunningServer } from "#server/http/sessions/runningServers.ts";
import type { Operation } from "./Galley.ts";

interface Transport {
  readonly slug: string;
  /** Yields the parts of a response, a single one but for subscriptions. Throws `NoAnswer` if it is incomplete. */
  parts(operation: Operation, variables: object, signal: AbortSignal): AsyncGenerator<unknown, void>;
}

/** A running server did not respond to an operation, which may have been executed nevertheless. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";

  constructor(options: ErrorOptions = {}) {
    super("A running Galley server did not respond.", options);
  }
}

/** Longer than any valid name, so that the server reports names that are too long. */
const NAME_SENT = 1000;

/** Sends operations to a running server, authenticated with its token, on behalf of the agent if there is one. */
export function serverTransport(server: RunningServer, slug: string, agent: string | null): Transport {
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
    const outgoing = request(new URL(GRAPHQL_PATH, address), {
      method: "POST",
      agent: false,
      signal,
      timeout: REQUEST_TIMEOUT_MS,
      headers: {
        authorization: `Bearer ${token}`,
        accept: isStream ? "text/event-stream" : "application/json",
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        ...(agent !== null && {
          [AGENT_HEADER]: encodeURIComponent(cutText(agent, NAME_SENT).replace(/\p{Surrogate}/gu, "\ufffd")),
        }),
      },
    });
    outgoing.once("response", resolve);
    outgoing.once("timeout", () => outgoing.destroy(new Error(`No data was received for ${REQUEST_TIMEOUT_MS} ms.`)));
    outgoing.once("error", (cause) => reject(signal.aborted ? cause : new NoAnswer({ cause })));
    outgoing.end(body);
  });
}

const DATA = /^data: ?(.*)$/mu;
const COMPLETE = /^event: ?complete$/mu;

/** Yields the events of a stream until it is complete. Throws if it ends before. Linear in its length. */
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
  throw new Error("The event stream ended early.");
}

export interface LocalTransport extends Transport {
  /** Waits for pending writes and closes the repository. */
  close(): Promise<void>;
}

/**
 * Executes operations in this process: opens the repository and responds as a server would. Both are imported here, so
 * that a process that found a server never loads them.
 */
export async function localTransport(
  path: string,
  agent: string | null,
  log: (line: string) => void,
): Promise<LocalTransport> {
  const [{ openRepository }, { closeRepository }, { executeHere }] = await Promise.all([
    import("#server/git/repository/openRepository.ts"),
    import("#server/reviews/index/ReviewContext.ts"),
    import("#server/http/executeHere.ts"),
  ]);
  const repository = await openRepository(path);
  const { slug, parts } = executeHere([repository], agent, log);
  return {
    slug,
    async *parts({ params }, variables, signal) {
      yield* parts(params.text ?? "", variables, signal);
    },
    close: () => closeRepository(repository),
  };
}
