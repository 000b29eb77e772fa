import { createHash } from "node:crypto";
import type { DrawPage } from "#contract/ServedPage.ts";
import { byteCache } from "#server/git/byteCache.ts";

/** Some hundred pages. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** A page says how long ago things were, to the minute. */
const MINUTE_MS = 60_000;

/**
 * Keeps what was drawn, by all that it was drawn of and the minute: a page that is loaded again, with the same answer, is
 * not drawn again. Finding one costs what hashing its answer costs, some 0.3 ms.
 */
export function keepDrawn(drawPage: DrawPage): DrawPage {
  const drawn = byteCache<string>(KEPT_BYTES);
  return async (page) => {
    const { url, answer, visitor } = page;
    const facts = [url, answer, { ...visitor, choices: [...visitor.choices] }, Math.floor(Date.now() / MINUTE_MS)];
    const key = createHash("sha1").update(JSON.stringify(facts)).digest("base64");
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const html = await drawPage(page);
    if (html !== null) drawn.set(key, html, 2 * html.length);
    return html;
  };
}
