import type { IncomingHttpHeaders } from "node:http";
import type { ServedPage } from "#contract/ServedPage.ts";

const CHOICE = /^(galley\.[\w.-]{1,40})=([\w.-]{1,40})$/;
const WIDE = /^galley-wide=([01])$/;

/**
 * Reads what is known of a browser out of its request: its choices and its width by the cookies that the page writes,
 * the rest by how it introduces itself. One that comes for the first time is thought wide unless it says that it is a phone.
 */
export function readVisitor(headers: IncomingHttpHeaders): ServedPage["visitor"] {
  const cookies = headers.cookie?.split("; ") ?? [];
  const agent = headers["user-agent"] ?? "";
  const wide = cookies.map((cookie) => WIDE.exec(cookie)?.[1]).find((found) => found !== undefined);
  const isPhone = headers["sec-ch-ua-mobile"] === "?1" || /\bMobile\b/.test(agent);
  return {
    isApple: /Mac OS X|iPhone|iPad/.test(agent),
    isWide: wide === undefined ? !isPhone : wide === "1",
    choices: new Map(
      cookies.flatMap((cookie) => {
        const [, key, value] = CHOICE.exec(cookie) ?? [];
        return key === undefined || value === undefined ? [] : [[key, value] as const];
      }),
    ),
  };
}
