import { createHash } from "node:crypto";
import type { DrawPage, Drawing } from "#contract/ServedPage.ts";
import { byteCache } from "#server/git/byteCache.ts";

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
