import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { WAITING_PAGES_MAX } from "#contract/limits.ts";

/** The rest of a sign-in page whose content does not follow. */
export const closeSignInPage = '<div id="root"></div>\n</body>\n</html>\n';

/** A page that is sent up to its content, and continued as soon as its browser is signed in. */
export interface WaitingPage {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** A browser exchanges its key within milliseconds; without a key or scripts a page does not stay open for ever. */
const WAIT_MS = 10_000;

/**
 * The pages whose browser is about to exchange the key of its link: their content follows in the same response, so that
 * a first visit needs no second load.
 */
export class WaitingPages {
  readonly #pages = new Map<string, WaitingPage>();

  /**
   * Keeps a response open, and returns the name by which its page asks for its content; null if too many wait, or if
   * what asks is no browser that opens a page.
   */
  hold(request: IncomingMessage, response: ServerResponse): string | null {
    const isOpened = request.method === "GET" && request.headers["sec-fetch-dest"] === "document";
    if (!isOpened || this.#pages.size >= WAITING_PAGES_MAX) return null;
    const name = randomUUID();
    this.#pages.set(name, { request, response });
    const timer = setTimeout(() => this.complete(name), WAIT_MS).unref();
    response.once("close", () => {
      clearTimeout(timer);
      this.#pages.delete(name);
    });
    return name;
  }

  /** Returns a page to continue, once; null if none of this name waits. */
  take(name: string | null): WaitingPage | null {
    const page = this.#pages.get(name ?? "") ?? null;
    this.#pages.delete(name ?? "");
    return page;
  }

  /** Ends a page without content: its browser is not signed in, or shows the content without a cookie. */
  complete(name: string | null): void {
    this.take(name)?.response.end(closeSignInPage);
  }
}
