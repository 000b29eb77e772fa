import type { AnswerPart, Path } from "#app/relay/network.ts";
import type { GraphqlServer } from "#server/http/executeGraphql.ts";

/** Whatever the document asked for: the caller says what is expected of it. */
export type Json = ReturnType<typeof JSON.parse>;

/** An answer whose deferred and streamed parts stand where they belong. */
export interface QueryResult {
  readonly data: Json;
  /** The codes of its errors, each with the path and the sentence. */
  readonly errors: readonly { readonly code: string; readonly at: string }[];
  /** How long it took, in ms. */
  readonly ms: number;
  /** Whether it was not complete in time and was abandoned. */
  readonly isHung: boolean;
}

/** What is over now, and an answer that nobody waits for any more. */
const HUNG = Symbol("hung");

/** Executes a document, puts the parts of the answer together, and gives it up after `patience` ms. */
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
    reading.catch(() => undefined); // nobody waits for it
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

/** A deferred fragment may share fields with what is there already. */
function mergeInto(target: Json, source: Json): void {
  for (const [key, value] of Object.entries(source)) {
    const there = target[key];
    const isObject = typeof there === "object" && there !== null && typeof value === "object" && value !== null;
    if (isObject && !Array.isArray(there)) mergeInto(there, value);
    else target[key] = value;
  }
}
