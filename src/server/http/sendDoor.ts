import type { IncomingMessage, ServerResponse } from "node:http";
import { matchPage } from "#contract/pages.ts";
import { lookOf } from "./lookOf.ts";
import { pageContent, pageEnd, pageHead } from "./pageHtml.ts";
import type { PageOptions } from "./sendPage.ts";

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
