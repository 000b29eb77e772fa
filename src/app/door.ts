import { exchangeKey } from "#app/relay/exchangeKey.ts";

const TEXT = {
  brand: "Galley",
  title: "This browser is not let in yet",
  pageTitle: "This browser is not let in yet · Galley",
  why: "Galley shows its repositories to the browsers that came by a link of its own, and to no other page or program.",
  next: "Run `galley open` in the repository, and open the link that it prints. It works once, within an hour.",
  noCookie:
    "This browser took the link and kept no cookie. Allow cookies for this address, or forbid them altogether, and come by a new link: `galley open` prints one.",
} as const;

/** The end of a link that lets a browser in. */
const KEY = /^#key=(?<key>[\w-]*)$/u;

/** Where a page without a cookie keeps its session, as long as its tab is open. */
const KEPT = "galley-session";

/** What `pageHtml.ts` calls the code of the page itself, and where that reads what its requests have to send. */
const APP = "link[rel='galley-app']";
const META = "galley-session";

/** Takes the key out of the address, before it is in any list of what was visited. */
function takeKey(): string | null {
  const key = KEY.exec(window.location.hash)?.groups?.["key"];
  if (key === undefined) return null;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return key;
}

/** Lets the browser in: with a cookie the page is asked for again, and comes drawn; without one the app itself asks for all. */
async function enter(): Promise<void> {
  const key = takeKey();
  const withoutCookie = !navigator.cookieEnabled;
  const answer = await exchangeKey({ key, value: kept(), withoutCookie });
  if (answer.kind === "refused") return say(answer.sentence === null ? [TEXT.why, TEXT.next] : [answer.sentence]);
  if (answer.kind === "value") return start(answer.value);
  if (key === null) return window.location.reload(); // It was asked for from elsewhere, and so without the cookie.
  const again = await exchangeKey({ key: null, value: null, withoutCookie: false });
  if (again.kind !== "cookie") return say([TEXT.noCookie]);
  window.location.replace(window.location.pathname + window.location.search);
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch (error) {
    if (error instanceof DOMException) return null; // This browser keeps nothing.
    throw error;
  }
}

async function start(value: string): Promise<void> {
  try {
    sessionStorage.setItem(KEPT, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // It holds until the page is left.
  }
  const meta = document.createElement("meta");
  meta.name = META;
  meta.content = value;
  meta.dataset["cookie"] = "none";
  document.head.append(meta);
  const app = document.querySelector<HTMLLinkElement>(APP);
  if (app !== null) await import(/* @vite-ignore */ app.href);
}

/** Says why nothing is to be seen here. What stands between backticks is code. */
function say(sentences: readonly string[]): void {
  const main = document.createElement("main");
  main.className = "Door";
  const brand = document.createElement("p");
  brand.className = "Door-brand";
  brand.textContent = TEXT.brand;
  const title = document.createElement("h1");
  title.textContent = TEXT.title;
  main.append(brand, title, ...sentences.map(paragraph));
  document.title = TEXT.pageTitle;
  document.getElementById("root")?.replaceChildren(main);
}

function paragraph(sentence: string): HTMLParagraphElement {
  const element = document.createElement("p");
  sentence.split("`").forEach((text, at) => {
    if (at % 2 === 0) return element.append(text);
    const code = document.createElement("code");
    code.textContent = text;
    element.append(code);
  });
  return element;
}

void enter();
// A link that is opened where this page stands already changes nothing of the address but its end.
window.addEventListener("hashchange", () => void enter());
