import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { stateFolder } from "#server/http/sessions/sessionStore.ts";
import { letIn } from "./letIn.ts";
import { WAIT_MS } from "./testRun.ts";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * Arguments for a browser whose pages are read from top to bottom: too little memory to draw what is out of view.
 * Without a GPU, Chromium (150 and 156) draws those parts in the background. Its worker stops when more important work
 * waits, such as garbage collection. If it stops just when its tile was the last one that a new frame waited for,
 * nobody is notified and the page is never drawn again (`CategorizedWorkerPoolJob::Run` in
 * cc/raster/categorized_worker_pool.cc). With two processors that happened within a minute of reading.
 */
export const READ_THROUGH: readonly string[] = ["--force-gpu-mem-available-mb=12"];

/**
 * Prints the cause of an exception to the page's console. The browser's protocol omits it, and for errors that React
 * recovers from only the cause contains the reason.
 */
const printCauses = (): void =>
  addEventListener("error", ({ error }: { error: unknown }) => {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause !== undefined) console.error("It was caused by", cause instanceof Error ? cause.stack : cause);
  });

/** A real Chromium whose pages must not report errors. */
export interface OpenedBrowser {
  readonly browser: Browser;
  /**
   * Opens a page in its own context, for a user with default settings who is signed in to all programs of the test
   * file. Records what the page reports.
   */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** Opens a context that is signed in nowhere. Its pages wait as long as the suite allows. */
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** What the pages reported: console errors and warnings, exceptions, violations of the content security policy. */
  readonly complaints: string[];
  /** Closes the browser. Throws if pages reported something that no test removed from the list as expected. */
  close(): Promise<void>;
}

/** Starts Chromium. If it does not start, prints the error and tries once more. */
async function launch(args: readonly string[]): Promise<Browser> {
  const executablePath = process.env["GALLEY_CHROME"] ?? process.env["CHROME_PATH"] ?? "/usr/bin/chromium";
  const start = (): Promise<Browser> => chromium.launch({ executablePath, args: [...args], timeout: WAIT_MS });
  return start().catch((error: unknown) => {
    process.stderr.write(`Chromium did not start, try 1 of 2: ${String(error)}\n`);
    return start();
  });
}

/**
 * Waits until the browser has opened something. If that takes too long, closes the browser, so that everything waiting
 * for it fails at once.
 */
async function inTime<Value>(browser: Browser, what: string, opening: Promise<Value>): Promise<Value> {
  const late = Symbol(what);
  const controller = new AbortController();
  const lateness = wait(WAIT_MS, late, { signal: controller.signal });
  lateness.catch(() => undefined); // The browser was in time.
  const first = await Promise.race([opening, lateness]).finally(() => controller.abort());
  if (first !== late) return opening;
  opening.catch(() => undefined); // The error below reports it.
  void browser.close();
  throw new Error(`Chromium opened no ${what} in ${WAIT_MS / 1000} s and was closed.`);
}

/**
 * Starts the browser that `npm test` found or installed, with additional command-line arguments if a test needs them.
 * Waiting for the browser and its pages always has a time limit.
 */
export async function openBrowser(more: readonly string[] = []): Promise<OpenedBrowser> {
  const browser = await launch([...ARGUMENTS, ...more]);
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
