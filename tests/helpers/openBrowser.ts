import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { letIn } from "./letIn.ts";

const WORDS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** A real Chromium whose pages must not complain. */
export interface OpenedBrowser {
  readonly browser: Browser;
  /** Opens a page of its own context, which is let in to all programs of the test file, and watches it. */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** What the pages complained of: console errors, exceptions, violations of the content security policy. */
  readonly complaints: string[];
  /** Ends it. Fails with what the pages complained of where no test has taken that out of the list as expected. */
  close(): Promise<void>;
}

/** Starts the browser that `npm test` found or installed, with more words on its command line where a test needs them. */
export async function openBrowser(more: readonly string[] = []): Promise<OpenedBrowser> {
  const executablePath = process.env["GALLEY_CHROME"] ?? process.env["CHROME_PATH"] ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: [...WORDS, ...more] });
  const complaints: string[] = [];
  return {
    browser,
    complaints,
    async page(options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      await letIn.context(context);
      const page = await context.newPage();
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.stack || String(error)}`));
      return page;
    },
    async close() {
      await browser.close();
      if (complaints.length > 0) throw new Error(`Pages complained: ${complaints.join("\n")}`);
    },
  };
}
