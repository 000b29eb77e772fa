import { request } from "node:http";

/** The response to the key of a link. */
export interface Exchanged {
  readonly status: number;
  readonly body: string;
  /** The cookie's value, or null if none was set. */
  readonly cookie: string | null;
}

/**
 * Exchanges the key of a link for a session, as the linked page does. Names that end in `localhost` are not resolved.
 */
export function exchangeLink(link: string): Promise<Exchanged> {
  const { host, port, origin, hash } = new URL(link);
  const body = JSON.stringify({ key: hash.replace("#key=", ""), withoutCookie: false });
  const headers = {
    host,
    origin,
    "content-type": "application/json",
    "content-length": body.length,
    "user-agent": "a test",
  };
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: "/session", method: "POST", headers };
    const requested = request(options, async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      const [set = ""] = response.headers["set-cookie"] ?? [];
      const cookie = /^galley-session=([\w-]{43});/.exec(set)?.[1] ?? null;
      resolve({ status: response.statusCode ?? 0, body: text, cookie });
    });
    requested.on("error", reject);
    requested.end(body);
  });
}
