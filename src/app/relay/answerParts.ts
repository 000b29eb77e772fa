import { events } from "fetch-event-stream";
import { meros } from "meros/browser";
import type { GraphQLResponse } from "relay-runtime";
import { RequestFailure } from "./RequestFailure.ts";

/** One part of an answer as it travels: the first has `data`, later ones `incremental`. Source: GraphQL over HTTP, incremental delivery. */
export interface AnswerPart {
  readonly data?: object | null;
  readonly errors?: readonly AnswerError[];
  readonly extensions?: object;
  readonly incremental?: readonly Increment[];
  readonly hasNext?: boolean;
}

/** A place in an answer: fields by their names, items of lists by their indices. */
export type Path = readonly (string | number)[];

/** What could not be had, and where it would have stood. */
interface AnswerError {
  readonly message: string;
  readonly path?: Path;
  readonly extensions?: unknown;
}

/** What was deferred or streamed: data for a place in the answer. */
interface Increment {
  readonly path: Path;
  readonly label?: string;
  readonly data?: object | null;
  readonly items?: readonly (object | null)[] | null;
  readonly errors?: readonly AnswerError[];
}

/**
 * Reads an HTTP answer as parts, whichever of the three forms it has. Fails as RequestFailure OFFLINE where it has none of
 * them, cannot be read, or ends before its last part.
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
    const parts = await meros<AnswerPart>(cutAtLines(response));
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
 * Cuts a body into chunks of at most one line. meros looks for a boundary inside the newest chunk first: one that began
 * in the chunk before would be missed, and two parts taken for one.
 */
function cutAtLines(response: Response): Response {
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
 * Gives one part of an answer the form that Relay takes: a response by itself for each deferred fragment and for each
 * streamed item, the item's index as the last step of its path, and `is_final` on each saying whether more follows.
 */
export function toRelay({ data, errors, extensions, incremental = [], hasNext = false }: AnswerPart): GraphQLResponse {
  const shared = { extensions: { ...extensions, is_final: !hasNext } };
  const responses: object[] = [];
  if (data !== undefined || errors) responses.push({ data: data ?? null, ...(errors && { errors }), ...shared });
  for (const { items, path, errors: all, ...rest } of incremental) {
    if (items === undefined) responses.push({ ...rest, path, ...errorsAt(path, all), ...shared });
    for (const [index, item] of (items ?? []).entries()) {
      const place = [...path.slice(0, -1), Number(path.at(-1)) + index];
      responses.push({ ...rest, data: item, path: place, ...errorsAt(place, all), ...shared });
    }
  }
  if (responses.length === 0) responses.push({ data: null, ...shared });
  // Relay's own types know single responses and arrays of them, not where an increment's fields stand.
  return responses as unknown as GraphQLResponse;
}

/** Picks the errors of a place. The server counts an error's path from the top of the answer, Relay from the place. */
function errorsAt(place: Path, errors: readonly AnswerError[] = []): { readonly errors?: readonly AnswerError[] } {
  const own = errors.filter(({ path }) => place.every((step, index) => path?.[index] === step));
  return own.length === 0
    ? {}
    : { errors: own.map((error) => ({ ...error, path: error.path?.slice(place.length) ?? [] })) };
}
