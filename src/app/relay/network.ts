import { events } from "fetch-event-stream";
import { meros } from "meros/browser";
import {
  Environment,
  type GraphQLResponse,
  type INetwork,
  Network,
  Observable,
  type OperationLoader,
  RecordSource,
  type RelayFieldLogger,
  type RequestParameters,
  Store,
  type Variables,
} from "relay-runtime";
import { type ErrorCode, ERRORS, isErrorCode } from "#contract/errors.ts";
import { isSameAnswer } from "#contract/pages.ts";
import { GRAPHQL_PATH, type GraphqlRequest, type PageAnswer, SESSION_HEADER, SESSION_META } from "#contract/wire.ts";
import { readPageAnswer } from "./pageAnswer.ts";

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

/** Sends the operation. A query that fails to connect is sent once more; a mutation is not, because it may have arrived. */
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

/**
 * One part of a response: the first has `data`, later ones `incremental`. Source: GraphQL over HTTP, incremental
 * delivery.
 */
export interface AnswerPart {
  readonly data?: object | null;
  readonly errors?: readonly AnswerError[];
  readonly extensions?: object;
  readonly incremental?: readonly Increment[];
  readonly hasNext?: boolean;
}

/** A path in a response: field names and list indices. */
export type Path = readonly (string | number)[];

interface AnswerError {
  readonly message: string;
  readonly path?: Path;
  readonly extensions?: unknown;
}

/** Deferred or streamed data for a path in the response. */
interface Increment {
  readonly path: Path;
  readonly label?: string;
  readonly data?: object | null;
  readonly items?: readonly (object | null)[] | null;
  readonly errors?: readonly AnswerError[];
}

/**
 * Reads an HTTP response as parts, in any of its three forms: multipart, event stream or JSON. Throws RequestFailure
 * OFFLINE if it has another form, cannot be read, or ends before its last part.
 */
export async function* answerParts(response: Response, signal: AbortSignal): AsyncGenerator<AnswerPart> {
  try {
    yield* partsOf(response, signal);
  } catch (error) {
    throw signal.aborted ? error : RequestFailure.offline(error);
  }
}

async function* partsOf(response: Response, signal: AbortSignal): AsyncGenerator<AnswerPart> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/mixed")) {
    const parts = await meros<AnswerPart>(splitAtLines(response));
    if (parts instanceof Response) throw new Error("a multipart answer without parts");
    let more = true;
    for await (const part of parts) {
      if (!part.json) throw new Error("a part that is not JSON");
      more = part.body.hasNext ?? false;
      yield part.body;
    }
    if (more) throw new Error("a multipart answer without its last part");
  } else if (type.startsWith("text/event-stream")) {
    for await (const { event, data } of events(response, signal)) {
      if (event === "complete") return;
      if (event === "next" && data) yield JSON.parse(data) as AnswerPart;
    }
    throw new Error("a stream of events that was not completed");
  } else if (type.includes("json")) {
    yield (await response.json()) as AnswerPart;
  } else {
    throw new Error(`an answer of type ${type || "unknown"} with status ${response.status}`);
  }
}

/**
 * Splits a body into chunks of at most one line. meros looks for a boundary in the newest chunk first, so it would miss
 * a boundary that began in the previous chunk and merge two parts.
 */
function splitAtLines(response: Response): Response {
  const lines = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      let from = 0;
      for (let end = chunk.indexOf(10) + 1; end > 0; end = chunk.indexOf(10, from) + 1) {
        controller.enqueue(chunk.subarray(from, end));
        from = end;
      }
      if (from < chunk.length) controller.enqueue(chunk.subarray(from));
    },
  });
  return new Response(response.body?.pipeThrough(lines) ?? null, response);
}

/**
 * Converts one part into the form that Relay expects: a separate response for each deferred fragment and each streamed
 * item, with the item's index at the end of its path, and `is_final` on each.
 */
