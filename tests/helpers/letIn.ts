import type { BrowserContext } from "playwright-core";
import { leftovers } from "./leftovers.ts";

/** A cookie by which a browser is let in to a program that runs. */
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

/** Lets every browser of a test file in to every program that it starts, whichever is there first. The next file begins again. */
export const letIn = {
  /** Whether they are in already: a program that is started again, or a second one on the same repository, knows them. */
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
