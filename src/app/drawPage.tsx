import { renderToString } from "react-dom/server";
import type { ServedPage } from "#contract/wire.ts";
import { Frame, Providers } from "./Layout.tsx";
import { inFlow } from "./inFlow.ts";
import { answeredNetwork } from "#app/relay/network.ts";
import { createEnvironment } from "#app/relay/environment.ts";
import { RequestFailure } from "#app/relay/RequestFailure.ts";
import { Router } from "#app/relay/Router.ts";
import { ServedRoot } from "#app/relay/RouterRoot.tsx";
import { routes } from "./routes.ts";
import { readerModules } from "#app/parts/readerModules.ts";
import { clientHints } from "#app/ui/clientHints.ts";

/**
 * Renders a page to HTML from the answer to its query, with the same components as in the browser. Resolves to null
 * when the answer reports a failure, which the browser then shows. Runs on the server and waits for nothing but the
 * screen's code; takes a few milliseconds, whatever the size of the change.
 */
export async function drawPage({ url, answer, clientHints: who }: ServedPage): Promise<string | null> {
  await readerModules.loadAll();
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

/** Removes the title: the page's head already has one, and the browser sets the right one. */
function withoutTitle(html: string): string {
  return html.replace(/<title>[^<]*<\/title>/, "");
}
