import type { ExecutionResult } from "graphql";
import { isAsyncIterable, type Plugin } from "graphql-yoga";
import { eventLoopYielder } from "#server/git/eventLoop.ts";

/** The number of characters, before escaping, that are written at once: a few milliseconds when most are escaped. */
const PIECE = 64 * 1024;

/**
 * Writes a value as JSON, like `JSON.stringify`, in pieces to be concatenated; a small value is one piece. Yields to
 * the event loop between pieces, however large the value or its strings are. Linear in the value.
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  const yieldToEventLoop = eventLoopYielder();
  for (const piece of piecesOf(value)) {
    yield piece;
    await yieldToEventLoop();
  }
}

function* piecesOf(value: unknown): Generator<string> {
  if (jsonSize(value, PIECE) <= PIECE) yield JSON.stringify(value) ?? "null";
  else if (typeof value === "string") yield* piecesOfText(value);
  else if (Array.isArray(value)) yield* piecesOfList(value);
  else yield* piecesOfObject(toJson(value));
}

/** Writes a string in pieces. A surrogate pair is not split, since each half alone would be escaped. */
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

/** Writes list items that are small together, or a single large one. */
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

/** The most characters that a number, the quotes of a name, a comma and the like take. */
const PLAIN = 8;

/**
 * Estimates the length of a value's JSON in characters, without escapes. Stops as soon as the size exceeds `limit`.
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

/** The result of an operation, with the serializer that Yoga uses in place of `JSON.stringify`. */
type Result = ExecutionResult & { readonly stringify?: (result: ExecutionResult) => string };

/** Smaller answers are serialized at once, in a millisecond or two. */
const AT_ONCE = 64 * 1024;

/** The side that sends an answer. */
export interface Sender {
  /** Receives the body of a long answer, for which Yoga gets an empty one. */
  readonly onLong: (body: AsyncIterable<string>) => void;
}

/**
 * Serializes large answers piece by piece so that other requests are not blocked; Yoga would serialize each in one go.
 */
export function streamedJson(): Plugin<object, Partial<Sender>> {
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

/** Yields the parts of an answer as they arrive. Returning early also ends the source, even while it is pending. */
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

/** Returns a large part together with its JSON for Yoga to send. Internal details of errors are left out. */
async function written(result: Result): Promise<Result> {
  if (!isLarge(result)) return result;
  const pieces: string[] = [];
  for await (const piece of jsonPieces({ ...result, errors: undefined })) pieces.push(piece);
  const text = pieces.join("");
  return { ...result, stringify: (shown) => withErrors(text, shown.errors) };
}

/** Inserts errors, already masked by Yoga, into the JSON of an object. */
function withErrors(text: string, errors: Result["errors"]): string {
  return errors === undefined ? text : `{"errors":${JSON.stringify(errors)},${text.slice(1)}`;
}
