import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { SESSION_COOKIE, SESSION_HEADER } from "#contract/wire.ts";
import { sameText, type Sessions } from "./Sessions.ts";

/** As whom a request comes in. */
export type Admission =
  /** As a browser with our cookie; `value` is what its pages send beside it, and `isPage` whether this request did. */
  | { readonly by: "cookie"; readonly value: string; readonly isPage: boolean }
  /** As a page that keeps its session by itself. */
  | { readonly by: "bearer" }
  /** As a program of this user. */
  | { readonly by: "program" };

const BEARER = /^Bearer (?<token>[\w-]{43})$/u;
const COOKIE = new RegExp(`^${SESSION_COOKIE}=([\\w-]{43})$`, "u");

/**
 * Finds out as whom a request comes in; null as nobody. The cookie counts at the name that no other server of this machine can be called
 * by: at 127.0.0.1 each of them would be sent it.
 */
export function admit(headers: IncomingHttpHeaders, sessions: Sessions): Admission | null {
  if (headers.authorization !== undefined) {
    const { token } = BEARER.exec(headers.authorization)?.groups ?? {};
    return token !== undefined && sameText(token, sessions.token) ? { by: "program" } : null;
  }
  const value = headers[SESSION_HEADER]?.toString();
  const cookie = isNamed(headers, sessions) ? cookieOf(headers) : null;
  if (cookie !== null && sessions.admits("cookie", cookie)) {
    const right = sessions.valueFor(cookie);
    return { by: "cookie", value: right, isPage: value !== undefined && sameText(value, right) };
  }
  return value !== undefined && sessions.admits("bearer", value) ? { by: "bearer" } : null;
}

function isNamed({ host }: IncomingHttpHeaders, { name }: Sessions): boolean {
  return host?.toLowerCase().replace(/:\d+$/u, "") === name;
}

function cookieOf({ cookie }: IncomingHttpHeaders): string | null {
  for (const part of cookie?.split("; ") ?? []) {
    const token = COOKIE.exec(part)?.[1];
    if (token !== undefined) return token;
  }
  return null;
}

/** How soon a stream ends whose session has. */
const LOOK_MS = 2000;

/** Cuts a stream of events off when its session is ended: it would go on telling what happens as long as its page is open. */
export function endWithSession(sessions: Sessions, request: IncomingMessage, response: ServerResponse): void {
  if (!/\btext\/event-stream\b/u.test(request.headers.accept ?? "")) return;
  const timer = setInterval(() => {
    if (response.closed) clearInterval(timer);
    else if (admit(request.headers, sessions) === null) response.destroy();
  }, LOOK_MS).unref();
}
