import type { IncomingHttpHeaders } from "node:http";
import type { ServedPage } from "#contract/ServedPage.ts";
import { readLanguages } from "./readLanguages.ts";
import { readTimeZone } from "./readTimeZone.ts";

const WIDE = /^galley-wide=([01])$/;
const ROOMY = /^galley-roomy=([01])$/;
const COARSE = /^galley-coarse=([01])$/;
const TALL = /^galley-tall=([1-9]\d?)$/;
/** What the page tells of its window's height is told in steps of so many pixels. */
const TALL_STEP = 100;
/** Most windows are no higher; of the others the rest is drawn by the browser, a moment later. */
const USUAL_HEIGHT = 900;
const HEIGHT_MAX = 4000;

/**
 * Tells who comes with a request: by what they chose, by the cookies in which the page wrote its window's size, its pointer and its time zone, and by
 * how their browser introduces itself. One that comes for the first time is thought wide and pointed at with a mouse unless it says that
 * it is a phone.
 */
export function readVisitor(
  headers: IncomingHttpHeaders,
  choices: ServedPage["visitor"]["choices"],
): ServedPage["visitor"] {
  const cookies = headers.cookie?.split("; ") ?? [];
  const agent = headers["user-agent"] ?? "";
  const told = (form: RegExp) => cookies.map((cookie) => form.exec(cookie)?.[1]).find((found) => found !== undefined);
  const [wide, coarse, tall] = [told(WIDE), told(COARSE), told(TALL)];
  const isPhone = headers["sec-ch-ua-mobile"] === "?1" || /\bMobile\b/.test(agent);
  return {
    isApple: /Mac OS X|iPhone|iPad/.test(agent),
    isWide: wide === undefined ? !isPhone : wide === "1",
    isRoomy: told(ROOMY) === "1",
    isCoarse: coarse === undefined ? isPhone : coarse === "1",
    height: tall === undefined ? USUAL_HEIGHT : Math.min(HEIGHT_MAX, Number(tall) * TALL_STEP),
    languages: readLanguages(headers["accept-language"]),
    timeZone: readTimeZone(cookies),
    choices,
  };
}
