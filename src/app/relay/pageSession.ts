import { rawAddress } from "#contract/addresses.ts";
import { SESSION_HEADER, SESSION_META, SESSION_PATH } from "#contract/wire.ts";

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

const KEY = /^#key=(?<key>[\w-]*)$/u;

/**
 * Takes the key of a link out of the address of a page that needed none, and uses it up, so that it lets in nobody else. A link that is opened
 * where a page stands already loads it anew, for it may have been let in no more.
 */
export function spendKey(): void {
  window.addEventListener("hashchange", () => KEY.test(window.location.hash) && window.location.reload());
  const key = KEY.exec(window.location.hash)?.groups?.["key"];
  if (key === undefined) return;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  const headers = { "content-type": "application/json", ...pageSession().headers };
  // Where that fails it ends by itself within the hour.
  fetch(SESSION_PATH, { method: "POST", headers, body: JSON.stringify({ key }) }).catch(() => undefined);
}

/** Says what address a link or a picture of ours leads to; null for one of no content of a repository. */
function rawOf(address: string): string | null {
  const { origin, pathname, searchParams } = new URL(address);
  return origin === window.location.origin && rawAddress.read(pathname, searchParams) !== null ? address : null;
}

async function blobOf(address: string): Promise<string> {
  const response = await fetch(address, { headers: pageSession().headers });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return URL.createObjectURL(await response.blob());
}

/** Pictures that were fetched already, or could not be: they are tried once. */
const tried = new WeakMap<HTMLImageElement, string>();

function showPicture(event: Event): void {
  const picture = event.target;
  if (!(picture instanceof HTMLImageElement) || tried.get(picture) === picture.src) return;
  const address = picture.src.startsWith("http") ? rawOf(picture.src) : null;
  if (address === null) return;
  event.stopImmediatePropagation();
  tried.set(picture, address);
  // Where it cannot be had, asking for it again tells whoever listens for the failure.
  blobOf(address).then(
    (blob) => (picture.src = blob),
    () => (picture.src = address),
  );
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link === null || link.href === "" ? null : rawOf(link.href);
  if (link === null || address === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const name = decodeURIComponent(new URL(address).pathname.split("/").at(-1) ?? "");
  blobOf(address).then((blob) => {
    const again = document.createElement("a");
    again.href = blob;
    if (link.hasAttribute("download")) again.download = name;
    else again.target = "_blank";
    again.click();
  }, reportError);
}

/**
 * Has pictures and files that a page names by their addresses fetched by the page itself, where the browser has no cookie of ours to
 * send for them. Does nothing where it has.
 */
export function fetchRaw(): void {
  if (pageSession().hasCookie) return;
  document.addEventListener("error", showPicture, { capture: true });
  document.addEventListener("click", followLink, { capture: true });
}
