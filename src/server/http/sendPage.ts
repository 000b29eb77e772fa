import type { IncomingMessage, ServerResponse } from "node:http";
import { isSameAnswer, type MatchedPage, matchPage } from "#contract/pages.ts";
import type { DrawPage, PageAnswer } from "#contract/wire.ts";
import type { Asset } from "./assets.ts";
import { readClientHints } from "./clientHints.ts";
import type { GraphqlServer } from "./executeGraphql.ts";
import { appearanceOf, pageAnswer, type PageAssets, pageContent, pageEnd, pageHead } from "./pageHtml.ts";
import { signInPolicy } from "./securityHeaders.ts";
import type { Documents } from "./yogaSettings.ts";

export interface PageOptions {
  readonly documents: Documents;
  /** The built files, keyed by path. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** The files that a page loads, by the operation of its query. */
  readonly pageAssets: (operation: string) => PageAssets;
  /** Renders a page on the server, so that it is visible before its code runs; null to render in the browser only. */
  readonly drawPage: DrawPage | null;
  readonly log: (line: string) => void;
}

/** The most characters of an answer that is rendered on the server; a longer one would block other requests. */
const DRAWN_MAX = 2_000_000;

export interface PageReader {
  /** The user's settings, by name. */
  readonly settings: ReadonlyMap<string, string>;
  /** The value that the page's requests send beside the cookie; null if none is needed. */
  readonly session: string | null;
  readonly prepared: PreparedAnswer | null;
}

function pageOf(url: string, settings: ReadonlyMap<string, string>): MatchedPage {
  const [path = "/", query = ""] = url.split("?", 2);
  return matchPage(path, new URLSearchParams(query), (name) => settings.get(name) ?? null);
}

/** The time in ms after which a prepared answer is dropped: it may not be that of the repository any more. */
const PREPARED_MS = 10_000;

/** The answer to a page's query, begun before the page is requested. */
export interface PreparedAnswer {
  /** Returns the parts of the answer if it is that of this page; else, or when it was taken or dropped, null. */
  take(url: string, variables: object, signal: AbortSignal): AsyncGenerator<unknown> | null;
}

/**
 * Begins the answer to the page that a start opens, and renders it once so that the code is compiled: all of it happens
 * while the browser starts and signs in.
 */
export function prepareAnswer(
  graphql: GraphqlServer,
  { documents, drawPage }: PageOptions,
  settings: ReadonlyMap<string, string>,
  url: string,
): PreparedAnswer {
  const { operation, variables } = pageOf(url, settings);
  const abort = new AbortController();
  const parts = graphql.parts(documents.byName.get(operation) ?? "", variables, abort.signal);
  let first: Promise<IteratorResult<unknown>> | null = parts.next();
  setTimeout(() => {
    if (first !== null) abort.abort();
    first = null;
  }, PREPARED_MS).unref();
  const clientHints = readClientHints({}, settings);
  async function render(): Promise<void> {
    const part = (await first)?.value;
    if (first !== null) await drawPage?.({ url, answer: { operationName: operation, variables, part }, clientHints });
  }
  render().catch(() => undefined); // The page meets the same failure and reports it.
  async function* all(begun: Promise<IteratorResult<unknown>>): AsyncGenerator<unknown> {
    const { value, done } = await begun;
    if (done === true) return;
    yield value;
    yield* parts;
  }
  return {
    take(wanted, others, signal) {
      const begun = first;
      if (begun === null || wanted !== url || !isSameAnswer(variables, others)) return null;
      first = null;
      signal.addEventListener("abort", () => abort.abort());
      return all(begun);
    },
  };
}

/**
 * Sends a page piece by piece, each as soon as it is known: the head with the files to load, the content rendered from
 * the first part of the answer, and the parts of the answer. Content that is very long or has an error is rendered by
 * the browser alone.
 */
export async function sendPage(
  graphql: GraphqlServer,
  { documents, pageAssets, drawPage, log }: PageOptions,
  { settings, session, prepared }: PageReader,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? "/";
  const clientHints = readClientHints(request.headers, settings);
  const { name, operation, variables } = pageOf(url, settings);
  const abort = new AbortController();
  response.once("close", () => abort.abort());
  response.writeHead(name === "notFound" ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
  response.write(pageHead(pageAssets(operation), appearanceOf(settings), { isOpen: true, value: session, settings }));
  const document = documents.byName.get(operation) ?? "";
  let hasContent = false;
  const parts = prepared?.take(url, variables, abort.signal) ?? graphql.parts(document, variables, abort.signal);
  for await (const part of parts) {
    const answer = { operationName: operation, variables, part };
    const embedded = pageAnswer(answer);
    if (!hasContent) response.write(await draw(answer, embedded.length));
    hasContent = true;
    response.write(embedded);
  }
  response.end(`${hasContent ? "" : pageContent(null)}${pageEnd}`);

  async function draw(answer: PageAnswer, characters: number): Promise<string> {
    if (characters > DRAWN_MAX) return pageContent(null);
    try {
      const html = (await drawPage?.({ url, answer, clientHints })) ?? null;
      return pageContent(html === null ? null : { html, isWide: clientHints.isWide });
    } catch (error) {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return pageContent(null);
    }
  }
}

/**
 * Sends the sign-in page, which contains nothing from any repository. Its code exchanges the key of a link for a
 * session, or says how to get one. Of the settings it contains only the appearance.
 */
export function sendSignInPage(
  { pageAssets, assets }: PageOptions,
  settings: ReadonlyMap<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = "/", query = ""] = (request.url ?? "/").split("?", 2);
  const files = pageAssets(matchPage(path, new URLSearchParams(query)).operation);
  const signInCode = assets.get(files.signIn)?.identity.toString() ?? null;
  if (signInCode !== null) response.setHeader("content-security-policy", signInPolicy(signInCode));
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.write(pageHead(files, appearanceOf(settings), { isOpen: false, signInCode }));
  response.end(`${pageContent(null)}${pageEnd}`);
}
