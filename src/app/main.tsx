import "#app/ui/base.css";
import "./app.css";
import "./door.css";
import "./served.css";
import { coarsePointer, roomyWindow, timeZone, wideWindow, windowHeight } from "#app/ui/windowQuery.ts";
import { earlyKeys } from "#app/ui/keyBuffer.ts";
import { look } from "#app/ui/choices.ts";
import { takeChoices } from "./takeChoices.ts";

/** A page that nobody sees is not painted; it starts all the same. */
const PAINT_MS = 150;

/** What the page's head calls the app's code until now; `pageHtml.ts` writes it so. */
const LATER = "link[rel='galley-code']";

/** Waits until what came with the page is on the screen: to compile and run the app takes longer than to paint. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Lets the browser answer what came meanwhile: to run all of the code at once takes longer than one may wait for a key. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Starts the app once what came with the page is on the screen. */
async function run(): Promise<void> {
  earlyKeys.hold();
  await painted();
  // All at once: each file would name the next only when it has come.
  for (const link of document.querySelectorAll<HTMLLinkElement>(LATER)) link.rel = "modulepreload";
  const react = import("react-dom/client");
  // Meanwhile what the app and the next page go by.
  const isTold = takeChoices();
  look.start();
  for (const one of [wideWindow, roomyWindow, coarsePointer, windowHeight]) one.tell();
  await turn();
  timeZone.tell(); // To look it up alone takes 13 to 30 ms in a new process.
  await react;
  await turn();
  await import("#app/relay/environment.ts");
  await turn();
  const { start } = await import("./start.tsx");
  start(isTold);
}

// Not awaited at the top: what the app imports stands in one file with this, and would wait for itself.
void run();
