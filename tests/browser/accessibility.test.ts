import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations, type Theme } from "#tests/helpers/axeViolations.ts";
import { keyFaults } from "#tests/helpers/keyFaults.ts";
import { openBrowser, READ_THROUGH, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { layoutShifts } from "#tests/helpers/layoutShifts.ts";
import { oddRepo, type OddRepo } from "#tests/helpers/oddRepo.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { TESTS_ALL } from "#tests/helpers/testRun.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { readPage } from "#tests/sweep/readPage.ts";

let odd: OddRepo;
let reviewed: ReviewedRepo;
/** One whose viewer has requested it and made its remarks. */
let own: ReviewedRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
beforeAll(async () => {
  odd = await oddRepo();
  const empty = await tempRepo({ at: `${await tempFolder()}/empty` });
  reviewed = await reviewedRepo();
  await reviewed.comment("long.txt", 10, "Why *otherwise*?");
  await reviewed.repo.write({ "long.txt": "shorter\n", "untracked.txt": "untracked\n", ".env": "TOKEN=1\n" });
  own = await reviewedRepo();
  await own.repo.git("config", "user.name", "Grace Reader");
  await own.repo.git("config", "user.email", "grace@example.org");
  await own.comment("long.txt", 10, LONG_COMMENT);
  await own.comment("long.txt", 11, "And here?");
  await own.repo.write({ "long.txt": "shorter\n" });
  program = await startProgram([odd.repo.path, empty.path, reviewed.repo.path, own.repo.path]);
  opened = await openBrowser(READ_THROUGH);
});
afterAll(async () => {
  const unexpected = opened?.complaints.splice(0).filter((line) => !FAILING.test(line));
  await opened?.close();
  await program?.stop();
  expect(unexpected).toEqual([]);
});

/** Nothing fades from one theme to the other, and the code of axe-core may run in the page. */
const STILL = { reducedMotion: "reduce", bypassCSP: true } as const;

/** The pages that show a failure, which the browser or React names in the console. */
const FAILING = /^http:\/\/[^/]+\/(?:repo\/commit\/nowhere|no\/such\/page): /;

/** Wide enough for all that a page offers. */
const WIDE = 1440;

/** So much of a page may have moved when all of it has come. */
const SHIFT_MAX = 0.02;

/** So long that another slip does not fit below it at its own line. */
const LONG_COMMENT = "Say why.\n\n".repeat(8);

/** What the server has drawn, which hears no keys: the app takes its place. */
const SERVED = ".Served";

/** Stands on every page of the app, and not on the one that lets a browser in. */
const APP = ".Shell";

const PAGES = [
  ["the desk", () => "/"],
  ["a comparison", () => "/repo/compare/main...topic"],
  ["where a comparison starts", () => "/repo/compare"],
  ["a commit", () => `/repo/commit/${odd.commits.namesChanged}`],
  ["a merge in one column", () => `/repo/commit/${odd.commits.merge}?view=unified`],
  ["a history", () => "/repo/commits/main"],
  ["a file's history, narrowed down", () => "/repo/commits/main/renamed.txt?message=a&merges=none"],
  ["a folder's history", () => "/repo/commits/main/src"],
  ["a file", () => "/repo/blob/main/src/long.txt"],
  ["a blame", () => "/repo/blame/main/src/long.txt"],
  ["a search", () => "/repo/search?q=line+2"],
  ["a revision that is not there", () => "/repo/commit/nowhere"],
  ["an address without a page", () => "/no/such/page"],
  ["the reviews", () => "/repo-2/reviews"],
  ["reviews of which none is like this", () => "/repo-2/reviews?q=none"],
  ["a review", () => `/repo-2/reviews/${reviewed.key}`],
  ["a review's files", () => `/repo-2/reviews/${reviewed.key}/files`],
  ["a file read in a review", () => `/repo-2/blob/${reviewed.head}/long.txt?review=${reviewed.key}`],
  ["uncommitted work", () => "/repo-2/worktree"],
  ["a part of uncommitted work", () => "/repo-2/worktree?part=untracked"],
  ["a work tree in which nothing is uncommitted", () => "/empty/worktree"],
  ["a comparison in an empty repository", () => "/empty/compare"],
  ["the files of an empty repository", () => "/empty/tree"],
  ["a search in an empty repository", () => "/empty/search?q=a"],
] as const;

type Themes = readonly [Theme, ...Theme[]];

const WINDOWS: readonly (readonly [width: number, themes: Themes])[] = [
  [WIDE, TESTS_ALL ? ["light", "dark"] : ["light"]],
  [390, ["light"]],
];

/** `npm test` checks these in the light theme and a wide window, `npm run test:all` every page, theme and width. */
const MAIN_PAGES: readonly string[] = [
  "the desk",
  "a comparison",
  "a file",
  "a search",
  "a review",
  "a review's files",
  "uncommitted work",
  "an address without a page",
];

/** Pages that nobody has now: the next address opened in one finds the app's code there. */
const free: Page[] = [];

/** Gives a page of this width in this theme that remembers nothing of what was open in it. */
async function take(width: number, theme: Theme): Promise<Page> {
  const page = free.pop() ?? (await forgetful());
  await page.context().clearCookies({ name: /^(?!galley-session$)/u });
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme });
  return page;
}

