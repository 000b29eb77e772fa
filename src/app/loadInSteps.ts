import { coarsePointer, timeZone, wideWindow, windowHeight } from "#app/ui/windowQuery.ts";
import { shortcutBuffer } from "#app/ui/keyBuffer.ts";
import { contentParsed } from "#app/relay/pageAnswer.ts";
import { appearance, settings } from "#app/ui/settings.ts";
import { personSettings } from "#contract/personSettings.ts";
import { SETTINGS_META } from "#contract/wire.ts";

/** A hidden page is never painted. The app starts after this time at the latest. */
const PAINT_MS = 150;

/** The code is loaded after this time at the latest, while the server still works on the content. */
const CONTENT_MS = 200;

/** The name by which the page's head links the app's code until it is loaded. Must match `pageHtml.ts`. */
const LATER = "link[rel='galley-code']";

/**
 * Loads the app's code in steps while the content from the server is painted, applies the viewer's settings, then starts
 * the app. Keys that are pressed before are kept.
 */
export async function loadInSteps(loadApp: () => Promise<() => Promise<void>>): Promise<void> {
  shortcutBuffer.startBuffering();
  const content = contentPainted();
  await Promise.race([content, new Promise((resolve) => setTimeout(resolve, CONTENT_MS))]);
  // Preload all files at once; otherwise each would reveal the next only when it has arrived.
  for (const link of document.querySelectorAll<HTMLLinkElement>(LATER)) link.rel = "modulepreload";
  const react = import("react-dom/client");
  // While React loads, apply the saved settings and set the cookies with the viewport hints.
  loadSettings();
  appearance.start();
  for (const one of [wideWindow, coarsePointer, windowHeight]) one.syncCookie();
  await nextTask();
  timeZone.syncCookie(); // Looking up the time zone takes 13 to 30 ms in a new process.
  await react;
  await nextTask();
  await import("#app/relay/network.ts");
  await nextTask();
  const start = await loadApp();
  await content;
  await start();
}

/** Waits until the content from the server is painted, because compiling and running the app takes longer. */
async function contentPainted(): Promise<void> {
  await contentParsed();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, PAINT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Lets the browser handle events: running all of the code in one task would block input for too long. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Loads the viewer's settings from the page. */
function loadSettings(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_META}"]`);
  if (meta !== null) settings.take(personSettings.read(meta.content));
}
