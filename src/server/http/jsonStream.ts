import type { ExecutionResult } from "graphql";
import { isAsyncIterable, type Plugin } from "graphql-yoga";
import { breather } from "#server/git/eventLoop.ts";

/** What is written at once, in characters before they are escaped: some milliseconds, where most have to be. */
const PIECE = 64 * 1024;

/**
 * Writes a value as JSON, as `JSON.stringify` does, in pieces that are to be put together; of what is small it makes one. Others
 * get their turn between the pieces, however large the value and its texts are. Linear in the value.
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  const breathe = breather();
  for (const piece of piecesOf(value)) {
    yield piece;
    await breathe();
  }
}

function* piecesOf(value: unknown): Generator<string> {
  if (jsonSize(value, PIECE) <= PIECE) yield JSON.stringify(value) ?? "null";
  else if (typeof value === "string") yield* piecesOfText(value);
  else if (Array.isArray(value)) yield* piecesOfList(value);
  else yield* piecesOfObject(toJson(value));
}

/** A character of two units stays whole: each alone would be written as an escape. */
function* piecesOfText(text: string): Generator<string> {
  yield '"';
  for (let at = 0; at < text.length;) {
    let end = at + PIECE;
    if (isFirstHalf(text.charCodeAt(end - 1))) end += 1;
    yield JSON.stringify(text.slice(at, end)).slice(1, -1);
    at = end;
  }
  yield '"';
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function* piecesOfList(items: readonly unknown[]): Generator<string> {
  yield "[";
  let [from, size] = [0, 0];
  for (const [at, item] of items.entries()) {
    const own = jsonSize(item, PIECE);
    if (size + own > PIECE) {
      yield* piecesOfSome(items.slice(from, at), from > 0);
      [from, size] = [at, 0];
    }
    size += own;
  }
  yield* piecesOfSome(items.slice(from), from > 0);
  yield "]";
}

/** Items of a list that are small together, or one that is not. */
function* piecesOfSome(items: readonly unknown[], hasOthersBefore: boolean): Generator<string> {
  if (items.length === 0) return;
  if (hasOthersBefore) yield ",";
  const [only] = items;
  if (items.length === 1) yield* piecesOf(only);
  else yield JSON.stringify(items).slice(1, -1);
}

function* piecesOfObject(fields: object): Generator<string> {
  yield "{";
  let isFirst = true;
  for (const [name, field] of Object.entries(fields)) {
    if (field === undefined || typeof field === "function" || typeof field === "symbol") continue;
    yield `${isFirst ? "" : ","}${JSON.stringify(name)}:`;
    yield* piecesOf(field);
    isFirst = false;
  }
  yield "}";
}

function toJson(value: unknown): object {
  const object = Object(value);
  return "toJSON" in object && typeof object.toJSON === "function" ? Object(object.toJSON("")) : object;
}

/** What a number, a name's quotes, a comma and the like take at most, in characters. */
const PLAIN = 8;

/**
 * Gives about how long a value's JSON is, in characters, escapes not counted; past `limit` no further than that it is longer.
 * Linear in the value up to the limit.
 */
export function jsonSize(value: unknown, limit: number): number {
  if (typeof value === "string") return value.length + PLAIN;
  if (typeof value !== "object" || value === null) return PLAIN;
  let size = PLAIN;
  if (Array.isArray(value)) {
    for (const item of value) {
      size += jsonSize(item, limit - size);
      if (size > limit) break;
    }
    return size;
  }
  for (const [name, item] of Object.entries(value)) {
    size += name.length + PLAIN + jsonSize(item, limit - size);
    if (size > limit) break;
  }
  return size;
}

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