async function forgetful(): Promise<Page> {
  const page = await opened.page(STILL);
  await layoutShifts.watch(page);
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return page;
}

// Two pages at once: each is looked at by itself, and takes a core for as long as axe-core reads it.
describe.concurrent.each(WINDOWS.slice(0, TESTS_ALL ? undefined : 1))(
  "%i pixels wide, nothing moves and axe-core finds nothing in the themes %s",
  (width, themes) => {
    it.each(TESTS_ALL ? PAGES : PAGES.filter(([name]) => MAIN_PAGES.includes(name)))("on %s", async (_, address) => {
      const page = await take(width, themes[0]);
      await page.goto(program.origin + address());
      await page.waitForSelector("main h1, main h2");
      await page.waitForSelector(SERVED, { state: "detached" });
      expect(await page.locator(APP).count()).toBe(1);
      expect(await axeViolations(page, themes)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        "no sideways scrolling",
      ).toBe(true);
      const { sum, each } = await layoutShifts.read(page);
      expect(sum, `nothing moves while the page comes: ${each.join("\n")}`).toBeLessThan(SHIFT_MAX);
      if (width === WIDE)
        expect(await keyFaults(page), "each deed has its own key, or a place in the palette").toEqual([]);
      free.push(page);
    });

    it("with the command palette and the keys open", async () => {
      const page = await take(width, themes[0]);
      await page.goto(`${program.origin}/repo/commits/main`);
      await page.waitForSelector("h1");
      await page.waitForSelector(SERVED, { state: "detached" });
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Command palette" }).fill("topic");
      await page.getByRole("option", { name: /History of topic/ }).waitFor();
      expect(await axeViolations(page, themes)).toEqual([]);
      await page.getByRole("option", { name: /History of topic/ }).click();
      await page.waitForURL("**/repo/commits/topic");
      free.push(page);
    });

    it("in a review's change with what is said of it: a thread, one that is written, the verdict, a menu", async () => {
      const page = await take(width, themes[0]);
      await page.goto(`${program.origin}/repo-2/reviews/${reviewed.key}/files?view=unified`);
      await page.waitForSelector(SERVED, { state: "detached" });
      await page.locator(".Thread").waitFor();
      await page.keyboard.press("n");
      await page.keyboard.press("j");
      await page.keyboard.press("c");
      await page.locator(".Composer textarea").first().waitFor();
      await expect
        .poll(() => page.locator(width >= 1400 ? ".diff-margin-comment .Composer" : ".diff-slot .Composer").count())
        .toBe(1);
      expect(await axeViolations(page, themes)).toEqual([]);
      if (width === WIDE) expect(await keyFaults(page), "with a field open").toEqual([]);
      await page.locator(".Composer textarea").first().focus();
      await page.keyboard.press("Escape");
      await page.keyboard.press("a");
      const verdict = page.getByRole("group", { name: "Verdict" });
      await verdict.waitFor();
      expect(await axeViolations(page, themes)).toEqual([]);
      if (width === WIDE) expect(await keyFaults(page), "with the verdict open").toEqual([]);
      await page.locator(".Composer", { has: verdict }).locator("textarea").focus();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "View", exact: true }).click();
      await page.getByRole("menu").waitFor();
      expect(await axeViolations(page, themes)).toEqual([]);
      await page.keyboard.press("Escape");
      free.push(page);
    });

    it.each(["unified", "split"])(
      "in a change that is %s: wrapped, with the cursor in it, expanded, and as one finds",
      async (view) => {
        const page = await take(width, themes[0]);
        await page.goto(
          `${program.origin}/repo/compare/${odd.commits.first}..main?view=${view}&wrap=1&marks=1&files=list`,
        );
        await page.waitForSelector(".diff-row");
        await page.waitForSelector(SERVED, { state: "detached" });
        await page.keyboard.press("n");
        await page.keyboard.press("j");
        await page.waitForSelector(".diff-row[aria-current]");
        await page.keyboard.press("e");
        await page.keyboard.press("x");
        expect(await axeViolations(page, themes)).toEqual([]);
        await page.keyboard.press("Control+f");
        await page.keyboard.insertText("line");
        await page.waitForFunction(() =>
          /^[\d,]+ of [\d,]+$/.test(document.querySelector(".diff-find-count")?.textContent ?? ""),
        );
        expect(await axeViolations(page, themes)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
          "no sideways scrolling",
        ).toBe(true);
        free.push(page);
      },
    );
  },
);

