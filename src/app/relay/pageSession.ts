import { SESSION_HEADER, SESSION_META } from "#contract/wire.ts";

interface PageSession {
  /** What the page's requests send, to say that they are its own. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the browser sends a cookie beside them; pictures and links have nothing else. */
  readonly hasCookie: boolean;
}

let known: PageSession | null = null;

/** Gives the page's session: kept in memory alone, and taken out of the page when it is first asked for. */
export function pageSession(): PageSession {
  known ??= take();
  return known;
}

function take(): PageSession {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SESSION_META}"]`);
  meta?.remove();
  return {
    headers: meta === null ? {} : { [SESSION_HEADER]: meta.content },
    hasCookie: meta?.dataset["cookie"] !== "none", // `door.ts` says so.
  };
}
