import { breather } from "#server/git/breather.ts";
import { jsonSize } from "./jsonSize.ts";

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