const THEMES = ["light", "dark"] as const;

it("axe-core finds nothing in dialogs, menus, toasts and slips that are closed, in both themes", async () => {
  const page = await take(WIDE, "light");
  const check = async (what: string): Promise<void> => expect(await axeViolations(page, THEMES), what).toEqual([]);
  const checkKeys = async (keys: readonly string[], role: "dialog" | "menu"): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    await page.getByRole(role).waitFor();
    await check(keys.join(" "));
    await page.keyboard.press("Escape");
    await page.getByRole(role).waitFor({ state: "detached" });
  };
  const review = `${program.origin}/repo-3/reviews/${own.key}`;
  await page.goto(review);
  await page.waitForSelector(SERVED, { state: "detached" });
  await page.locator(".AbandonReview button").waitFor();
  await checkKeys([","], "dialog");
  await checkKeys(["Shift+X"], "dialog");
  await checkKeys(["d", "m"], "menu");
  await page.keyboard.press("i");
  await page.keyboard.press("i");
  await page.locator(".Toast").waitFor();
  await check("a toast");

  await page.goto(`${review}/files?view=unified`);
  await page.waitForSelector(SERVED, { state: "detached" });
  // Of two at one place the one that is gone to has the room.
  await page.keyboard.press("Shift+N");
  await page.keyboard.press("Shift+N");
  await page.locator(".Thread:focus").waitFor();
  await page.locator(".diff-margin-comment[data-closed]").waitFor();
  await check("a slip that is closed");
  await checkKeys(["d", "d"], "dialog");
  await page.locator(".Thread:focus").waitFor();
  for (const keys of ["q", "de"]) {
    for (const key of keys) await page.keyboard.press(key);
    await page.locator(".Thread textarea:focus").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".Thread:focus").waitFor();
  }

  await page.goto(`${program.origin}/repo-3/worktree`);
  await page.waitForSelector(SERVED, { state: "detached" });
  await page.locator(".diff-row").first().waitFor();
  await page.keyboard.press("n");
  await page.locator(".diff-row[aria-current=true]").first().waitFor();
  await checkKeys(["b"], "dialog");
  await page.keyboard.press("Shift+T");
  await page.getByRole("button", { name: "Share…" }).waitFor();
  await checkKeys(["Shift+H"], "dialog");
  free.push(page);
});

