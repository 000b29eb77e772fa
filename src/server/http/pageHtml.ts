import { personChoices } from "#contract/personChoices.ts";
import { CHOICES_META, FIRST_ANSWER_ID, type FirstAnswer, SESSION_META } from "#contract/wire.ts";
import { jsonPieces } from "./jsonStream.ts";

/** What the page loads besides itself, as addresses of this server. */
export interface PageAssets {
  readonly script: string;
  /** What runs instead of it for who is not let in yet, and runs it then. */
  readonly door: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

/**
 * What the app's code is called until the content is on the screen: nothing to the browser, which would compile it first.
 * `main.tsx` makes it `modulepreload`.
 */
const LATER = "galley-code";

/** What the door's page calls the code that it is to run once it has let one in; `door.ts` reads it so. */
const APP = "galley-app";

/** Whom a page is for: one who is let in, with what its requests send beside the cookie and what they chose, or one who is not. */
export type PageSession =
  | { readonly isOpen: true; readonly value: string | null; readonly choices: ReadonlyMap<string, string> }
  | { readonly isOpen: false };

/**
 * Writes the page up to where its content goes: sent at once, so that the browser loads the styles while the query is
 * executed. The look is the one that was chosen.
 */
export function pageHead({ script, door, styles, preloads }: PageAssets, look: PageLook, session: PageSession): string {
  return [
    "<!doctype html>",
    `<html lang="en"${attribute("data-theme", look.theme)}${attribute("data-code", look.codeSize)}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    "<title>Galley</title>",
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="${LATER}" href="${href}">`),
    ...(session.isOpen ? [] : [`<link rel="${APP}" href="${script}">`]),
    ...(session.isOpen && session.value !== null ? [`<meta name="${SESSION_META}" content="${session.value}">`] : []),
    ...(session.isOpen ? [choicesMeta(session.choices)] : []),
    `<script type="module" src="${session.isOpen ? script : door}"></script>`,
    "</head>",
    "<body>",
    "",
  ].join("\n");
}

function attribute(name: string, value: string | null): string {
  return value === null ? "" : ` ${name}="${value}"`;
}

function choicesMeta(choices: ReadonlyMap<string, string>): string {
  return `<meta name="${CHOICES_META}" content="${personChoices.write(choices).replaceAll("&", "&amp;")}">`;
}

/** What the server drew of a page, and for how wide a window. */
export interface DrawnPage {
  /** HTML in which all text of a repository is escaped. */
  readonly html: string;
  readonly isWide: boolean;
}

/** Writes the page's content, to be seen until the app stands in its place; empty where nothing was drawn. */
export function pageContent(drawn: DrawnPage | null): string {
  const content = drawn === null ? "" : `<div class="Served" data-wide="${drawn.isWide}">${drawn.html}</div>`;
  return `<div id="root">${content}</div>\n`;
}

/** What stands behind the answer. */
export const pageEnd = "</body>\n</html>\n";

/** Writes the answer to the page's query as inert JSON, in pieces between which others get their turn. */
export async function* pageAnswer(answer: FirstAnswer): AsyncGenerator<string> {
  yield `<script type="application/json" id="${FIRST_ANSWER_ID}">`;
  for await (const piece of jsonPieces(answer)) yield inert(piece);
  yield "</script>\n";
}

/** Rewrites a piece of JSON so that it cannot end the element it stands in, whatever text of a repository it holds. */
function inert(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** What of a reader's choices the page shows before any style of ours is asked; null is what is usual. */
interface PageLook {
  readonly theme: "light" | "dark" | null;
  /** In CSS pixels. */
  readonly codeSize: string | null;
}

const SIZE = /^\d\d$/u;

/** Gives the look that a reader chose. */
export function lookOf(choices: ReadonlyMap<string, string>): PageLook {
  const theme = choices.get("theme");
  const codeSize = choices.get("codeSize") ?? "";
  return {
    theme: theme === "light" || theme === "dark" ? theme : null,
    codeSize: SIZE.test(codeSize) ? codeSize : null,
  };
}
