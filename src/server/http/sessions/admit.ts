import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { SESSION_COOKIE, SESSION_HEADER } from "#contract/wire.ts";
import { sameText, type Sessions } from "./Sessions.ts";

/** The identity of an accepted request. */
export type Admission =
  /**
   * A browser with our cookie; `value` is what its pages send beside it, and `isPage` is true when this request did.
   */
  | { readonly by: "cookie"; readonly value: string; readonly isPage: boolean }
  /** A page that keeps its session itself. */
  | { readonly by: "bearer" }
  /** A program of this user. */
  | { readonly by: "program" };

const BEARER = /^Bearer (?<token>[\w-]{43})$/u;
const COOKIE = new RegExp(`^${SESSION_COOKIE}=([\\w-]{43})$`, "u");

/**
 * Returns the identity of a request; null when it has none. The cookie counts only under the server's own host name: at
 * 127.0.0.1 browsers would send it to every server of this machine.
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

/** The interval for checking that the session of a stream is still open. */
const POLL_MS = 2000;

/** Closes an event stream when its session ends; otherwise it would send updates as long as its page is open. */
export function endWithSession(sessions: Sessions, request: IncomingMessage, response: ServerResponse): void {
  if (!/\btext\/event-stream\b/u.test(request.headers.accept ?? "")) return;
  const timer = setInterval(() => {
    if (response.closed) clearInterval(timer);
    else if (admit(request.headers, sessions) === null) response.destroy();
  }, POLL_MS).unref();
}
