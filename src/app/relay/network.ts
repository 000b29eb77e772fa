import {
  type GraphQLResponse,
  type INetwork,
  Network,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { isSameAnswer } from "#contract/pages.ts";
import { FIRST_ANSWER_ID, type FirstAnswer, GRAPHQL_PATH, type GraphqlRequest } from "#contract/wire.ts";
import { type AnswerPart, answerParts, toRelay } from "./answerParts.ts";
import { pageSession } from "./pageSession.ts";
import { RequestFailure } from "./RequestFailure.ts";

/** The delay before a query is retried. A server that restarts is back by then. */
const RETRY_MS = 400;

/** Sends Relay's operations to the server: one POST per operation, whose response is whole, in parts or an event stream. */
export function createNetwork(): INetwork {
  const send = (request: RequestParameters, variables: Variables): Observable<GraphQLResponse> =>
    observe((sink, signal) => execute(request, variables, sink, signal));
  return Network.create(send, send);
}

type Sink = (response: GraphQLResponse) => void;

function observe(run: (sink: Sink, signal: AbortSignal) => Promise<void>): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const abort = new AbortController();
    run((response) => sink.next(response), abort.signal).then(
      () => sink.complete(),
      (error: unknown) => {
        if (!abort.signal.aborted) sink.error(error instanceof Error ? error : RequestFailure.offline(error));
      },
    );
    return () => abort.abort();
  });
}

async function execute(
  request: RequestParameters,
  variables: Variables,
  sink: Sink,
  signal: AbortSignal,
): Promise<void> {
  const embedded = request.operationKind === "query" ? takeFirstAnswer(request.name, variables) : null;
  for (const part of embedded?.parts ?? []) sink(toRelay(checked(part)));
  if (embedded?.complete) return;
  const response = await post(request, variables, signal);
  for await (const part of answerParts(response, signal)) sink(toRelay(checked(part)));
}

/**
 * Sends the operation. A query that fails to connect is sent once more; a mutation is not, because it may have arrived.
 */
async function post(request: RequestParameters, variables: Variables, signal: AbortSignal): Promise<Response> {
  const { name, id, text, operationKind } = request;
  const body: GraphqlRequest = { operationName: name, variables, query: text, id };
  const send = () =>
    fetch(GRAPHQL_PATH, {
      method: "POST",
      credentials: "same-origin",
      headers: {
        accept: operationKind === "subscription" ? "text/event-stream" : "multipart/mixed, application/json",
        "content-type": "application/json",
        ...pageSession().headers,
      },
      body: JSON.stringify(body),
      signal,
    });
  try {
    return await send();
  } catch (error) {
    if (signal.aborted) throw error;
    if (operationKind !== "query") throw RequestFailure.offline(error);
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  signal.throwIfAborted();
  return send().catch((error: unknown) => {
    throw signal.aborted ? error : RequestFailure.offline(error);
  });
}

/** Passes on a part with data. A part with only errors is a failure of the whole request. */
function checked(part: AnswerPart): AnswerPart {
  if (part.errors && (part.data === null || part.data === undefined) && !part.incremental) {
    throw RequestFailure.fromExtensions(part.errors[0]?.extensions);
  }
  return part;
}

/** The answer to the page's own query, embedded in the page. */
export interface EmbeddedAnswer {
  readonly parts: readonly AnswerPart[];
  readonly complete: boolean;
}

/**
 * Removes the embedded answer from the page and returns it if it belongs to this operation and these variables, or else
 * null.
 */
function takeFirstAnswer(operationName: string, variables: object): EmbeddedAnswer | null {
  const element = document.getElementById(FIRST_ANSWER_ID);
  if (!element) return null;
  element.remove();
  const answer = JSON.parse(element.textContent ?? "null") as FirstAnswer | null;
  if (answer?.operationName !== operationName || !isSameAnswer(answer.variables, variables)) return null;
  return { parts: answer.parts as readonly AnswerPart[], complete: answer.complete };
}

/** Creates a network that answers every operation with the given answer, for rendering on the server. */
export function answeredNetwork({ parts, complete }: FirstAnswer): INetwork {
  return Network.create(() =>
    Observable.create((sink) => {
      for (const part of parts) sink.next(toRelay(part as AnswerPart));
      if (complete) sink.complete();
    }),
  );
}
