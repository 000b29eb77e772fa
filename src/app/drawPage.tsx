import { renderToString } from "react-dom/server";
import type { Drawing, ServedPage } from "#contract/wire.ts";
import { Frame, Surroundings } from "./Layout.tsx";
import { inFlow } from "./inFlow.ts";
import { answeredNetwork } from "#app/relay/network.ts";
import { createEnvironment } from "#app/relay/environment.ts";
import { RequestFailure } from "#app/relay/RequestFailure.ts";
import { Router } from "#app/relay/Router.ts";
import { ServedRoot } from "#app/relay/RouterRoot.tsx";
import { routes } from "./routes.ts";
import { readerModules } from "#app/parts/readerModules.ts";
import { minuteClock } from "#app/ui/RelativeTime.tsx";
import { visitor } from "#app/ui/visitor.ts";

/**
 * Draws a page as HTML out of the answer to its query, by the same components that draw it in the browser; null where the
 * answer says that something failed, which the browser then shows. Runs on the server, without waiting but for the
 * screen's code; costs some milliseconds, whatever the size of the change.
 */
export async function drawPage({ url, answer, visitor: who }: ServedPage): Promise<Drawing | null> {
  await readerModules.loadAll();
  const environment = createEnvironment(answeredNetwork(answer), {
    modules: readerModules.operations,
    isServer: true,
  });
  // There is no browser to be told of code that does not load: it is thrown below.
  const page = new Router(
    environment,
    routes,
    (name) => who.choices.get(name) ?? null,
    () => undefined,
  ).load(url);
  try {
    await page.code;
    if (page.query.name !== answer.operationName) return null;
    const { drawn, isAsked } = minuteClock.during(() =>
      visitor.during(who, () =>
        renderToString(
          <Surroundings environment={environment}>
            <ServedRoot page={page} Frame={Frame} />
          </Surroundings>,
        ),
      ),
    );
    return { html: inFlow(withoutTitle(drawn)), isOfNow: isAsked };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    if (error.needsReload) throw error.cause; // The screen's code is here on the server: that it does not load is a mistake.
    return null;
  } finally {
    page.dispose();
  }
}

/** The page's head has a title by now; the browser puts the right one there. */
function withoutTitle(html: string): string {
  return html.replace(/<title>[^<]*<\/title>/, "");
}
