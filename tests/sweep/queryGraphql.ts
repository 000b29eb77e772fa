import type { AnswerPart, Path } from "#app/relay/network.ts";
import type { GraphqlServer } from "#server/http/executeGraphql.ts";

/** The data of any document: the caller states what it expects. */
export type Json = ReturnType<typeof JSON.parse>;

/** A response whose deferred and streamed parts are in their places. */
export interface QueryResult {
  readonly data: Json;
  /** The codes of its errors, each with the path and the sentence. */
  readonly errors: readonly { readonly code: string; readonly at: string }[];
  /** The duration in ms. */
  readonly ms: number;
  /** Whether it was abandoned because it was not complete in time. */
  readonly isHung: boolean;
}

/** The result of a read that was abandoned because it timed out. */
const HUNG = Symbol("hung");

/** Executes a document, merges the parts of the response, and abandons it after `timeoutMs`. */
export async function queryGraphql(
  graphql: GraphqlServer,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  timeoutMs: number,
): Promise<QueryResult> {
  const from = performance.now();
  const abort = new AbortController();
  const errors: { code: string; at: string }[] = [];
  const root: { data: Json } = { data: null };
  const read = async (): Promise<void> => {
    for await (const part of graphql.parts(document, variables, abort.signal))
      takePart(root, part as AnswerPart, errors);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof HUNG>((done) => {
    timer = setTimeout(() => done(HUNG), timeoutMs);
  });
  const reading = read();
  const ended = await Promise.race([reading, late]);
  clearTimeout(timer);
  if (ended === HUNG) {
    abort.abort();
    reading.catch(() => undefined); // nothing waits for it any more
  }
  return { data: root.data, errors, ms: performance.now() - from, isHung: ended === HUNG };
}

function takePart(root: { data: Json }, part: AnswerPart, errors: { code: string; at: string }[]): void {
  const note = (all: AnswerPart["errors"] = []): void => {
    for (const { message, path, extensions } of all) {
      const code: unknown = Reflect.get(Object(extensions), "code");
      errors.push({ code: typeof code === "string" ? code : "none", at: `${path?.join(".") ?? ""}: ${message}` });
    }
  };
  note(part.errors);
  if (part.data !== undefined) root.data = part.data;
  for (const { path, data, items, errors: own } of part.incremental ?? []) {
    note(own);
    if (items) {
      const list: Json = valueAt(root.data, path.slice(0, -1));
      const first = Number(path.at(-1));
      for (const [index, item] of items.entries()) list[first + index] = item;
    } else if (data) mergeInto(valueAt(root.data, path), data);
  }
}

function valueAt(data: Json, path: Path): Json {
  return path.reduce((place: Json, step) => place[step], data);
}

/** A deferred fragment may share fields with the data received before. */
function mergeInto(target: Json, source: Json): void {
  for (const [key, value] of Object.entries(source)) {
    const there = target[key];
    const isObject = typeof there === "object" && there !== null && typeof value === "object" && value !== null;
    if (isObject && !Array.isArray(there)) mergeInto(there, value);
    else target[key] = value;
  }
}