describe("the lines of a file are a grid whose counts are true though few of its rows exist", () => {
  it.each(["unified", "split"])(
    "%s: its rows are numbered from 1 to as many as it says, each of as many columns",
    async (view) => {
      const page = await opened.page();
      await page.goto(`${program.origin}/repo/compare/${odd.commits.first}..main?view=${view}`);
      await page.waitForFunction(() => (document.querySelector<HTMLElement>(".diff-file")?.style.top ?? "") !== "");
      const { files } = await page.evaluate(readPage, 30_000);
      expect(files.length).toBeGreaterThan(20);
      for (const { title, panes } of files) {
        const rowCount = panes[0]?.rowCount ?? 0;
        // Where a side has nothing beside the other's line, the row is missing there.
        const indexes = new Set(panes.flatMap(({ rows }) => rows.map(({ index }) => index)));
        expect(
          [...indexes].sort((a, b) => a - b),
          title,
        ).toEqual(Array.from({ length: rowCount }, (_, index) => index + 1));
        for (const pane of panes) {
          expect(pane.rowCount, title).toBe(rowCount);
          for (const row of pane.rows) expect(row.columns, `${title}, row ${row.index}`).toBe(pane.columnCount);
        }
      }
      await page.context().close();
    },
  );

  it.each([
    ["unified", "added, new line 10: line 10 reads otherwise"],
    ["split", "removed, old line 10: line 10; added, new line 10: line 10 reads otherwise"],
  ])(
    "%s: the browser's own tree names the line that has the focus, and leads to what is said of it",
    async (view, line) => {
      const page = await opened.page();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${program.origin}/repo-2/reviews/${reviewed.key}/files?view=${view}`);
      await page.waitForSelector(SERVED, { state: "detached" });
      await page.locator(".Thread").waitFor();
      await page.getByRole("grid").first().focus();
      while (!(await activeLine(page)).startsWith(line)) {
        const before = await activeLine(page);
        await page.keyboard.press("ArrowDown");
        await expect.poll(() => activeLine(page)).not.toBe(before);
      }
      const tree = await axTree(page);
      const grid = tree.find(({ role, links }) => role === "grid" && links["activedescendant"] !== undefined);
      const row = tree.find(({ id }) => id === grid?.links["activedescendant"]);
      expect([row?.role, row?.name]).toEqual(["row", `${line}; 1 comment, press Enter`]);
      expect(row?.links["details"]).toBeDefined();
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => document.activeElement?.matches(".Thread"));
      await page.keyboard.press("Escape");
      await expect.poll(() => activeLine(page)).toBe(`${line}; 1 comment, press Enter`);
      await page.context().close();
    },
  );
});

/** What the row says that is the active one of the grid in focus. */
function activeLine(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant") ?? "";
    return document.getElementById(id)?.getAttribute("aria-label") ?? "";
  });
}

interface AxNode {
  readonly id: number | undefined;
  readonly role: string;
  readonly name: string;
  /** The elements that it points to, the first of each kind. */
  readonly links: Readonly<Record<string, number | undefined>>;
}

/** Gives what Chromium hands on to a screen reader. */
async function axTree(page: Page): Promise<readonly AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.map(({ backendDOMNodeId, role, name, properties = [] }) => ({
    id: backendDOMNodeId,
    role: String(role?.value ?? ""),
    name: String(name?.value ?? ""),
    links: Object.fromEntries(
      properties.map((property) => [property.name, property.value.relatedNodes?.[0]?.backendDOMNodeId]),
    ),
  }));
}
