import type { ExecutionResult } from "graphql";
import { isAsyncIterable, type Plugin } from "graphql-yoga";
import { jsonPieces } from "./jsonPieces.ts";
import { jsonSize } from "./jsonSize.ts";

/** What an operation came to, and how Yoga is to write it where not by `JSON.stringify`. */
type Result = ExecutionResult & { readonly stringify?: (result: ExecutionResult) => string };

/** Answers up to here are written at once: a millisecond or two. */
const AT_ONCE = 64 * 1024;

/** Who sends an answer. */
export interface Sender {
  /** Takes the body of an answer that is long, of which Yoga gives an empty one. */
  readonly onLong: (body: AsyncIterable<string>) => void;
}

/** Has large answers written piece by piece, so that nobody else waits for one; Yoga would write each in one go. */
export function jsonInTurns(): Plugin<object, Partial<Sender>> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (isAsyncIterable(result)) setResult(eachWritten(result));
      const { onLong } = serverContext;
      if (onLong === undefined || Array.isArray(result) || isAsyncIterable(result) || !isLarge(result)) return;
      const stringify = (shown: object): string => {
        onLong(jsonPieces(shown));
        return "";
      };
      setResult({ ...result, stringify });
    },
  };
}

function isLarge(result: Result): boolean {
  return jsonSize(result, AT_ONCE) > AT_ONCE;
}

/** Gives the parts of an answer as they come. Who ends before they do ends what makes them, though it be waited for. */
function eachWritten(results: AsyncIterable<Result>): AsyncIterable<Result> {
  return {
    [Symbol.asyncIterator]() {
      const parts = results[Symbol.asyncIterator]();
      return {
        async next() {
          const next = await parts.next();
          return next.done === true ? next : { done: false, value: await written(next.value) };
        },
        return: async () => (await parts.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
}

/** Gives a part that is large with its JSON, for Yoga to send; with errors it leaves out what is not for the client. */
async function written(result: Result): Promise<Result> {
  if (!isLarge(result)) return result;
  const pieces: string[] = [];
  for await (const piece of jsonPieces({ ...result, errors: undefined })) pieces.push(piece);
  const text = pieces.join("");
  return { ...result, stringify: (shown) => withErrors(text, shown.errors) };
}

/** Writes errors, which Yoga has made fit to be shown, into an object's JSON. */
function withErrors(text: string, errors: Result["errors"]): string {
  return errors === undefined ? text : `{"errors":${JSON.stringify(errors)},${text.slice(1)}`;
}
