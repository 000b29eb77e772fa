import type { IncomingMessage, ServerResponse } from "node:http";
import { GalleyError } from "#contract/errors.ts";
import { SESSION_DAYS } from "#contract/limits.ts";
import { personSettings } from "#contract/personSettings.ts";
import { isRecord, parseJson, SESSION_COOKIE, type SessionAnswer } from "#contract/wire.ts";
import { admit, type Sessions } from "./Sessions.ts";
import type { WaitingPage, WaitingPages } from "./WaitingPages.ts";

const USED = "This link was already used or is more than an hour old.";
const BAD_BODY = "The body must contain a key of the right form.";
const BODY_BYTES = 1024;
const DAY_S = 86_400;

/**
 * Starts a session for a browser that brings a key; reports the current session when there is no key. Under the
 * server's own host name the browser gets an HttpOnly cookie; elsewhere, or where cookies are blocked, a value that its
 * page stores. Returns the page that waits for its content, with the value that its requests send beside the cookie;
 * null if there is none. Throws UNAUTHENTICATED for a used key. A browser that already has a session uses up the key as
 * well.
 */
export async function answerSession(
  sessions: Sessions,
  settings: ReadonlyMap<string, string>,
  pages: WaitingPages,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<(WaitingPage & { readonly value: string }) | null> {
  const { key, withoutCookie, page } = await readBody(request);
  const known = admit(request.headers, sessions);
  const isSpent = key !== null && sessions.spend(key);
  const written = personSettings.write(settings);
  if (known?.by === "cookie") return openPage("cookie", known.value);
  const browser = request.headers["user-agent"] ?? "";
  const hasCookies = !withoutCookie && request.headers.host?.toLowerCase().startsWith(`${sessions.name}:`) === true;
  if (known === null && isSpent && hasCookies) {
    const cookie = sessions.begin("cookie", browser);
    const facts = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${SESSION_DAYS * DAY_S}`;
    response.setHeader("set-cookie", `${SESSION_COOKIE}=${cookie}; ${facts}`);
    return openPage(null, sessions.valueFor(cookie)); // The page asks whether the cookie was saved.
  }
  pages.complete(page);
  if (known === null && key !== null && !isSpent) throw new GalleyError("UNAUTHENTICATED", USED);
  if (known === null && isSpent)
    send(response, { session: "value", value: sessions.begin("bearer", browser), settings: written });
  else send(response, { session: nameOf(known?.by), value: null, settings: known === null ? "" : written });
  return null;

  function openPage(by: "cookie" | null, value: string): (WaitingPage & { readonly value: string }) | null {
    const waiting = pages.take(page);
    const isPageComing = waiting !== null;
    send(response, { session: "cookie", value: by === null ? null : value, settings: written, isPageComing });
    return waiting === null ? null : { ...waiting, value };
  }
}

function nameOf(by: "cookie" | "bearer" | "program" | undefined): SessionAnswer["session"] {
  return by === "cookie" ? "cookie" : by === "bearer" ? "value" : "none";
}

function send(
  response: ServerResponse,
  { isPageComing = false, ...answer }: Omit<SessionAnswer, "isPageComing"> & Partial<SessionAnswer>,
): void {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ ...answer, isPageComing }));
}

async function readBody(
  request: IncomingMessage,
): Promise<{ readonly key: string | null; readonly withoutCookie: boolean; readonly page: string | null }> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > BODY_BYTES) throw new GalleyError("TOO_LARGE");
  }
  const body = parseJson(text);
  if (!isRecord(body)) throw new GalleyError("BAD_INPUT", BAD_BODY);
  const { key = null, page, withoutCookie } = body;
  if (key !== null && typeof key !== "string") throw new GalleyError("BAD_INPUT", BAD_BODY);
  return { key, withoutCookie: withoutCookie === true, page: typeof page === "string" ? page : null };
}