export function toRelay({ data, errors, extensions, incremental = [], hasNext = false }: AnswerPart): GraphQLResponse {
  const shared = { extensions: { ...extensions, is_final: !hasNext } };
  const responses: object[] = [];
  if (data !== undefined || errors) responses.push({ data: data ?? null, ...(errors && { errors }), ...shared });
  for (const { items, path, errors: all, ...rest } of incremental) {
    if (items === undefined) responses.push({ ...rest, path, ...errorsAt(path, all), ...shared });
    for (const [index, item] of (items ?? []).entries()) {
      const answerPath = [...path.slice(0, -1), Number(path.at(-1)) + index];
      responses.push({ ...rest, data: item, path: answerPath, ...errorsAt(answerPath, all), ...shared });
    }
  }
  if (responses.length === 0) responses.push({ data: null, ...shared });
  // Relay's types describe responses and arrays of them, but not the fields of an increment.
  return responses as unknown as GraphQLResponse;
}

/**
 * Selects the errors below a path. The server counts an error's path from the root of the response, Relay from that
 * path.
 */
function errorsAt(answerPath: Path, errors: readonly AnswerError[] = []): { readonly errors?: readonly AnswerError[] } {
  const own = errors.filter(({ path }) => answerPath.every((step, index) => path?.[index] === step));
  return own.length === 0
    ? {}
    : { errors: own.map((error) => ({ ...error, path: error.path?.slice(answerPath.length) ?? [] })) };
}

/**
 * Throws on a failed field, so that the nearest boundary shows the server's code and message. Relay would throw an
 * error that does not say what failed.
 */
const throwWhatFailed: RelayFieldLogger = (event) => {
  if (event.kind !== "relay_field_payload.error" || !event.shouldThrow || event.handled) return;
  // Relay's type of the error lacks `extensions`.
  throw RequestFailure.fromExtensions(Reflect.get(event.error, "extensions"));
};

interface Options {
  /** Loads the code that a response names before its data enters the store. */
  readonly modules: OperationLoader;
  readonly isServer?: boolean;
}

/** Creates a Relay environment: for the browser, or on the server for the rendering of one page. */
export function createEnvironment(network: INetwork, { modules, isServer = false }: Options): Environment {
  const operationLoader: OperationLoader = {
    get: (reference) => modules.get(reference),
    load: (reference) =>
      modules.load(reference).catch((cause: unknown) => {
        throw RequestFailure.withoutCode(cause);
      }),
  };
  return new Environment({
    network,
    isServer,
    operationLoader,
    store: new Store(new RecordSource(), {
      operationLoader,
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: 10 * 60_000,
    }),
    relayFieldLogger: throwWhatFailed,
  });
}

/** The error of a failed request: a code and a message for people. Only `OFFLINE` never comes from the server. */
export class RequestFailure extends Error {
  override readonly name = "RequestFailure";
  readonly code: ErrorCode | "OFFLINE";
  needsReload = false;

  constructor(code: ErrorCode | "OFFLINE", message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  /** Returns the failure of a request that got no response. */
  static offline(cause: unknown): RequestFailure {
    const message = "Cannot reach Galley. Check that it is still running, then try again.";
    return new RequestFailure("OFFLINE", message, { cause });
  }

  /** Returns the failure of code that did not load. Only reloading the page fetches it with its styles. */
  static withoutCode(cause: unknown): RequestFailure {
    const failure = RequestFailure.offline(cause);
    failure.needsReload = true;
    return failure;
  }

  /** Reads a failure from the `extensions` of a GraphQL error. An unknown code becomes INTERNAL. */
  static fromExtensions(extensions: unknown): RequestFailure {
    const { code, message } = (typeof extensions === "object" && extensions ? extensions : {}) as Record<
      string,
      unknown
    >;
    const known = isErrorCode(code) ? code : "INTERNAL";
    const { happened, next } = ERRORS[known];
    const failure = new RequestFailure(known, typeof message === "string" ? message : `${happened} ${next}`);
    // A browser that signs in again has a session only after a reload.
    failure.needsReload = known === "UNAUTHENTICATED";
    return failure;
  }
}

interface PageSession {
  /** The headers with which requests prove that they come from the page. */
  readonly headers: Readonly<Record<string, string>>;
  /** True when the browser also sends a cookie. Images and links can send nothing else. */
  readonly hasCookie: boolean;
}

let known: PageSession | null = null;

/** Returns the page's session. It is kept only in memory, and removed from the page on first use. */
export function pageSession(): PageSession {
  known ??= take();
  return known;
}

function take(): PageSession {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SESSION_META}"]`);
  meta?.remove();
  return {
    headers: meta === null ? {} : { [SESSION_HEADER]: meta.content },
    hasCookie: meta?.dataset["cookie"] !== "none", // `signIn.ts` sets this.
  };
}
