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

/** How long a read waits before it is tried a second time: a server that restarts is back by then. */
const RETRY_MS = 400;

/**
 * Speaks for Relay to the server: one POST an operation, its answer whole, in parts or as a stream of events. A subscription
 * whose metadata has a function `turn` is read on each time when that lets it, given the signal of its end.
 */
export function createNetwork(): INetwork {
  return Network.create(
    (request, variables) => observe((sink, signal) => execute(request, variables, sink, signal)),
    (request, variables, { metadata }) =>
      observe((sink, signal) => execute(request, variables, sink, signal, metadata?.["turn"])),
  );
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
  turn?: unknown,
): Promise<void> {
  const embedded = request.operationKind === "query" ? takeFirstAnswer(request.name, variables) : null;
  for (const part of embedded?.parts ?? []) sink(toRelay(checked(part)));
  if (embedded?.complete) return;
  const response = await post(request, variables, signal);
  for await (const part of answerParts(response, signal)) {
    sink(toRelay(checked(part)));
    if (typeof turn === "function") await Reflect.apply(turn, null, [signal]);
  }
}

/** Sends the operation. A read that reaches nobody is sent once more; a write is not, because it may have arrived. */
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

/** Passes on an answer that has data; one that has errors alone is a failure of the whole request. */
function checked(part: AnswerPart): AnswerPart {
  if (part.errors && (part.data === null || part.data === undefined) && !part.incremental) {
    throw RequestFailure.fromExtensions(part.errors[0]?.extensions);
  }
  return part;
}

/** The answer that came inside the page, if it is the one for this operation. */
export interface EmbeddedAnswer {
  readonly parts: readonly AnswerPart[];
  readonly complete: boolean;
}

/**
 * Takes the answer that came inside the page out of it, once: for the operation and variables it was made for, null for
 * any other and from then on.
 */
function takeFirstAnswer(operationName: string, variables: object): EmbeddedAnswer | null {
  const element = document.getElementById(FIRST_ANSWER_ID);
  if (!element) return null;
  element.remove();
  const answer = JSON.parse(element.textContent ?? "null") as FirstAnswer | null;
  if (answer?.operationName !== operationName || !isSameAnswer(answer.variables, variables)) return null;
  return { parts: answer.parts as readonly AnswerPart[], complete: answer.complete };
}

/** Makes a network that knows one answer: it gives that at once to whoever asks first, and nobody ever gets more. */
export function answeredNetwork({ parts, complete }: FirstAnswer): INetwork {
  return Network.create(() =>
    Observable.create((sink) => {
      for (const part of parts) sink.next(toRelay(part as AnswerPart));
      if (complete) sink.complete();
    }),
  );
}
