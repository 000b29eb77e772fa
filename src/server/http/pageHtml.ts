import { personSettings } from "#contract/personSettings.ts";
import { type PageAnswer, SETTINGS_META, SESSION_META } from "#contract/wire.ts";

/** The files that a page loads, as paths on this server. */
export interface PageAssets {
  readonly script: string;
  /** The script that runs when the browser has no session. */
  readonly signIn: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

/**
 * The `rel` of the app's code until the content is on screen. Browsers ignore it; with `modulepreload` they would
 * compile the code first. `loadInSteps.ts` changes it to `modulepreload`.
 */
const LATER = "galley-code";

/** The `rel` by which `signIn.ts` finds the code to run in a browser that stores no cookies. */
const APP = "galley-app";

export interface SignIn {
  /**
   * Its code, which is part of it because a request for it would delay the content that follows; null if it is served
   * from a file.
   */
  readonly code: string | null;
  /** The name by which the page asks for its content: see `WaitingPages`. */
  readonly page: string | null;
}

/**
 * Writes the page up to its body, in the theme that the user chose. It is sent at once, so that the browser loads the
 * styles while the query runs, or while it signs in.
 */
export function pageHead(
  { script, signIn, styles, preloads }: PageAssets,
  appearance: PageAppearance,
  signingIn: SignIn | null,
): string {
  return [
    "<!doctype html>",
    `<html lang="en"${attribute("data-theme", appearance.theme)}${attribute("data-code", appearance.codeSize)}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    "<title>Galley</title>",
    // Before the styles, for which a script below them would wait.
    ...(signingIn === null
      ? []
      : [
          `<link rel="${APP}" href="${script}"${attribute("data-page", signingIn.page)}>`,
          signInScript(signIn, signingIn.code),
        ]),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="${LATER}" href="${href}">`),
    "</head>",
    "<body>\n",
  ].join("\n");
}

/**
 * Begins the body of a page with a session: the value that its requests send beside the cookie, null if none is needed,
 * the user's settings, and the app's code.
 */
export function pageStart({ script }: PageAssets, value: string | null, settings: ReadonlyMap<string, string>): string {
  return [
    ...(value === null ? [] : [`<meta name="${SESSION_META}" content="${value}">`]),
    settingsMeta(settings),
    `<script type="module" async src="${script}"></script>`,
    '<div id="root"><p class="Loading">Loading…</p>',
  ].join("\n");
}

function signInScript(file: string, code: string | null): string {
  return code === null
    ? `<script type="module" async src="${file}"></script>`
    : `<script type="module" async>${code}</script>`;
}

function attribute(name: string, value: string | null): string {
  return value === null ? "" : ` ${name}="${value}"`;
}

function settingsMeta(settings: ReadonlyMap<string, string>): string {
  return `<meta name="${SETTINGS_META}" content="${personSettings.write(settings).replaceAll("&", "&amp;")}">`;
}

export interface DrawnPage {
  /** HTML with all text from the repository escaped. */
  readonly html: string;
  readonly isWide: boolean;
}

/** Writes the content of the page, shown until the app replaces it; nothing when nothing was rendered. */
export function pageContent(drawn: DrawnPage | null): string {
  const content = drawn === null ? "" : `<div class="Served" data-wide="${drawn.isWide}">${drawn.html}</div>`;
  return `${content}</div>\n`;
}

export const pageEnd = "</body>\n</html>\n";

/** Writes a part of the answer to the page's query as inert JSON, for `ANSWER_SELECTOR`. */
export function pageAnswer(answer: PageAnswer): string {
  return `<script type="application/json" class="answer">${inert(JSON.stringify(answer))}</script>\n`;
}

/** Escapes JSON so that no text from a repository can close the script element. */
function inert(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The settings that apply before any style is loaded; null for the default. */
interface PageAppearance {
  readonly theme: "light" | "dark" | null;
  /** In CSS pixels. */
  readonly codeSize: string | null;
}

const SIZE = /^\d\d$/u;

export function appearanceOf(settings: ReadonlyMap<string, string>): PageAppearance {
  const theme = settings.get("theme");
  const codeSize = settings.get("codeSize") ?? "";
  return {
    theme: theme === "light" || theme === "dark" ? theme : null,
    codeSize: SIZE.test(codeSize) ? codeSize : null,
  };
}
