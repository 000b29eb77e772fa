import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { waitForDiffCache, forgetDiffs } from "./waitForDiffCache.ts";
import { pageProbe, probeLabels, type PageProbe } from "./pageProbe.ts";
import { INTERACTION_FLOOR, interactionProbe } from "./interactionProbe.ts";
import { sweepPage } from "./sweepPage.ts";
import { timeComposer, type ComposerTimes } from "./timeComposer.ts";
import { timeFind } from "./timeFind.ts";
import { timeInteractions } from "./timeInteractions.ts";

const SWEEP_MS = 4000;
/** What is not on the page after so long will not come. */
const TIMEOUT_MS = 60_000;
/** Loading is over when so much time has gone since the list was complete: counts and colors come late. */
const QUIET_MS = 500;
/** What the browser does of its own for a new tab, its toolbar's collecting of garbage above all, is over after so long. */
const TAB_MS = 700;
/** Between two looks at a page that is awaited. */
const POLL_MS = 100;

/** What one visit of a page gave; null is what did not come. Times in ms, the heap in MB, `blank` in percent of frames. */
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
  /** What 98 of 100 keys and clicks took at most. */
  readonly interaction: number | null;
  readonly findFirst: number | null;
  readonly findAll: number | null;
  /** What was sent until loading was over, in kB, code that the browser keeps included. */
  readonly bytes: number;
}

/** Opens the page of a change in a tab of its own and waits for the first line alone; gives its time in ms. */
export async function visitFirstLine(context: BrowserContext, url: string): Promise<number | null> {
  const opened = await open(context, url, Number.POSITIVE_INFINITY);
  try {
    return (await noted(opened, "firstLineAt")).firstLineAt;
  } finally {
    await opened.page.close();
  }
}

/**
 * Opens the page of a change of so many files in a tab of its own, waits for the list, sweeps it from top to bottom, then does
 * what a reader does and finds a word. What is found stays out of the heap, which is viewed before.
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

/** What a sweep gave in the first visit of a page, before anything of its change was kept; as in `Visit`. */
export type FirstVisit = Readonly<Record<"firstSweepTask" | "firstBlank", number | null>>;

/** Opens a page as `visitPage` does, and sweeps it as if nobody had been there before. Leaves it when its diff is kept. */
export async function visitFirst(context: BrowserContext, url: string, files: number): Promise<FirstVisit> {
  forgetDiffs();
  const opened = await open(context, url, files);
  try {
    await loading(opened);
    const { swept, blank } = await scrollFast(opened);
    await waitForDiffCache();
    return { firstSweepTask: swept.longestTask, firstBlank: blank };
  } finally {
    await opened.page.close();
  }
}

/** Waits until the page of a change is there, and gives what the probe noted meanwhile. */
async function loading(opened: Opened): Promise<PageProbe> {
  await noted(opened, "firstLineAt");
  await noted(opened, "listAt");
  // What the server drew is gone once the app is in its place: a sweep looks at the reader that stays.
  await seen(opened, `document.querySelector(".Served") === null`);
  await opened.page.waitForTimeout(QUIET_MS);
  return reading(opened);
}

/** Sweeps a page from top to bottom, and gives what the probe noted meanwhile and how many frames had no line, in percent. */
async function scrollFast(opened: Opened): Promise<{ readonly swept: PageProbe; readonly blank: number | null }> {
  const { page } = opened;
  await page.evaluate(() => Object.assign(window.benchProbe ?? {}, { longestTask: 0, longestFrame: 0 }));
  const { frames, blank } = await page.evaluate(sweepPage, SWEEP_MS);
  await page.waitForTimeout(QUIET_MS);
  return { swept: await reading(opened), blank: frames === 0 ? null : (100 * blank) / frames };
}

/** Opens a review's page in a tab of its own, and opens fields for comments and writes there once the app is. */
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
 * Waits until an expression is true in the page, or until patience ends. Asks the browser itself: what Playwright waits with
 * runs a script of some 300 kB in the page first, which takes longer than the page does.
 */
async function seen({ page, session }: Opened, expression: string): Promise<void> {
  const ends = performance.now() + TIMEOUT_MS;
  while (performance.now() < ends) {
    const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
    if (result.value === true) return;
    await page.waitForTimeout(POLL_MS);
  }
}

/** Waits until the probe has noted something, or until patience ends, and gives all that it noted. */
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
