import {
  type GraphQLResponse,
  type INetwork,
  Network,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { isSameAnswer } from "#contract/pages.ts";
import { GRAPHQL_PATH, type GraphqlRequest, type PageAnswer } from "#contract/wire.ts";
import { type AnswerPart, answerParts, toRelay } from "./answerParts.ts";
import { readPageAnswer } from "./pageAnswer.ts";
import { pageSession } from "./pageSession.ts";
import { RequestFailure } from "./RequestFailure.ts";

/** Browsers send at most about this much for a page that was closed; some bytes are left for the headers. */
const KEEPALIVE_CHARACTERS_MAX = 60_000;

/** The delay before a query is retried. A server that restarts is back by then. */
const RETRY_MS = 400;

/**
 * Sends Relay's operations to the server: one POST per operation, whose response is whole, in parts or an event stream.
 * The first query is that of the page, whose answer the page carries itself.
 */
export function createNetwork(): INetwork {
  let isFirst = true;
  const send = (request: RequestParameters, variables: Variables): Observable<GraphQLResponse> =>
    observe(async (sink, signal) => {
      const mayBePage = isFirst && request.operationKind === "query";
      if (mayBePage) isFirst = false;
      if (mayBePage && (await passOnPageAnswer(request.name, variables, sink, signal))) return;
      signal.throwIfAborted();
      await execute(request, variables, sink, signal);
    });
  return Network.create(send, send);
}

/**
 * Passes on the parts of the page's own answer as the browser parses them; those that are there are passed on at once,
 * so that the first rendering has them. Resolves to true if they were the whole answer to this operation.
 */
async function passOnPageAnswer(
  operationName: string,
  variables: object,
  sink: Sink,
  signal: AbortSignal,
): Promise<boolean> {
  let isComplete = false;
  await readPageAnswer((answer) => {
    if (answer.operationName !== operationName || !isSameAnswer(answer.variables, variables)) return false;
    const part = answer.part as AnswerPart;
    isComplete = part.hasNext !== true;
    sink(toRelay(checked(part)));
    return !isComplete;
  }, signal);
  return isComplete;
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
  const response = await post(request, variables, signal);
  for await (const part of answerParts(response, signal)) sink(toRelay(checked(part)));
}

/**
 * Sends the operation. A query that fails to connect is sent once more; a mutation is not, because it may have arrived.
 */
async function post(request: RequestParameters, variables: Variables, signal: AbortSignal): Promise<Response> {
  const { name, id, text, operationKind } = request;
  const body = JSON.stringify({ operationName: name, variables, query: text, id } satisfies GraphqlRequest);
  // What is saved when the page is closed must arrive.
  const keepalive =
    operationKind === "mutation" && document.visibilityState === "hidden" && body.length < KEEPALIVE_CHARACTERS_MAX;
  const send = () =>
    fetch(GRAPHQL_PATH, {
      method: "POST",
      credentials: "same-origin",
      headers: {
        accept: operationKind === "subscription" ? "text/event-stream" : "multipart/mixed, application/json",
        "content-type": "application/json",
        ...pageSession().headers,
      },
      body,
      keepalive,
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

/** Creates a network that answers every operation with the given part, for rendering on the server. */
export function answeredNetwork({ part }: PageAnswer): INetwork {
  return Network.create(() => Observable.create((sink) => sink.next(toRelay(part as AnswerPart))));
}
