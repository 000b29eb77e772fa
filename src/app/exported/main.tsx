import "#app/ui/base.css";
import "#app/app.css";
import { type ReactNode, StrictMode, useEffect, useEffectEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { ExportedChange, type OpenExport, openExport } from "#app/reviewing/export/ExportedChange.tsx";
import { savedText } from "#app/reading/data/TextSaver.ts";
import { Paper } from "#app/ui/Paper.tsx";
import { Announcer, Toaster } from "#app/ui/Toaster.tsx";
import { NavigationContext, type Navigation } from "#app/ui/navigation.tsx";
import { appearance, localSettings, settings, settingsOf } from "#app/ui/settings.ts";
import { ShortcutProvider } from "#app/ui/shortcuts.tsx";
import { userInput } from "#app/ui/userInput.ts";
import { DATA_ID, type ExportedReview, REVIEW_FORMAT } from "#contract/reviewFile.ts";
import { SITE_FORMAT, type SiteIndex } from "#contract/sites/site.ts";
import { isRecord } from "#contract/wire.ts";
import { OwnComments, ownDrafts, writeDrafts } from "./OwnComments.ts";
import { ChangeHead } from "./PageHead.tsx";
import { openIndex, PrintedIndex, SiteIndexPage } from "./sites/SiteIndex.tsx";
import { IndexLink, RelatedReviews } from "./sites/SiteLinks.tsx";
import "./exported.css";

const SETTINGS_KEY = "galley.exported.settings";

/** Links of the app lead to places in this page, or nowhere. */
const WITHIN: Navigation = {
  url: "",
  pending: false,
  go: (url) => url.startsWith("#") && window.location.assign(url),
  preload: () => undefined,
};

/** The parts that every exported page has around its content. */
function Page({ printed, children }: { readonly printed: () => ReactNode; readonly children: ReactNode }) {
  return (
    <NavigationContext value={WITHIN}>
      <ShortcutProvider>
        <Announcer>
          <Toaster>
            <Printed draw={printed} />
            <div className="Exported">{children}</div>
          </Toaster>
        </Announcer>
      </ShortcutProvider>
    </NavigationContext>
  );
}

function ReviewPage({ open, own }: { readonly open: OpenExport; readonly own: OwnComments }) {
  const { review } = open;
  useLossWarning(own);
  return (
    <Page printed={() => <ExportedChange open={openExport(review)} />}>
      <ChangeHead review={review} own={own}>
        {review.site !== undefined && <IndexLink />}
      </ChangeHead>
      <main className="Screen CommentedChange">
        {review.site !== undefined && <RelatedReviews site={review.site} />}
        <ExportedChange open={open} />
        <div className="Shell-overlays" />
      </main>
    </Page>
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
  settings.take(settingsOf(localSettings.readList(SETTINGS_KEY)));
  settings.saveWith(() => localSettings.save(SETTINGS_KEY, JSON.stringify([...settings.all()])));
  appearance.start();
}

/** Draws the content for paper as soon as the browser starts to print: what is on the screen has only its visible part. */
function Printed({ draw }: { readonly draw: () => ReactNode }) {
  const [content, setContent] = useState<ReactNode>(null);
  const drawn = useEffectEvent(draw);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener("beforeprint", () => flushSync(() => setContent(drawn())), { signal });
    window.addEventListener("afterprint", () => setContent(null), { signal });
    return () => ending.abort();
  }, []);
  return content !== null && <Paper>{content}</Paper>;
}

/** Reads the content of the page. Throws if there is none, as in a file that was cut off. */
function readContent(page: Document): ExportedReview | SiteIndex {
  const data: unknown = JSON.parse(page.getElementById(DATA_ID)?.textContent ?? "null");
  if (!isContent(data)) throw new Error("This file has no review in it. Ask for it again.");
  return data;
}

/** The page's code and its data were written together, so the format says all. */
function isContent(data: unknown): data is ExportedReview | SiteIndex {
  return isRecord(data) && (data["format"] === REVIEW_FORMAT || data["format"] === SITE_FORMAT);
}

function pageOf(content: ExportedReview | SiteIndex): ReactNode {
  if (content.format === SITE_FORMAT) {
    const open = openIndex(content);
    return (
      <Page printed={() => <PrintedIndex open={open} />}>
        <SiteIndexPage open={open} />
      </Page>
    );
  }
  const own = new OwnComments(content);
  const drafts = ownDrafts(content, own);
  return <ReviewPage open={openExport(content, drafts, writeDrafts(content, own, drafts))} own={own} />;
}

function run(): void {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root.");
  userInput.note(window);
  keepSettings();
  const content = readContent(document);
  document.title = `${content.format === SITE_FORMAT ? `Reviews of ${content.name}` : content.title} · Galley`;
  createRoot(root).render(<StrictMode>{pageOf(content)}</StrictMode>);
}

run();
