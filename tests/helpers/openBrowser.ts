import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { stateFolder } from "#server/http/sessions/sessionStore.ts";
import { letIn } from "./letIn.ts";
import { WAIT_MS } from "./testRun.ts";

const WORDS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * For a browser whose pages are read from top to bottom: too little memory to draw what is not in view. Without a GPU, Chromium (150 and 156)
 * draws that in the background, and a worker leaves it where work that matters more waits, as collecting garbage does. One that leaves
 * just when its tile was the last that a new frame waited for wakes nobody, and the page is never drawn again
 * (`CategorizedWorkerPoolJob::Run` in cc/raster/categorized_worker_pool.cc); reading on two processors met that within a minute.
 */
export const READ_THROUGH: readonly string[] = ["--force-gpu-mem-available-mb=12"];

/** Says in the page's console what caused an exception, which the browser's protocol leaves out: what React recovers from says why only there. */
const printCauses = (): void =>
  addEventListener("error", ({ error }: { error: unknown }) => {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause !== undefined) console.error("It was caused by", cause instanceof Error ? cause.stack : cause);
  });

/** A real Chromium whose pages must not complain. */
export interface OpenedBrowser {
  readonly browser: Browser;
  /** Opens a page of its own context, of a reader who has chosen nothing, which is let in to all programs of the test file, and watches it. */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** Opens a context that is let in nowhere; all that its pages wait for has the time of the whole suite. */
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** What the pages complained of: console errors, exceptions, violations of the content security policy. */
  readonly complaints: string[];
  /** Ends it. Fails with what the pages complained of where no test has taken that out of the list as expected. */
  close(): Promise<void>;
}

/** Starts Chromium; one that does not start is started once more, and it is reported. */
async function launch(args: readonly string[]): Promise<Browser> {
  const executablePath = process.env["GALLEY_CHROME"] ?? process.env["CHROME_PATH"] ?? "/usr/bin/chromium";
  const start = (): Promise<Browser> => chromium.launch({ executablePath, args: [...args], timeout: WAIT_MS });
  return start().catch((error: unknown) => {
    process.stderr.write(`Chromium did not start, try 1 of 2: ${String(error)}\n`);
    return start();
  });
}

/** Waits for what a browser is to open; one that does not is ended, so that all that waits for it fails at once. */
async function inTime<Value>(browser: Browser, what: string, opening: Promise<Value>): Promise<Value> {
  const late = Symbol(what);
  const controller = new AbortController();
  const lateness = wait(WAIT_MS, late, { signal: controller.signal });
  lateness.catch(() => undefined); // It came in time.
  const first = await Promise.race([opening, lateness]).finally(() => controller.abort());
  if (first !== late) return opening;
  opening.catch(() => undefined); // That the browser ended is reported below.
  void browser.close();
  throw new Error(`Chromium opened no ${what} in ${WAIT_MS / 1000} s and was ended.`);
}

/**
 * Starts the browser that `npm test` found or installed, with more words on its command line where a test needs them. Neither it nor a page
 * of it is waited for without end.
 */
export async function openBrowser(more: readonly string[] = []): Promise<OpenedBrowser> {
  const browser = await launch([...WORDS, ...more]);
  const newContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await inTime(browser, "context", browser.newContext(options));
    context.setDefaultTimeout(WAIT_MS);
    return context;
  };
  const complaints: string[] = [];
  return {
    browser,
    complaints,
    context: newContext,
    async page(options = {}) {
      await rm(join(stateFolder(), "settings.json"), { force: true });
      const context = await newContext({ viewport: { width: 1440, height: 900 }, ...options });
      await letIn.context(context);
      await context.addInitScript(printCauses);
      const page = await inTime(browser, "page", context.newPage());
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
