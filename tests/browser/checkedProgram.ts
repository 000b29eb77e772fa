import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeViolations, type Theme } from "#tests/helpers/axeViolations.ts";
import { layoutShifts } from "#tests/helpers/layoutShifts.ts";
import { oddRepo, type OddRepo } from "#tests/helpers/oddRepo.ts";
import { openBrowser, READ_THROUGH, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

/** A running program with pages to check in a browser. */
export interface CheckedProgram {
  readonly origin: string;
  readonly opened: OpenedBrowser;
  readonly odd: OddRepo;
  readonly reviewed: ReviewedRepo;
  /** A review that the viewer has requested and commented on. */
  readonly own: ReviewedRepo;
  /** Returns a page of this width and theme that remembers nothing about what was open in it before. */
  take(width: number, theme: Theme): Promise<Page>;
  /** Returns a page to the pool, so that the next address opened in it finds the app's code loaded. */
  give(page: Page): void;
  /** Stops the program, and throws if pages reported errors. */
  close(): Promise<void>;
}

/** Disables transitions between the themes, and allows axe-core to run in the page. */
const STILL = { reducedMotion: "reduce", bypassCSP: true } as const;

/** The pages that show a failure, which the browser or React reports in the console. */
const FAILING = /^http:\/\/[^/]+\/(?:repo\/commit\/nowhere|no\/such\/page): /;

/** Wide enough for everything on a page. */
export const WIDE = 1440;

/** The largest sum of layout shifts of a page until it is loaded completely. */
const SHIFT_MAX = 0.02;

/** So long that another comment does not fit below it at its own line. */
const LONG_COMMENT = "Say why.\n\n".repeat(8);

/** The page that the server has rendered. It receives no keys; the app replaces it. */
const SERVED = ".Served";

/** An element of every page of the app, but not of the page for signing in. */
const APP = ".Shell";

/** Starts the program on an odd, an empty and two reviewed repositories. */
export async function startCheckedProgram(): Promise<CheckedProgram> {
  const odd = await oddRepo();
  const empty = await tempRepo({ at: `${await tempFolder()}/empty` });
  const reviewed = await reviewedRepo();
  await reviewed.comment("long.txt", 10, "Why *otherwise*?");
  await reviewed.repo.write({ "long.txt": "shorter\n", "untracked.txt": "untracked\n", ".env": "TOKEN=1\n" });
  const own = await reviewedRepo();
  await own.repo.git("config", "user.name", "Grace Reader");
  await own.repo.git("config", "user.email", "grace@example.org");
  await own.comment("long.txt", 10, LONG_COMMENT);
  await own.comment("long.txt", 11, "And here?");
  await own.repo.write({ "long.txt": "shorter\n" });
  const program = await startProgram([odd.repo.path, empty.path, reviewed.repo.path, own.repo.path]);
  const opened = await openBrowser(READ_THROUGH);
  const free: Page[] = [];
  const forgetful = async (): Promise<Page> => {
    const page = await opened.page(STILL);
    await layoutShifts.watch(page);
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return page;
  };
  return {
    origin: program.origin,
    opened,
    odd,
    reviewed,
    own,
    async take(width, theme) {
      const page = free.pop() ?? (await forgetful());
      await page.context().clearCookies({ name: /^(?!galley-session$)/u });
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      return page;
    },
    give: (page) => void free.push(page),
    async close() {
      const unexpected = opened.complaints.splice(0).filter((line) => !FAILING.test(line));
      await opened.close();
      await program.stop();
      expect(unexpected).toEqual([]);
    },
  };
}

/** Opens an address and waits until the app has replaced the page that the server rendered. */
export async function openApp(page: Page, address: string, shown: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector(SERVED, { state: "detached" });
  await page.waitForSelector(shown);
}

/**
 * Opens an address and expects that nothing moves while it loads, that nothing is wider than the window, and that
 * axe-core finds no faults.
 */
export async function expectAccessible(page: Page, address: string, themes: readonly Theme[]): Promise<void> {
  await openApp(page, address, "main h1, main h2");
  expect(await page.locator(APP).count()).toBe(1);
  expect(await axeViolations(page, themes)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    "no sideways scrolling",
  ).toBe(true);
  const { sum, each } = await layoutShifts.read(page);
  expect(sum, `nothing moves while the page comes: ${each.join("\n")}`).toBeLessThan(SHIFT_MAX);
}

/** Opens the files of a review and a comment field at its first changed line. */
export async function openComposer({ origin, reviewed }: CheckedProgram, page: Page): Promise<void> {
  await openApp(page, `${origin}/repo-2/reviews/${reviewed.key}/files?view=unified`, ".Thread");
  for (const key of ["n", "j", "c"]) await page.keyboard.press(key);
  await page.locator(".Composer textarea").first().waitFor();
  const field = page.locator(".diff-slot .Composer");
  await field.first().waitFor();
  expect(await field.count()).toBe(1);
}
