import type { IncomingMessage, ServerResponse } from "node:http";
import { type MatchedPage, matchPage } from "#contract/pages.ts";
import type { DrawPage, FirstAnswer } from "#contract/wire.ts";
import { readClientHints } from "./clientHints.ts";
import type { GraphqlServer } from "./executeGraphql.ts";
import { appearanceOf, pageAnswer, type PageAssets, pageContent, pageEnd, pageHead } from "./pageHtml.ts";
import type { Documents } from "./yogaSettings.ts";

export interface PageOptions {
  readonly documents: Documents;
  /** The files that a page loads, by the operation of its query. */
  readonly pageAssets: (operation: string) => PageAssets;
  /** Renders a page on the server, so that it is visible before its code runs; null to render in the browser only. */
  readonly drawPage: DrawPage | null;
  /** The time that a page waits for its answer, in ms; tests that need the answer use a longer time. */
  readonly answerMs?: number;
  readonly log: (line: string) => void;
}

/** The most characters of an answer that is rendered on the server; a longer one would block other requests. */
const DRAWN_MAX = 2_000_000;

export interface PageReader {
  /** The user's settings, by name. */
  readonly settings: ReadonlyMap<string, string>;
  /** The value that the page's requests send beside the cookie; null if none is needed. */
  readonly session: string | null;
}

/**
 * Sends a page in three pieces, each as soon as it is known: the head with the files to load, the content rendered from
 * the first part of the answer, and the answer. When the answer is late, very long or has an error, the browser alone
 * renders the page.
 */
export async function sendPage(
  graphql: GraphqlServer,
  { documents, pageAssets, drawPage, answerMs, log }: PageOptions,
  { settings, session }: PageReader,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? "/";
  const [path = "/", query = ""] = url.split("?", 2);
  const clientHints = readClientHints(request.headers, settings);
  const page = matchPage(path, new URLSearchParams(query), (name) => settings.get(name) ?? null);
  const abort = new AbortController();
  response.once("close", () => abort.abort());
  response.writeHead(page.name === "notFound" ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
  response.write(
    pageHead(pageAssets(page.operation), appearanceOf(settings), { isOpen: true, value: session, settings }),
  );
  const show = async (first: FirstAnswer): Promise<void> => {
    const html = await draw(first);
    response.write(pageContent(html === null ? null : { html, isWide: clientHints.isWide }));
  };
  const answer = await firstAnswer(graphql, documents, page, abort.signal, show, answerMs);
  response.write(answer === null ? pageContent(null) : pageAnswer(answer));
  response.end(pageEnd);

  async function draw(first: FirstAnswer): Promise<string | null> {
    if (JSON.stringify(first).length > DRAWN_MAX) return null;
    try {
      return (await drawPage?.({ url, answer: first, clientHints })) ?? null;
    } catch (error) {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return null;
    }
  }
}

/** The time that a page waits for its answer. After this the page requests it itself and shows a skeleton meanwhile. */
const ANSWER_MS = 800;

/** The time that it waits for deferred parts after the first part. */
const DEFERRED_MS = 60;

/**
 * Executes a page's query and returns the first part, passed to `onFirst` immediately, with the deferred parts that
 * arrive in time. Null when the first part is late or the query is not a persisted document.
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
  const deadline = new AbortController();
  const parts = graphql.parts(document, variables, AbortSignal.any([signal, deadline.signal]));
  const gathered: unknown[] = [];
  const soFar = (complete: boolean) => ({ operationName: operation, variables, parts: [...gathered], complete });
  for (let wait = answerMs; ; wait = DEFERRED_MS) {
    const part = await withinTime(parts.next(), wait, deadline);
    if (part === null) return gathered.length > 0 ? soFar(false) : null;
    if (part.done) return soFar(true);
    gathered.push(part.value);
    if (gathered.length === 1) await onFirst(soFar(false));
  }
}

/** Resolves to the result of a promise; to null, after aborting its work, when the time is over. */
async function withinTime<T>(promise: Promise<T>, milliseconds: number, deadline: AbortController): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      deadline.abort();
      resolve(null);
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    promise.catch(ignore); // After losing the race nobody handles it; after winning, the race has reported the error.
  }
}

function ignore(): void {}

/**
 * Sends the sign-in page, which contains nothing from any repository. Its code exchanges the key of a link for a
 * session, or says how to get one. Of the settings it contains only the appearance.
 */
export function sendSignInPage(
  { pageAssets }: PageOptions,
  settings: ReadonlyMap<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = "/", query = ""] = (request.url ?? "/").split("?", 2);
  const assets = pageAssets(matchPage(path, new URLSearchParams(query)).operation);
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.write(pageHead(assets, appearanceOf(settings), { isOpen: false }));
  response.end(`${pageContent(null)}${pageEnd}`);
}
