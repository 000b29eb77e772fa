import type { IncomingMessage, ServerResponse } from "node:http";
import { matchPage } from "#contract/pages.ts";
import type { DrawPage } from "#contract/ServedPage.ts";
import type { FirstAnswer } from "#contract/wire.ts";
import type { Documents } from "./documents.ts";
import type { GraphqlServer } from "./executeGraphql.ts";
import { firstAnswer } from "./firstAnswer.ts";
import { jsonSize } from "./jsonSize.ts";
import { lookOf } from "./lookOf.ts";
import { pageAnswer, pageContent, pageEnd, pageHead, type PageAssets } from "./pageHtml.ts";
import { readVisitor } from "./readVisitor.ts";

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
