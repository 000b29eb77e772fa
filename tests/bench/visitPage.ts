import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { pageProbe, probeLabels, type PageProbe } from "./pageProbe.ts";
import { INTERACTION_FLOOR, interactionProbe } from "./interactionProbe.ts";
import { sweepPage } from "./sweepPage.ts";
import { timeComposer, type ComposerTimes } from "./timeComposer.ts";
import { timeFind } from "./timeFind.ts";
import { timeInteractions } from "./timeInteractions.ts";

const SWEEP_MS = 4000;
/** After this time, an element counts as missing. */
const TIMEOUT_MS = 60_000;
/** Loading has finished when this much time has passed since the list was complete: counts and colors arrive late. */
const QUIET_MS = 500;
/** The time that the browser needs for its own work on a new tab, mainly garbage collection of its toolbar. */
const TAB_MS = 700;
/** The polling interval for a page that is loading. */
const POLL_MS = 100;

/**
 * The results of one visit of a page; null for what did not happen. Times in ms, the heap in MB, `blank` in percent of
 * frames.
 */
export interface Visit {
  readonly firstLine: number | null;
  readonly list: number | null;
  readonly loadTask: number;
  readonly sweepTask: number;
  /** The longest time between two frames of the sweep. */
  readonly frame: number;
  readonly blank: number | null;
  readonly nodes: number;
  readonly heap: number;
  /** The 98th percentile of the times of key presses and clicks. */
  readonly interaction: number | null;
  readonly findFirst: number | null;
  readonly findAll: number | null;
  /** The data sent until loading had finished, in kB, including code that the browser caches. */
  readonly bytes: number;
}

/** Opens the page of a change in a new tab and waits only for the first line; returns its time in ms. */
export async function visitFirstLine(context: BrowserContext, url: string): Promise<number | null> {
  const opened = await open(context, url, Number.POSITIVE_INFINITY);
  try {
    return (await noted(opened, "firstLineAt")).firstLineAt;
  } finally {
    await opened.page.close();
  }
}

/**
 * Opens the page of a change with this many files in a new tab, waits for the list, scrolls it from top to bottom, then
 * does what a reviewer does and finds a word. The heap is measured before the search, so it does not include the
 * matches.
 */
export async function visitPage(context: BrowserContext, url: string, files: number): Promise<Visit> {
  const opened = await open(context, url, files);
  const { page, session } = opened;
  try {
    const loaded = await loading(opened);
    const bytes = await page.evaluate(sentBytes);
    const { swept, blank } = await scrollFast(opened);
    const heap = await heapOf(session);
    const interaction = await timeInteractions(page);
    const find = await timeFind(page);
    return {
      firstLine: loaded.firstLineAt,
      list: loaded.listAt,
      loadTask: loaded.longestTask,
      sweepTask: swept.longestTask,
      frame: swept.longestFrame,
      blank,
      nodes: swept.mostNodes,
      heap,
      interaction,
      findFirst: find.first,
      findAll: find.all,
      bytes: bytes / 1e3,
    };
  } finally {
    await page.close();
  }
}

/** Waits until the page of a change has loaded, and returns what the probe recorded meanwhile. */
async function loading(opened: Opened): Promise<PageProbe> {
  await noted(opened, "firstLineAt");
  await noted(opened, "listAt");
  // The app replaces what the server rendered, so wait: a sweep has to observe the reader that stays.
  await seen(opened, `document.querySelector(".Served") === null`);
  await opened.page.waitForTimeout(QUIET_MS);
  return reading(opened);
}

/**
 * Scrolls a page from top to bottom. Returns what the probe recorded meanwhile and the share of frames without a line,
 * in percent.
 */
async function scrollFast(opened: Opened): Promise<{ readonly swept: PageProbe; readonly blank: number | null }> {
  const { page } = opened;
  await page.evaluate(() => Object.assign(window.benchProbe ?? {}, { longestTask: 0, longestFrame: 0 }));
  const { frames, blank } = await page.evaluate(sweepPage, SWEEP_MS);
  await page.waitForTimeout(QUIET_MS);
  return { swept: await reading(opened), blank: frames === 0 ? null : (100 * blank) / frames };
}

/** Opens a review's page in a new tab, waits for the app, and opens comment fields and types there. */
export async function visitComposer(context: BrowserContext, url: string): Promise<ComposerTimes> {
  const opened = await open(context, url, Number.POSITIVE_INFINITY);
  try {
    await noted(opened, "firstLineAt");
    await seen(opened, `document.querySelector(".Served") === null`);
    await opened.page.waitForTimeout(QUIET_MS);
    return await timeComposer(opened.page);
  } finally {
    await opened.page.close();
  }
}

/** Runs in the page. */
function sentBytes(): number {
  const sent = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return sent.reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0);
}

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

async function open(context: BrowserContext, url: string, files: number): Promise<Opened> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(pageProbe, probeLabels(files));
  await page.addInitScript(interactionProbe, INTERACTION_FLOOR);
  await page.waitForTimeout(TAB_MS);
  await page.goto(url, { waitUntil: "commit" });
  return { page, session };
}

/**
 * Waits until an expression is true in the page, or until the timeout. Evaluates it through the browser's protocol:
 * Playwright's own wait first runs a script of about 300 kB in the page, which takes longer than the page itself.
 */
async function seen({ page, session }: Opened, expression: string): Promise<void> {
  const ends = performance.now() + TIMEOUT_MS;
  while (performance.now() < ends) {
    const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
    if (result.value === true) return;
    await page.waitForTimeout(POLL_MS);
  }
}

/** Waits until the probe has recorded something, or until the timeout, and returns everything that it recorded. */
async function noted(opened: Opened, what: "firstLineAt" | "listAt"): Promise<PageProbe> {
  await seen(opened, `(window.benchProbe?.${what} ?? null) !== null`);
  return reading(opened);
}

async function reading({ session }: Opened): Promise<PageProbe> {
  const { result } = await session.send("Runtime.evaluate", { expression: "window.benchProbe", returnByValue: true });
  if (result.value === undefined) throw new Error("The page lost its probe.");
  return result.value;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1e6;
}
