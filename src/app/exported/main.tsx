import "#app/ui/base.css";
import "#app/app.css";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { ExportedChange, type OpenExport, openExport } from "#app/reviewing/export/ExportedChange.tsx";
import { savedText } from "#app/reading/data/TextSaver.ts";
import { Paper } from "#app/ui/Paper.tsx";
import { Announcer, Toaster } from "#app/ui/Toaster.tsx";
import { NavigationContext, type Navigation } from "#app/ui/navigation.tsx";
import { appearance, localSettings, settings } from "#app/ui/settings.ts";
import { ShortcutProvider } from "#app/ui/shortcuts.tsx";
import { userInput } from "#app/ui/userInput.ts";
import { DATA_ID, type ExportedReview, REVIEW_FORMAT } from "#contract/reviewFile.ts";
import { isRecord } from "#contract/wire.ts";
import { OwnComments } from "./OwnComments.ts";
import { ownDrafts, writeDrafts } from "./ownDrafts.ts";
import { PageHead } from "./PageHead.tsx";
import "./exported.css";

const SETTINGS_KEY = "galley.exported.settings";

/** A single page leads nowhere. */
const NOWHERE: Navigation = { url: "", pending: false, go: () => undefined, preload: () => undefined };

function App({ open, own }: { readonly open: OpenExport; readonly own: OwnComments }) {
  useLossWarning(own);
  return (
    <NavigationContext value={NOWHERE}>
      <ShortcutProvider>
        <Announcer>
          <Toaster>
            <PrintedChange review={open.review} />
            <div className="Exported">
              <PageHead review={open.review} own={own} />
              <main className="Screen CommentedChange">
                <ExportedChange open={open} />
                <div className="Shell-overlays" />
              </main>
            </div>
          </Toaster>
        </Announcer>
      </ShortcutProvider>
    </NavigationContext>
  );
}

/** Asks before texts or comments are lost that the browser does not keep and no file has. */
function useLossWarning(own: OwnComments): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (savedText.isUnstored() || (!own.isStored && own.areUnsaved())) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [own]);
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

/** Draws the change for paper as soon as the browser starts to print: what is on the screen has only its visible part. */
function PrintedChange({ review }: { readonly review: ExportedReview }) {
  const [open, setOpen] = useState<OpenExport | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener("beforeprint", () => flushSync(() => setOpen(openExport(review))), { signal });
    window.addEventListener("afterprint", () => setOpen(null), { signal });
    return () => ending.abort();
  }, [review]);
  if (open === null) return null;
  return (
    <Paper>
      <ExportedChange open={open} />
    </Paper>
  );
}

/** Reads the review out of the page. Throws if there is none, as in a file that was cut off. */
function readReview(page: Document): ExportedReview {
  const data: unknown = JSON.parse(page.getElementById(DATA_ID)?.textContent ?? "null");
  if (!isReview(data)) throw new Error("This file has no review in it. Ask for it again.");
  return data;
}

/** The page's code and its data were written together, so the format says all. */
function isReview(data: unknown): data is ExportedReview {
  return isRecord(data) && data["format"] === REVIEW_FORMAT;
}

function run(): void {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root.");
  userInput.note(window);
  keepSettings();
  const review = readReview(document);
  document.title = `${review.title} · Galley`;
  const own = new OwnComments(review);
  const drafts = ownDrafts(review, own);
  const open = openExport(review, drafts, writeDrafts(review, own, drafts));
  createRoot(root).render(
    <StrictMode>
      <App open={open} own={own} />
    </StrictMode>,
  );
}

run();
