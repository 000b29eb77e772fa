import { events } from "fetch-event-stream";
import { meros } from "meros/browser";
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
export interface AnswerError {
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
