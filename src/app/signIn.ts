import { exchangeKey } from "#app/relay/exchangeKey.ts";

const TEXT = {
  brand: "Galley",
  title: "This browser is not signed in",
  pageTitle: "This browser is not signed in · Galley",
  why: "Galley shows its repositories only to browsers that were opened with a sign-in link.",
  next: "Run `galley open` in the repository and open the link that it prints. The link works once and expires after an hour.",
  noCookie:
    "This browser did not save the cookie of the sign-in link. Allow cookies for this address, or block them completely, then run `galley open` and open the new link.",
} as const;

/** Matches the fragment of a sign-in link. */
const KEY = /^#key=(?<key>[\w-]*)$/u;

/** The key in sessionStorage of a session without a cookie. It lasts as long as the tab. */
const SESSION_KEY = "galley-session";

/** Selectors and names of the app's code, the session and the settings. Must match `pageHtml.ts` and `wire.ts`. */
const APP = "link[rel='galley-app']";
const LATER = "link[rel='galley-code']";
const META = "galley-session";
const SETTINGS = "galley-settings";

const appCode = document.querySelector<HTMLLinkElement>(APP)?.href ?? null;

/** Removes the key from the address, before it is recorded in any history. */
function takeKey(): string | null {
  const key = KEY.exec(window.location.hash)?.groups?.["key"];
  if (key === undefined) return null;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return key;
}

/**
 * Signs the browser in. With a cookie the page is loaded again, now with its content; without one the app starts in
 * this page and fetches the content.
 */
async function enter(): Promise<void> {
  const key = takeKey();
  const withoutCookie = !navigator.cookieEnabled;
  const first = await exchangeKey({ key, value: saved(), withoutCookie });
  const answer = first.kind === "new" ? await exchangeKey({ key: null, value: null, withoutCookie: false }) : first;
  if (answer.kind === "cookie") return window.location.replace(window.location.pathname + window.location.search);
  if (answer.kind === "value") return start(answer.value, answer.settings);
  if (first.kind === "new") return showMessages([TEXT.noCookie]);
  showMessages(answer.kind === "new" || answer.message === null ? [TEXT.why, TEXT.next] : [answer.message]);
}

function saved(): string | null {
  try {
    return sessionStorage.getItem(SESSION_KEY);
  } catch (error) {
    if (error instanceof DOMException) return null; // The browser blocks storage.
    throw error;
  }
}

async function start(value: string, settings: string): Promise<void> {
  save(value);
  const session = metaOf(META, value);
  session.dataset["cookie"] = "none";
  document.head.append(session, metaOf(SETTINGS, settings));
  for (const link of document.querySelectorAll<HTMLLinkElement>(LATER)) link.rel = "modulepreload";
  if (appCode !== null) await import(/* @vite-ignore */ appCode);
}

function save(value: string): void {
  try {
    sessionStorage.setItem(SESSION_KEY, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // The session then lasts until the page is left.
  }
}

function metaOf(name: string, content: string): HTMLMetaElement {
  return Object.assign(document.createElement("meta"), { name, content });
}

/** Shows why the page is unavailable. Text between backticks is shown as code. */
function showMessages(messages: readonly string[]): void {
  const main = document.createElement("main");
  main.className = "SignIn";
  const brand = document.createElement("p");
  brand.className = "SignIn-brand";
  brand.textContent = TEXT.brand;
  const title = document.createElement("h1");
  title.textContent = TEXT.title;
  main.append(brand, title, ...messages.map(paragraph));
  document.title = TEXT.pageTitle;
  document.getElementById("root")?.replaceChildren(main);
}

function paragraph(message: string): HTMLParagraphElement {
  const element = document.createElement("p");
  message.split("`").forEach((text, at) => {
    if (at % 2 === 0) return element.append(text);
    const code = document.createElement("code");
    code.textContent = text;
    element.append(code);
  });
  return element;
}

void enter();
// A link opened in a tab that already shows this page changes only the fragment.
window.addEventListener("hashchange", () => void enter());
