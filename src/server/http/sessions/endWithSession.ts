import type { IncomingMessage, ServerResponse } from "node:http";
import { admit } from "./admit.ts";
import type { Sessions } from "./Sessions.ts";

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
