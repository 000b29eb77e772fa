import { events } from "fetch-event-stream";
import { meros } from "meros/browser";
import type { GraphQLResponse } from "relay-runtime";
import { RequestFailure } from "./RequestFailure.ts";

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
