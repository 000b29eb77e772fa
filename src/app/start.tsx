import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { Galley } from "./App.tsx";
import { userInput } from "#app/ui/userInput.ts";
import { createEnvironment, createNetwork } from "#app/relay/network.ts";
import { fetchRaw, redeemKey } from "#app/relay/plainRequests.ts";
import { readerModules } from "#app/reading/readerModules.ts";
import { Router } from "#app/relay/Router.ts";
import { entryKey } from "#app/relay/entryMemory.ts";
import { settings } from "#app/ui/settings.ts";
import { routes } from "./routes.ts";

/**
 * The time for which the first rendering waits for the code of the screen and of its parts. React delays the
 * replacement of a fallback by 300 ms, so a fallback that is not needed should never be shown.
 */
const CODE_MS = 250;

/** The same where the server has rendered the page: a fallback would hide content that is being read. */
const READ_MS = 10_000;

/** Selects the container of the server-rendered page. Must match `pageHtml.ts`. */
const DRAWN = ":scope > .Served";

/** Starts the app. The server-rendered page stays until React's first rendering replaces it. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root.");
  redeemKey();
  userInput.note(window);
  fetchRaw();
  const environment = createEnvironment(createNetwork(), { modules: readerModules.operations });
  const router = new Router(environment, routes, settings.read);
  const initial = router.load(window.location.pathname + window.location.search + window.location.hash);
  // Code that does not arrive is reported by the page itself, which renders in any case.
  const code = Promise.all([initial.code.catch(() => null), readerModules.settled()]);
  const timeoutMs = root.querySelector(DRAWN) === null ? CODE_MS : READ_MS;
  await Promise.race([code, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  entryKey();
  const drawn = createRoot(root);
  // In a transition React renders in slices of a few milliseconds, so the page stays responsive.
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <Galley environment={environment} router={router} initial={initial} />
      </StrictMode>,
    ),
  );
}
