import type { MatchedPage } from "#contract/pages.ts";
import type { FirstAnswer } from "#contract/wire.ts";
import type { Documents } from "./documents.ts";
import type { GraphqlServer } from "./executeGraphql.ts";

/** How long the page waits for its answer; a slower one is asked for by the page itself, which shows its shape meanwhile. */
const ANSWER_MS = 800;

/** How long it waits, once the first part is there, for parts that were deferred. */
const DEFERRED_MS = 60;

/**
 * Executes a page's own query and gathers the answer: its first part, which `onFirst` is given before more is waited for,
 * and those deferred parts that come at once. Null where the first part is late or the query is none of the documents.
 */
export async function firstAnswer(
  graphql: GraphqlServer,
  documents: Documents,
  { operation, variables }: MatchedPage,
  signal: AbortSignal,
  onFirst: (answer: FirstAnswer) => Promise<void>,
  answerMs = ANSWER_MS,
): Promise<FirstAnswer | null> {
  const document = documents.byName.get(operation);
  if (document === undefined) return null;
  const giveUp = new AbortController();
  const parts = graphql.parts(document, variables, AbortSignal.any([signal, giveUp.signal]));
  const gathered: unknown[] = [];
  const soFar = (complete: boolean) => ({ operationName: operation, variables, parts: [...gathered], complete });
  for (let wait = answerMs; ; wait = DEFERRED_MS) {
    const part = await withinTime(parts.next(), wait, giveUp);
    if (part === null) return gathered.length > 0 ? soFar(false) : null;
    if (part.done) return soFar(true);
    gathered.push(part.value);
    if (gathered.length === 1) await onFirst(soFar(false));
  }
}

/** Waits so long for a promise; past that gives up on it, aborts what it waits for, and answers null. */
async function withinTime<T>(promise: Promise<T>, milliseconds: number, giveUp: AbortController): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      giveUp.abort();
      resolve(null);
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    promise.catch(ignore); // Where it lost the race nobody waits for it; where it won, the race has told already.
  }
}

function ignore(): void {}
