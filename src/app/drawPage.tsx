import { renderToString } from "react-dom/server";
import { matchPage } from "#contract/pages.ts";
import type { ServedPage } from "#contract/wire.ts";
import { Frame, Providers } from "./Layout.tsx";
import { answeredNetwork, createEnvironment, RequestFailure } from "#app/relay/network.ts";
import { Router } from "#app/relay/Router.ts";
import { ServedRoot } from "#app/relay/RouterRoot.tsx";
import { routes } from "./routes.ts";
import { readerModules } from "#app/reading/readerModules.ts";
import { clientHints } from "#app/ui/windowQuery.ts";

/**
 * Renders a page to HTML from the answer to its query, with the same components as in the browser. Resolves to null
 * when the answer reports a failure, which the browser then shows. Runs on the server and waits for nothing but the
 * screen's code; takes a few milliseconds, whatever the size of the change.
 */
export async function drawPage({ url, answer, clientHints: who }: ServedPage): Promise<string | null> {
  await readerModules.loadNamed(answer.part);
  const environment = createEnvironment(answeredNetwork(answer), {
    modules: readerModules.operations,
    isServer: true,
  });
  // Code that does not load needs no report here: the error is thrown below.
  const page = new Router(
    environment,
    routes,
    (name) => who.settings.get(name) ?? null,
    () => undefined,
  ).load(url);
  try {
    await page.code;
    if (page.query.name !== answer.operationName) return null;
    const drawn = clientHints.during(who, () =>
      renderToString(
        <Providers environment={environment}>
          <ServedRoot page={page} Frame={Frame} />
        </Providers>,
      ),
    );
    return inFlow(withoutTitle(drawn));
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    if (error.needsReload) throw error.cause; // The server has the screen's code, so a failure to load it is a bug.
    return null;
  } finally {
    page.dispose();
  }
}

/** Loads the code of the screen that an address leads to. */
export async function loadScreen(url: string): Promise<void> {
  const [path = "/", query = ""] = url.split("?", 2);
  await routes[matchPage(path, new URLSearchParams(query)).name].loadCode();
}

/** Removes the title: the page's head already has one, and the browser sets the right one. */
function withoutTitle(html: string): string {
  return html.replace(/<title>[^<]*<\/title>/, "");
}

/** Elements that the diff reader positions absolutely. Rows are in a sheet, at offsets from its top. */
const STACKED =
  /<(?:div|section) class="(diff-reader|diff-file|diff-sheet|diff-body diff-loading|file-list-sheet|Skeleton-row|diff-row|diff-wide-row)\b[^>]*>/g;

/** Default heights in pixels: of a row that is one line high, and of a header or gap. */
const HEIGHTS: Readonly<Record<string, number>> = { "diff-row": 20, "diff-wide-row": 28 };

/** Controls are inert until the app has loaded; links work without it. */
const CONTROLS = /<(button|input|label)(?=[ >])/g;
const DEAD = '<$1 inert=""';

/**
 * Turns the inline `top` and `height` styles that React rendered into elements in the normal flow, because the content
 * security policy blocks inline styles in HTML from the server. Styles become `data-style`, which `served.css` matches,
 * and empty images fill the gaps. Quotes in text are escaped in HTML, so nothing else can look like a style. Linear
 * in the HTML.
 */
export function inFlow(html: string): string {
  let end = 0;
  const stacked = html.replace(STACKED, (tag, name: string) => {
    const [top, height] = [pixels(tag, "top"), pixels(tag, "height")];
    const own = HEIGHTS[name];
    if (own === undefined) {
      end = 0;
      return tag + strut(height ?? 0, ' class="Served-strut"');
    }
    const gap = (top ?? end) - end;
    end += gap + (height ?? own);
    return strut(gap) + tag;
  });
  return stacked.replaceAll(' style="', ' data-style="').replace(CONTROLS, DEAD);
}

function pixels(tag: string, property: string): number | null {
  const found = new RegExp(`[";]${property}:(\\d+)(?:px)?[";]`).exec(tag)?.[1];
  return found === undefined ? null : Number(found);
}

/** The height of an image is an attribute, which the content security policy allows. */
function strut(height: number, attributes = ""): string {
  return height === 0 ? "" : `<svg${attributes} width="0" height="${height}" aria-hidden="true"></svg>`;
}
