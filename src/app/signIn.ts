import { exchangeKey } from "#app/relay/exchangeKey.ts";

/** Matches the fragment of a sign-in link. */
const KEY = /^#key=(?<key>[\w-]*)$/u;

/** The key in sessionStorage of a session without a cookie. It lasts as long as the tab. */
const SESSION_KEY = "galley-session";

/** Selectors and names of the app's code, the session and the settings. Must match `pageHtml.ts` and `wire.ts`. */
const APP = "link[rel='galley-app']";
const LATER = "link[rel='galley-code']";
const META = "galley-session";
const SETTINGS = "galley-settings";

const app = document.querySelector<HTMLLinkElement>(APP);

/** Removes the key from the address, before it is recorded in any history. */
function takeKey(): string | null {
  const key = KEY.exec(window.location.hash)?.groups?.["key"];
  if (key === undefined) return null;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return key;
}

/**
 * Signs the browser in. With a cookie the content of the page follows in the same response, or the page is loaded again
 * if it waited too long; without one the app starts in this page and fetches the content.
 */
async function enter(): Promise<void> {
  const withoutCookie = !navigator.cookieEnabled;
  const page = takePage();
  const first = await exchangeKey({ key: takeKey(), value: saved(), withoutCookie, page });
  if (first.kind === "value") return start(first.value, first.settings);
  if (first.kind === "refused")
    return showMessages(
      first.message === null
        ? [
            "Galley shows its repositories only to browsers that were opened with a sign-in link.",
            "Run `galley open` in the repository and open the link that it prints. The link works once and expires after an hour.",
          ]
        : [first.message],
    );
  if (first.kind === "new") {
    const saving = await exchangeKey({ key: null, value: null, withoutCookie: false, page: null });
    if (saving.kind !== "cookie") {
      stopContent();
      return showMessages([
        "This browser did not save the cookie of the sign-in link. Allow cookies for this address, or block them completely, then run `galley open` and open the new link.",
      ]);
    }
  }
  if (!first.isPageComing) window.location.replace(window.location.pathname + window.location.search);
}

/** Returns the name by which the page asks for its content, once. */
function takePage(): string | null {
  const page = app?.dataset["page"] ?? null;
  app?.removeAttribute("data-page");
  return page;
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
  if (app !== null) await import(/* @vite-ignore */ app.href);
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

/** Stops the content that is coming, which would be shown without a session, but not the styles. */
function stopContent(): void {
  window.stop();
  for (const link of document.querySelectorAll("link[rel='stylesheet']")) link.replaceWith(link.cloneNode());
}

/** Shows why the page is unavailable. Text between backticks is shown as code. */
function showMessages(messages: readonly string[]): void {
  const main = document.createElement("main");
  main.className = "SignIn";
  const brand = document.createElement("p");
  brand.className = "SignIn-brand";
  brand.textContent = "Galley";
  const title = document.createElement("h1");
  title.textContent = "This browser is not signed in";
  main.append(brand, title, ...messages.map(paragraph));
  document.title = "This browser is not signed in · Galley";
  document.body.replaceChildren(main);
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
