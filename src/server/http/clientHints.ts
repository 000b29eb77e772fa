import type { IncomingHttpHeaders } from "node:http";
import type { ServedPage } from "#contract/wire.ts";

const WIDE = /^galley-wide=([01])$/;
const EXTRA_WIDE = /^galley-extra-wide=([01])$/;
const COARSE = /^galley-coarse=([01])$/;
const TALL = /^galley-tall=([1-9]\d?)$/;
/** The page reports the height of its window in steps of this many pixels. */
const TALL_STEP = 100;
/** Most windows are not higher. For higher ones the browser draws the rest a moment later. */
const USUAL_HEIGHT = 900;
const HEIGHT_MAX = 4000;

/**
 * Reads what is known about the client of a request: the user's settings, the window size, pointer and time zone that
 * the page stored in cookies, and the browser's own headers. Without cookies a client counts as wide with a mouse,
 * unless it says that it is a phone.
 */
export function readClientHints(
  headers: IncomingHttpHeaders,
  settings: ServedPage["clientHints"]["settings"],
): ServedPage["clientHints"] {
  const cookies = headers.cookie?.split("; ") ?? [];
  const agent = headers["user-agent"] ?? "";
  const hint = (form: RegExp) => cookies.map((cookie) => form.exec(cookie)?.[1]).find((found) => found !== undefined);
  const [wide, coarse, tall] = [hint(WIDE), hint(COARSE), hint(TALL)];
  const isPhone = headers["sec-ch-ua-mobile"] === "?1" || /\bMobile\b/.test(agent);
  return {
    isApple: /Mac OS X|iPhone|iPad/.test(agent),
    isWide: wide === undefined ? !isPhone : wide === "1",
    isExtraWide: hint(EXTRA_WIDE) === "1",
    isCoarse: coarse === undefined ? isPhone : coarse === "1",
    height: tall === undefined ? USUAL_HEIGHT : Math.min(HEIGHT_MAX, Number(tall) * TALL_STEP),
    languages: readLanguages(headers["accept-language"]),
    timeZone: readTimeZone(cookies),
    settings,
  };
}

const LANGUAGES_MAX = 5;
/** A language tag such as `de`, `pt-BR` or `zh-Hant-TW`. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;

/** Parses Accept-Language in the order of preference in which all browsers send it. Invalid tags are left out. */
export function readLanguages(header: string | undefined): readonly string[] {
  const languages = (header ?? "").split(",", LANGUAGES_MAX).map((each) => (each.split(";")[0] ?? "").trim());
  return languages.filter(isLanguage);
}

function isLanguage(tag: string): boolean {
  if (!LANGUAGE.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const TIME_ZONE_COOKIE = /^galley-zone=([\w.+-]{1,40})$/;

/** Caches the last zone, which comes with every request: resolving one takes 0.3 ms. */
let last: { readonly hint: string; readonly timeZone: string } | null = null;

/**
 * Reads the time zone from the page's cookie, where `Europe/Berlin` is written `Europe.Berlin`; undefined when it is
 * missing or unknown.
 */
export function readTimeZone(cookies: readonly string[]): string | undefined {
  const hint = cookies.map((cookie) => TIME_ZONE_COOKIE.exec(cookie)?.[1]).find((found) => found !== undefined);
  const timeZone = hint?.replaceAll(".", "/");
  if (timeZone === undefined) return undefined;
  if (last?.hint === timeZone) return last.timeZone;
  try {
    const found = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
    last = { hint: timeZone, timeZone: found };
    return found;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
