import type { IncomingMessage, ServerResponse } from "node:http";
import { GalleyError } from "#contract/errors.ts";
import { SESSION_DAYS } from "#contract/limits.ts";
import { personSettings } from "#contract/personSettings.ts";
import { SESSION_COOKIE, type SessionAnswer } from "#contract/wire.ts";
import { admit, type Sessions } from "./Sessions.ts";

const USED = "This link was already used or is more than an hour old.";
const BAD_BODY = "The body must contain a key of the right form.";
const BODY_BYTES = 1024;
const DAY_S = 86_400;

/**
 * Starts a session for a browser that brings a key; reports the current session when there is no key. Under the
 * server's own host name the browser gets an HttpOnly cookie; elsewhere, or where cookies are blocked, a value that its
 * page stores. Throws UNAUTHENTICATED for a used key. A browser that already has a session uses up the key as well.
 */
export async function answerSession(
  sessions: Sessions,
  settings: ReadonlyMap<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { key, withoutCookie } = await readBody(request);
  const known = admit(request.headers, sessions);
  const isSpent = key !== null && sessions.spend(key);
  if (key !== null && !isSpent && known === null) throw new GalleyError("UNAUTHENTICATED", USED);
  const written = personSettings.write(settings);
  if (known !== null || !isSpent) {
    const value = known?.by === "cookie" ? known.value : null;
    return send(response, { session: nameOf(known?.by), value, settings: known === null ? "" : written });
  }
  const browser = request.headers["user-agent"] ?? "";
  if (withoutCookie || request.headers.host?.toLowerCase().startsWith(`${sessions.name}:`) !== true)
    return send(response, { session: "value", value: sessions.begin("bearer", browser), settings: written });
  const facts = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${SESSION_DAYS * DAY_S}`;
  response.setHeader("set-cookie", `${SESSION_COOKIE}=${sessions.begin("cookie", browser)}; ${facts}`);
  send(response, { session: "cookie", value: null, settings: written }); // The page asks whether the cookie was saved.
}

function nameOf(by: "cookie" | "bearer" | "program" | undefined): SessionAnswer["session"] {
  return by === "cookie" ? "cookie" : by === "bearer" ? "value" : "none";
}

function send(response: ServerResponse, answer: SessionAnswer): void {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(answer));
}

async function readBody(
  request: IncomingMessage,
): Promise<{ readonly key: string | null; readonly withoutCookie: boolean }> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > BODY_BYTES) throw new GalleyError("TOO_LARGE");
  }
  const body = parse(text);
  const key: unknown = Reflect.get(body, "key") ?? null;
  if (key !== null && typeof key !== "string") throw new GalleyError("BAD_INPUT", BAD_BODY);
  return { key, withoutCookie: Reflect.get(body, "withoutCookie") === true };
}

function parse(text: string): object {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new GalleyError("BAD_INPUT", BAD_BODY, { cause: error });
  }
  if (typeof body !== "object" || body === null) throw new GalleyError("BAD_INPUT", BAD_BODY);
  return body;
}
