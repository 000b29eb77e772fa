import "#app/ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { PrintedReview } from "#app/reviewing/export/PrintedReview.tsx";
import { Announcer, Toaster } from "#app/ui/Toaster.tsx";
import { NavigationContext, type Navigation } from "#app/ui/navigation.tsx";
import { appearance, localSettings, settings } from "#app/ui/settings.ts";
import { ShortcutProvider } from "#app/ui/shortcuts.tsx";
import { userInput } from "#app/ui/userInput.ts";
import { ExportedPage, useLossWarning } from "./ExportedPage.tsx";
import { readReview } from "./exportedChange.ts";
import { OwnComments } from "./OwnComments.ts";
import type { ExportedReview } from "#contract/reviewFile.ts";
import "./exported.css";

const SETTINGS_KEY = "galley.exported.settings";

/** A single page leads nowhere. */
const NOWHERE: Navigation = { url: "", pending: false, go: () => undefined, preload: () => undefined };

function App({ review, own }: { readonly review: ExportedReview; readonly own: OwnComments }) {
  useLossWarning(own);
  return (
    <NavigationContext value={NOWHERE}>
      <ShortcutProvider>
        <Announcer>
          <Toaster>
            <ExportedPage review={review} own={own} />
          </Toaster>
        </Announcer>
      </ShortcutProvider>
    </NavigationContext>
  );
}

/** Keeps the settings of exported pages in this browser. */
function keepSettings(): void {
  settings.take(new Map(savedSettings()));
  settings.saveWith(() => localSettings.save(SETTINGS_KEY, JSON.stringify([...settings.all()])));
  appearance.start();
}

function savedSettings(): readonly (readonly [string, string])[] {
  return localSettings.readList(SETTINGS_KEY).flatMap((entry) => {
    const [name, value]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    return typeof name === "string" && typeof value === "string" ? [[name, value] as const] : [];
  });
}

/** Draws all lines for paper when the page is printed: the reader has only those on the screen. */
function printWhole(review: ExportedReview): void {
  const paper = document.createElement("div");
  let drawn: ReturnType<typeof createRoot> | null = null;
  window.addEventListener("beforeprint", () => {
    document.body.append(paper);
    paper.className = "Printed";
    drawn ??= createRoot(paper);
    flushSync(() => drawn?.render(<PrintedReview review={review} />));
  });
  window.addEventListener("afterprint", () => {
    drawn?.unmount();
    drawn = null;
    paper.remove();
  });
}

function run(): void {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root.");
  userInput.note(window);
  keepSettings();
  const review = readReview(document);
  document.title = `${review.title} · Galley`;
  const own = new OwnComments(review);
  createRoot(root).render(
    <StrictMode>
      <App review={review} own={own} />
    </StrictMode>,
  );
  printWhole(review);
}

run();
