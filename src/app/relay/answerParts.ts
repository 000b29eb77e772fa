import { events } from "fetch-event-stream";
import { meros } from "meros/browser";
import { RequestFailure } from "./RequestFailure.ts";

/** One part of an answer as it travels: the first has `data`, later ones `incremental`. Source: GraphQL over HTTP, incremental delivery. */
export interface AnswerPart {
  readonly data?: object | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: unknown }[];
  readonly extensions?: object;
  readonly incremental?: readonly Increment[];
  readonly hasNext?: boolean;
}

/** What was deferred or streamed: data for a place in the answer. */
interface Increment {
  readonly path: readonly (string | number)[];
  readonly label?: string;
  readonly data?: object | null;
  readonly items?: readonly (object | null)[] | null;
  readonly errors?: AnswerPart["errors"];
}

/** Reads an HTTP answer as parts, whichever of the three forms it has; a RequestFailure where it is none of them. */
export async function* answerParts(response: Response, signal: AbortSignal): AsyncGenerator<AnswerPart> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/mixed")) {
    const parts = await meros<AnswerPart>(response);
    if (parts instanceof Response) throw RequestFailure.offline(new Error("a multipart answer without parts"));
    for await (const part of parts) if (part.json) yield part.body;
  } else if (type.startsWith("text/event-stream")) {
    for await (const { event, data } of events(response, signal)) {
      if (event === "complete") return;
      if (event === "next" && data) yield JSON.parse(data) as AnswerPart;
    }
  } else if (type.includes("json")) {
    yield (await response.json()) as AnswerPart;
  } else {
    throw RequestFailure.offline(new Error(`an answer of type ${type || "unknown"} with status ${response.status}`));
  }
}
