import type { IncomingMessage, ServerResponse } from "node:http";
import { fileOrderWord } from "#contract/fileOrderWord.ts";
import { matchPage } from "#contract/pages.ts";
import type { DrawPage } from "#contract/ServedPage.ts";
import type { FirstAnswer } from "#contract/wire.ts";
import type { Documents } from "./documents.ts";
import type { GraphqlServer } from "./executeGraphql.ts";
import { firstAnswer } from "./firstAnswer.ts";
import { pageContent, pageHead, pageTail, type PageAssets } from "./pageHtml.ts";
import { readVisitor } from "./readVisitor.ts";
import { themeOf } from "./themeOf.ts";

export interface PageOptions {
  readonly documents: Documents;
  /** What a page loads, by the operation of its query. */
  readonly pageAssets: (operation: string) => PageAssets;
  /** Draws a page on the server, so that it is seen before any code of it runs; null where the browser alone does. */
  readonly drawPage: DrawPage | null;
  readonly log: (line: string) => void;
}

/** Which of the visitor's choices is the order of a change's files. */
const ORDER = "galley.order";

/**
 * Sends the page of an address in three pieces, each as soon as it is known: what to load; what is seen, drawn of the
 * first part of the answer; the answer. A page that is not drawn here, because the answer is late or tells of a failure,
 * is drawn by the browser alone. `session` is what its requests have to send beside the cookie, null where nothing.
 */
export async function sendPage(
  graphql: GraphqlServer,
  { documents, pageAssets, drawPage, log }: PageOptions,
  request: IncomingMessage,
  response: ServerResponse,
  session: string | null,
): Promise<void> {
  const url = request.url ?? "/";
  const [path = "/", query = ""] = url.split("?", 2);
  const visitor = readVisitor(request.headers);
  const search = new URLSearchParams(query);
  const order = visitor.choices.get(ORDER);
  // As the page itself does: where the address says nothing, what was last chosen.
  if (order !== undefined && fileOrderWord.read(search.get("order")) === null) search.set("order", order);
  const page = matchPage(path, search);
  const abort = new AbortController();
  response.once("close", () => abort.abort());
  response.writeHead(page.name === "notFound" ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
  response.write(pageHead(pageAssets(page.operation), themeOf(visitor), { isOpen: true, value: session }));
  const answer = await firstAnswer(graphql, documents, page, abort.signal, async (first) => {
    const html = await draw(first);
    response.write(pageContent(html === null ? null : { html, isWide: visitor.isWide }));
  });
  if (answer === null) response.write(pageContent(null));
  response.end(pageTail(answer));

  async function draw(first: FirstAnswer): Promise<string | null> {
    try {
      return (await drawPage?.({ url, answer: first, visitor })) ?? null;
    } catch (error) {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return null;
    }
  }
}
