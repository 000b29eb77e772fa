import { rawAddress } from "#contract/rawAddress.ts";
import { pageSession } from "./pageSession.ts";

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
