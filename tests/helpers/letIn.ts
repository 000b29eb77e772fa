import type { BrowserContext } from "playwright-core";
import { leftovers } from "./leftovers.ts";

/** A cookie that signs a browser in to a running program. */
export interface EntryCookie {
  readonly name: string;
  readonly value: string;
  /** The program's address. */
  readonly url: string;
}

const cookies: EntryCookie[] = [];
const contexts = new Set<BrowserContext>();

function give(context: BrowserContext, some: readonly EntryCookie[]): Promise<void> {
  return context.addCookies(some.map((cookie) => ({ ...cookie, httpOnly: true, sameSite: "Strict" as const })));
}

/**
 * Signs every browser of a test file in to every program that the file starts, in whichever order they start. The next
 * file begins without cookies.
 */
export const letIn = {
  /**
   * Reports whether the browsers are signed in already: a restarted program, or a second one on the same repository,
   * accepts the same cookies.
   */
  knows: (address: string): boolean => cookies.some(({ url }) => new URL(url).hostname === new URL(address).hostname),
  async to(cookie: EntryCookie): Promise<void> {
    if (cookies.length === 0) leftovers.push(() => Promise.resolve(cookies.splice(0)));
    cookies.push(cookie);
    await Promise.all([...contexts].map((context) => give(context, [cookie])));
  },
  async context(context: BrowserContext): Promise<void> {
    contexts.add(context);
    context.once("close", () => contexts.delete(context));
    await give(context, cookies);
  },
};
