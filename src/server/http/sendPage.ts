import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type MatchedPage, matchPage } from "#contract/pages.ts";
import type { Drawing, DrawPage, FirstAnswer } from "#contract/wire.ts";
import { byteCache } from "#server/git/byteCache.ts";
import { readVisitor } from "./clientHints.ts";
import type { GraphqlServer } from "./executeGraphql.ts";
import { jsonSize } from "./jsonStream.ts";
import { lookOf, pageAnswer, type PageAssets, pageContent, pageEnd, pageHead } from "./pageHtml.ts";
import type { Documents } from "./yogaSettings.ts";

export interface PageOptions {
  readonly documents: Documents;
  /** What a page loads, by the operation of its query. */
  readonly pageAssets: (operation: string) => PageAssets;
  /** Draws a page on the server, so that it is seen before any code of it runs; null where the browser alone does. */
  readonly drawPage: DrawPage | null;
  /** How long a page waits for its answer, in ms; a test that is to see the answer has more patience than a reader. */
  readonly answerMs?: number;
  readonly log: (line: string) => void;
}

/** Of a longer answer, in characters, nothing is drawn here: others would wait for it. */
const DRAWN_MAX = 2_000_000;

/** For whom a page is. */
export interface PageReader {
  /** What they chose, by name. */
  readonly choices: ReadonlyMap<string, string>;
  /** What their page's requests have to send beside the cookie, null where nothing. */
  readonly session: string | null;
}

/**
 * Sends the page of an address in three pieces, each as soon as it is known: what to load; what is seen, drawn of the
 * first part of the answer; the answer. A page that is not drawn here, because the answer is late, very long or tells of a
 * failure, is drawn by the browser alone.
 */
export async function sendPage(
  graphql: GraphqlServer,
  { documents, pageAssets, drawPage, answerMs, log }: PageOptions,
  { choices, session }: PageReader,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? "/";
  const [path = "/", query = ""] = url.split("?", 2);
  const visitor = readVisitor(request.headers, choices);
  const page = matchPage(path, new URLSearchParams(query), (name) => choices.get(name) ?? null);
  const abort = new AbortController();
  response.once("close", () => abort.abort());
  response.writeHead(page.name === "notFound" ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
  response.write(pageHead(pageAssets(page.operation), lookOf(choices), { isOpen: true, value: session, choices }));
  const show = async (first: FirstAnswer): Promise<void> => {
    const html = await draw(first);
    response.write(pageContent(html === null ? null : { html, isWide: visitor.isWide }));
  };
  const answer = await firstAnswer(graphql, documents, page, abort.signal, show, answerMs);
  if (answer === null) response.write(pageContent(null));
  else {
    for await (const piece of pageAnswer(answer)) {
      if (response.destroyed) return;
      response.write(piece);
    }
  }
  response.end(pageEnd);

  async function draw(first: FirstAnswer): Promise<string | null> {
    if (jsonSize(first, DRAWN_MAX) > DRAWN_MAX) return null;
    try {
      return (await drawPage?.({ url, answer: first, visitor }))?.html ?? null;
    } catch (error) {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return null;
    }
  }
}

/** How long the page waits for its answer; a slower one is asked for by the page itself, which shows its shape meanwhile. */
const ANSWER_MS = 800;

/** How long it waits, once the first part is there, for parts that were deferred. */
const DEFERRED_MS = 60;

/**
 * Executes a page's own query and gathers the answer: its first part, which `onFirst` is given before more is waited for,
 * and those deferred parts that come at once. Null where the first part is late or the query is none of the documents.
 */
async function firstAnswer(
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

/** Some hundred pages. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** Where a page says how long ago things were, it says so to the minute. */
const MINUTE_MS = 60_000;

/**
 * Keeps what was drawn, by all that it was drawn of: a page that is loaded again, with the same answer, is not drawn again,
 * unless it says how long ago something was and the minute is another. Finding one costs what hashing its answer costs, some
 * 0.3 ms.
 */
export function keepDrawn(drawPage: DrawPage): DrawPage {
  const drawings = byteCache<{ readonly drawing: Drawing; readonly minute: number }>(KEPT_BYTES);
  return async (page) => {
    const { url, answer, visitor } = page;
    const facts = [url, answer, { ...visitor, choices: [...visitor.choices] }];
    const key = createHash("sha1").update(JSON.stringify(facts)).digest("base64");
    const minute = Math.floor(Date.now() / MINUTE_MS);
    const known = drawings.get(key);
    if (known !== undefined && (known.minute === minute || !known.drawing.isOfNow)) return known.drawing;
    const drawing = await drawPage(page);
    if (drawing !== null) drawings.set(key, { drawing, minute }, 2 * drawing.html.length);
    return drawing;
  };
}

/**
 * Sends what everybody gets to see who asks for a page and is not let in: nothing of any repository, and the code that exchanges
 * the key of a link for a session, or says how to get one. Of the choices it is the look alone that is in it.
 */
export function sendDoor(
  { pageAssets }: PageOptions,
  choices: ReadonlyMap<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = "/", query = ""] = (request.url ?? "/").split("?", 2);
  const assets = pageAssets(matchPage(path, new URLSearchParams(query)).operation);
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.write(pageHead(assets, lookOf(choices), { isOpen: false }));
  response.end(`${pageContent(null)}${pageEnd}`);
}
