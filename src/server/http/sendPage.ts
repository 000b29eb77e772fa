import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { isSameAnswer, type MatchedPage, matchPage } from "#contract/pages.ts";
import type { DrawPage, PageAnswer, ServedPage } from "#contract/wire.ts";
import type { Asset } from "./assets.ts";
import type { GraphqlServer } from "./executeGraphql.ts";
import type { Documents } from "./executeHere.ts";
import { appearanceOf, pageAnswer, type PageAssets, pageContent, pageEnd, pageHead, pageStart } from "./pageHtml.ts";
import { signInPolicy } from "./securityHeaders.ts";
import { closeSignInPage, type WaitingPages } from "./sessions/WaitingPages.ts";

export interface PageOptions {
  readonly documents: Documents;
  readonly assets: ReadonlyMap<string, Asset>;
  /** The files that a page loads, by the operation of its query. */
  readonly pageAssets: (operation: string) => PageAssets;
  /** Renders a page on the server, so that it is visible before its code runs; null to render in the browser only. */
  readonly drawPage: DrawPage | null;
  readonly log: (line: string) => void;
}

/** The most characters of an answer that is rendered on the server; a longer one would block other requests. */
const DRAWN_MAX = 2_000_000;

export interface PageReader {
  /** True if the page was sent up to its body before its browser was signed in. */
  readonly isBegun: boolean;
  readonly settings: ReadonlyMap<string, string>;
  /** The value that the page's requests send beside the cookie; null if none is needed. */
  readonly session: string | null;
  readonly prepared: PreparedAnswer | null;
}

function pageOf(url: string, settings: ReadonlyMap<string, string>): MatchedPage {
  const [path = "/", query = ""] = url.split("?", 2);
  return matchPage(path, new URLSearchParams(query), (name) => settings.get(name) ?? null);
}

/** The time in ms after which a prepared answer is dropped: it may not be that of the repository any more. */
const PREPARED_MS = 10_000;

/** The answer to a page's query, begun before the page is requested. */
export interface PreparedAnswer {
  /** Returns the parts of the answer if it is that of this page; else, or when it was taken or dropped, null. */
  take(url: string, variables: object, signal: AbortSignal): AsyncGenerator<unknown> | null;
}

/**
 * Begins the answer to the page that a start opens, and renders it once so that the code is compiled: all of it happens
 * while the browser starts and signs in.
 */
export function prepareAnswer(
  graphql: GraphqlServer,
  { documents, drawPage }: PageOptions,
  settings: ReadonlyMap<string, string>,
  url: string,
): PreparedAnswer {
  const { operation, variables } = pageOf(url, settings);
  const abort = new AbortController();
  const parts = graphql.parts(documents.byName.get(operation) ?? "", variables, abort.signal);
  let first: Promise<IteratorResult<unknown>> | null = parts.next();
  setTimeout(() => {
    if (first !== null) abort.abort();
    first = null;
  }, PREPARED_MS).unref();
  const clientHints = readClientHints({}, settings);
  async function render(): Promise<void> {
    const part = (await first)?.value;
    if (first !== null) await drawPage?.({ url, answer: { operationName: operation, variables, part }, clientHints });
  }
  render().catch(() => undefined); // The page meets the same failure and reports it.
  async function* all(begun: Promise<IteratorResult<unknown>>): AsyncGenerator<unknown> {
    const { value, done } = await begun;
    if (done === true) return;
    yield value;
    yield* parts;
  }
  return {
    take(wanted, others, signal) {
      const begun = first;
      if (begun === null || wanted !== url || !isSameAnswer(variables, others)) return null;
      first = null;
      signal.addEventListener("abort", () => abort.abort());
      return all(begun);
    },
  };
}

/**
 * Sends a page piece by piece, each as soon as it is known: the head with the files to load, the content rendered from
 * the first part of the answer, and the parts of the answer. Content that is very long or has an error is rendered by
 * the browser alone.
 */
export async function sendPage(
  graphql: GraphqlServer,
  { documents, pageAssets, drawPage, log }: PageOptions,
  { settings, session, prepared, isBegun }: PageReader,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? "/";
  const clientHints = readClientHints(request.headers, settings);
  const { name, operation, variables } = pageOf(url, settings);
  const abort = new AbortController();
  response.once("close", () => abort.abort());
  const files = pageAssets(operation);
  if (!isBegun) {
    response.writeHead(name === "notFound" ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.write(pageHead(files, appearanceOf(settings), null));
  }
  response.write(pageStart(files, session, settings));
  const document = documents.byName.get(operation) ?? "";
  let hasContent = false;
  const parts = prepared?.take(url, variables, abort.signal) ?? graphql.parts(document, variables, abort.signal);
  for await (const part of parts) {
    const answer = { operationName: operation, variables, part };
    const embedded = pageAnswer(answer);
    if (!hasContent) response.write(await draw(answer, embedded.length));
    hasContent = true;
    response.write(embedded);
  }
  response.end(`${hasContent ? "" : pageContent(null)}${pageEnd}`);

  async function draw(answer: PageAnswer, characters: number): Promise<string> {
    if (characters > DRAWN_MAX) return pageContent(null);
    try {
      const html = (await drawPage?.({ url, answer, clientHints })) ?? null;
      return pageContent(html === null ? null : { html, isWide: clientHints.isWide });
    } catch (error) {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return pageContent(null);
    }
  }
}

/**
 * Sends the sign-in page, which contains nothing from any repository. Its code exchanges the key of a link for a
 * session, with which the content follows in the same response, or says how to get one. Of the settings it contains only
 * the appearance.
 */
export function sendSignInPage(
  { pageAssets, assets }: PageOptions,
  settings: ReadonlyMap<string, string>,
  pages: WaitingPages,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = "/", query = ""] = (request.url ?? "/").split("?", 2);
  const files = pageAssets(matchPage(path, new URLSearchParams(query)).operation);
  const code = assets.get(files.signIn)?.identity.toString() ?? null;
  if (code !== null) response.setHeader("content-security-policy", signInPolicy(code));
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  const page = pages.hold(request, response);
  response.write(pageHead(files, appearanceOf(settings), { code, page }));
  if (page === null) response.end(closeSignInPage);
}

const WIDE = /^galley-wide=([01])$/;
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

/**
 * Reads the time zone from the page's cookie, where `Europe/Berlin` is written `Europe.Berlin`; undefined when it is
 * missing or unknown.
 */
export function readTimeZone(cookies: readonly string[]): string | undefined {
  const hint = cookies.map((cookie) => TIME_ZONE_COOKIE.exec(cookie)?.[1]).find((found) => found !== undefined);
  const timeZone = hint?.replaceAll(".", "/");
  if (timeZone === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
