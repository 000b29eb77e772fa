import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { Galley } from "./App.tsx";
import { deeds } from "#app/ui/userInput.ts";
import { createEnvironment } from "#app/relay/environment.ts";
import { fetchRaw, spendKey } from "#app/relay/pageSession.ts";
import { readerModules } from "#app/parts/readerModules.ts";
import { createNetwork } from "#app/relay/network.ts";
import { Router } from "#app/relay/Router.ts";
import { entryKey } from "#app/relay/scrollMemory.ts";
import { fetchSettings } from "#app/screens/settings/fetchSettings.ts";
import { choices } from "#app/ui/choices.ts";
import { routes } from "./routes.ts";

/** How long the first drawing waits for the code of the screen and of what it shows, which is loaded beside this one. React holds back what replaces a fallback for 300 ms, so a fallback that is not needed is not shown. */
const CODE_MS = 250;

/** And how long where the server has drawn the page, which is read meanwhile: a fallback in its place would take it away. */
const READ_MS = 10_000;

/** What holds the page that the server has drawn; `pageHtml.ts` writes it so. */
const DRAWN = ":scope > .Served";

/**
 * Takes the page over: what the server has drawn stays until React's own first drawing stands in its place. A page that does not
 * say what its reader chose asks for that first.
 */
export async function start(saysChoices: boolean): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root.");
  spendKey();
  deeds.note(window);
  fetchRaw();
  const environment = createEnvironment(createNetwork(), { modules: readerModules.operations });
  if (!saysChoices) choices.take((await fetchSettings(environment))?.choices ?? choices.all());
  const router = new Router(environment, routes, choices.read);
  const initial = router.load(window.location.pathname + window.location.search + window.location.hash);
  // Code that does not arrive is told by the page itself, which is drawn all the same.
  const code = Promise.all([initial.code.catch(() => null), readerModules.settled()]);
  const patience = root.querySelector(DRAWN) === null ? CODE_MS : READ_MS;
  await Promise.race([code, new Promise((resolve) => setTimeout(resolve, patience))]);
  entryKey();
  const drawn = createRoot(root);
  // In a transition React draws in slices of some milliseconds, so that the page answers meanwhile.
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <Galley environment={environment} router={router} initial={initial} />
      </StrictMode>,
    ),
  );
}
