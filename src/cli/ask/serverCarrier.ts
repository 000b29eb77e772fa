import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { ASK_MS } from "#contract/limits.ts";
import { AGENT_HEADER, GRAPHQL_PATH, type GraphqlRequest } from "#contract/wire.ts";
import type { RunningServer } from "#server/http/sessions/RunningServer.ts";
import type { Carrier } from "./Carrier.ts";
import { eventsOf } from "./eventsOf.ts";
import { NoAnswer } from "./NoAnswer.ts";

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
