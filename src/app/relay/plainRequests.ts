import { rawAddress } from "#contract/addresses.ts";
import { SESSION_PATH } from "#contract/wire.ts";
import { pageSession } from "./network.ts";

const KEY = /^#key=(?<key>[\w-]*)$/u;

/**
 * Removes a sign-in key from the address of a page that did not need it, and spends it so that it signs in nobody else.
 * A link opened in a tab that already shows a page reloads the page, whose session may have ended.
 */
export function redeemKey(): void {
  window.addEventListener("hashchange", () => KEY.test(window.location.hash) && window.location.reload());
  const key = KEY.exec(window.location.hash)?.groups?.["key"];
  if (key === undefined) return;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  const headers = { "content-type": "application/json", ...pageSession().headers };
  // If this fails, the key expires within the hour.
  fetch(SESSION_PATH, { method: "POST", headers, body: JSON.stringify({ key }) }).catch(() => undefined);
}

/** Returns the address if it is one of a repository's raw contents, or else null. */
function rawOf(address: string): string | null {
  const { origin, pathname, searchParams } = new URL(address);
  return origin === window.location.origin && rawAddress.read(pathname, searchParams) !== null ? address : null;
}

async function blobOf(address: string): Promise<string> {
  const response = await fetch(address, { headers: pageSession().headers });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return URL.createObjectURL(await response.blob());
}

/** Images that were fetched already or failed. Each is tried once. */
const tried = new WeakMap<HTMLImageElement, string>();

function showPicture(event: Event): void {
  const picture = event.target;
  if (!(picture instanceof HTMLImageElement) || tried.get(picture) === picture.src) return;
  const address = picture.src.startsWith("http") ? rawOf(picture.src) : null;
  if (address === null) return;
  event.stopImmediatePropagation();
  tried.set(picture, address);
  // If it cannot be fetched, loading it again triggers the error handlers of the image.
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

/** Fetches raw images and files by script where the browser has no cookie to send for them. Does nothing otherwise. */
export function fetchRaw(): void {
  if (pageSession().hasCookie) return;
  document.addEventListener("error", showPicture, { capture: true });
  document.addEventListener("click", followLink, { capture: true });
}
