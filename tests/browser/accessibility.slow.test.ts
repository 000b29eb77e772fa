import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations, type Theme } from "#tests/helpers/axeViolations.ts";
import { keyFaults } from "#tests/helpers/keyFaults.ts";
import { startProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { readPage } from "#tests/sweep/readPage.ts";
import {
  expectAccessible,
  openApp,
  openComposer,
  startCheckedProgram,
  WIDE,
  type CheckedProgram,
} from "./checkedProgram.ts";

let program: CheckedProgram;
beforeAll(async () => {
  program = await startCheckedProgram();
});
afterAll(() => program?.close());

const PAGES = [
  ["home", () => "/"],
  ["a comparison", () => "/repo/compare/main...topic"],
  ["a comparison in groups", () => "/repo/compare/main...topic?order=last&files=tree"],
  ["where a comparison starts", () => "/repo/compare"],
  ["a commit", () => `/repo/commit/${program.odd.commits.namesChanged}`],
  ["a merge in one column", () => `/repo/commit/${program.odd.commits.merge}?view=unified`],
  ["a history", () => "/repo/commits/main"],
  ["a file's history, narrowed down", () => "/repo/commits/main/renamed.txt?message=a&since=2020-01-01"],
  ["a folder's history", () => "/repo/commits/main/src"],
  ["a file", () => "/repo/blob/main/src/long.txt"],
  ["a blame", () => "/repo/blame/main/src/long.txt"],
  ["a search", () => "/repo/search?q=line+2"],
  ["a revision that is not there", () => "/repo/commit/nowhere"],
  ["an address without a page", () => "/no/such/page"],
  ["the reviews", () => "/repo-2/reviews"],
  ["reviews of which none is like this", () => "/repo-2/reviews?q=none"],
  ["a review", () => `/repo-2/reviews/${program.reviewed.key}`],
  ["a review's files", () => `/repo-2/reviews/${program.reviewed.key}/files`],
  ["a file read in a review", () => `/repo-2/blob/${program.reviewed.head}/long.txt?review=${program.reviewed.key}`],
  ["uncommitted work", () => "/repo-2/worktree"],
  ["a part of uncommitted work", () => "/repo-2/worktree?part=untracked"],
  ["a work tree in which nothing is uncommitted", () => "/empty/worktree"],
  ["a comparison in an empty repository", () => "/empty/compare"],
  ["the files of an empty repository", () => "/empty/tree"],
  ["a search in an empty repository", () => "/empty/search?q=a"],
] as const;

const THEMES = ["light", "dark"] as const;

const WINDOWS: readonly (readonly [width: number, themes: readonly [Theme, ...Theme[]]])[] = [
  [WIDE, THEMES],
  [390, ["light"]],
];

// Two pages at once: each one is checked separately, and axe-core keeps one core busy while it reads a page.
describe.concurrent.each(WINDOWS)(
  "%i pixels wide, nothing moves and axe-core finds no faults in the themes %s",
  (width, themes) => {
    it.each(PAGES)("on %s", async (_, address) => {
      const page = await program.take(width, themes[0]);
      await expectAccessible(page, program.origin + address(), themes);
      if (width === WIDE)
        expect(await keyFaults(page), "each action has its own key, or a place in the palette").toEqual([]);
      program.give(page);
    });

    it("with the command palette and the keyboard help open", async () => {
      const page = await program.take(width, themes[0]);
      await openApp(page, `${program.origin}/repo/commits/main`, "h1");
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Command palette" }).fill("topic");
      await page.getByRole("option", { name: /History of topic/ }).waitFor();
      expect(await axeViolations(page, themes)).toEqual([]);
      await page.getByRole("option", { name: /History of topic/ }).click();
      await page.waitForURL("**/repo/commits/topic");
      program.give(page);
    });

    it("in the files of a review with a thread, a comment field, the verdict form and a menu", async () => {
      const page = await program.take(width, themes[0]);
      await openComposer(program, page);
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
      if (width < 900) await page.getByRole("button", { name: "Files and more" }).click();
      await page.getByRole("button", { name: "View", exact: true }).click();
      await page.getByRole("menu").waitFor();
      expect(await axeViolations(page, themes)).toEqual([]);
      await page.keyboard.press("Escape");
      program.give(page);
    });

    it.each(["unified", "split"])(
      "in a change that is %s: wrapped, with the cursor in it, expanded, and with the find bar open",
      async (view) => {
        const page = await program.take(width, themes[0]);
        const search = `view=${view}&wrap=1&marks=1&files=list`;
        await openApp(page, `${program.origin}/repo/compare/${program.odd.commits.first}..main?${search}`, ".diff-row");
        await page.keyboard.press("n");
        await page.keyboard.press("j");
        await page.waitForSelector(".diff-row[aria-current]");
        await page.keyboard.press("Shift+G");
        await page.keyboard.press("x");
        expect(await axeViolations(page, themes)).toEqual([]);
        await page.keyboard.press("Control+f");
        await page.keyboard.type("line");
        await page.waitForFunction(() =>
          /^[\d,]+ of [\d,]+$/.test(document.querySelector(".diff-find-count")?.textContent ?? ""),
        );
        expect(await axeViolations(page, themes)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
          "no sideways scrolling",
        ).toBe(true);
        program.give(page);
      },
    );
  },
);

/** The width of a window of 1280 pixels at 200 %. */
const ZOOMED = 640;

describe.concurrent("at 200 %, in forced colors and on paper, nothing is cut off", () => {
  it.each(PAGES)("on %s", async (_, address) => {
    const page = await program.take(ZOOMED, "dark");
    await page.emulateMedia({ forcedColors: "active" });
    await openApp(page, program.origin + address(), "main h1, main h2");
    const isInside = () => document.documentElement.scrollWidth <= window.innerWidth;
    expect(await page.evaluate(isInside), "no sideways scrolling").toBe(true);
    expect(await axeViolations(page, ["dark"])).toEqual([]);
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    const paper = await page.evaluate(() => ({
      scheme: getComputedStyle(document.documentElement).colorScheme,
      bars: document.querySelector(".Shell-header")?.checkVisibility(),
      buttons: [...document.querySelectorAll("button")].filter((one) => one.checkVisibility()).length,
      empty: Math.max(
        0,
        ...Array.from(document.querySelectorAll(".diff-file"), (file) => {
          const rows = Array.from(file.querySelectorAll(".diff-row, .diff-wide-row, .diff-header, .diff-slot"));
          return (
            file.getBoundingClientRect().height - rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0)
          );
        }),
      ),
    }));
    expect(paper).toMatchObject({ scheme: "light", bars: false, buttons: 0 });
    expect(paper.empty, "the places of lines that are not drawn are left out").toBeLessThan(200);
    expect(await page.evaluate(isInside), "no line is cut").toBe(true);
    await page.emulateMedia({ media: null });
    program.give(page);
  });
});

it.each([
  ["de-DE", "+1.234"],
  ["fr-FR", "+1\u202f234"],
  ["hi-IN", "+1,234"],
  ["ar-EG", "+\u200e١٬٢٣٤\u200e"],
])(
  "dates and numbers are in the browser's language, %s, in the page that the server draws and in the app",
  async (locale, added) => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" });
    const oid = await repo.commit({ "long.txt": "line\n".repeat(1234) });
    const started = await startProgram([repo.path]);
    const page = await program.opened.page({ locale });
    const response = await page.goto(`${started.origin}/repo/commit/${oid}`);
    const served = (await response?.text())?.replaceAll("<!-- -->", "") ?? "";
    expect([added, `lang="${locale}" dir="auto"`].filter((part) => !served.includes(part))).toEqual([]);
    await page.waitForSelector(".Served", { state: "detached" });
    expect(await page.locator("time").first().getAttribute("lang")).toBe(locale);
    expect(await page.locator("main").textContent()).toContain(added);
    await page.context().close();
    expect(await started.stop()).toBe(0);
  },
);

it("axe-core finds no faults in dialogs, menus, toasts and collapsed comments, in both themes", async () => {
  const page = await program.take(WIDE, "light");
  const check = async (what: string): Promise<void> => expect(await axeViolations(page, THEMES), what).toEqual([]);
  const checkKeys = async (keys: readonly string[], role: "dialog" | "menu"): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    await page.getByRole(role).waitFor();
    await check(keys.join(" "));
    await page.keyboard.press("Escape");
    await page.getByRole(role).waitFor({ state: "detached" });
  };
  const review = `${program.origin}/repo-3/reviews/${program.own.key}`;
  await openApp(page, review, ".AbandonReview button");
  await checkKeys([","], "dialog");
  await checkKeys(["Shift+X"], "dialog");
  await checkKeys(["i", "e"], "menu");
  await page.keyboard.press("i");
  await page.keyboard.press("i");
  await page.locator(".Toast").waitFor();
  await check("a toast");

  await openApp(page, `${review}/files?view=unified`, ".Thread");
  await page.keyboard.press("Shift+N");
  await page.keyboard.press("Shift+N");
  await page.locator(".Thread:focus").waitFor();
  await checkKeys(["d", "d"], "dialog");
  await page.locator(".Thread:focus").waitFor();
  for (const keys of ["q", "de"]) {
    for (const key of keys) await page.keyboard.press(key);
    await page.locator(".Thread textarea:focus").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".Thread:focus").waitFor();
  }

  await openApp(page, `${program.origin}/repo-3/worktree`, ".diff-row");
  await page.keyboard.press("n");
  await page.locator(".diff-row[aria-current=true]").first().waitFor();
  await checkKeys(["b"], "dialog");
  await page.keyboard.press("Shift+T");
  await page.getByRole("button", { name: "Share…" }).waitFor();
  await checkKeys(["Shift+H"], "dialog");
  program.give(page);
});

it("axe-core finds no faults in the forms, palettes and cards that a page opens, in both themes", async () => {
  const page = await program.take(WIDE, "light");
  const checkOpened = async (what: string, open: () => Promise<void>, shown: string): Promise<void> => {
    await open();
    await page.locator(shown).first().waitFor();
    expect(await axeViolations(page, THEMES), what).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(shown).first().waitFor({ state: "detached" });
  };
  const press = (name: string) => (): Promise<void> => page.getByRole("button", { name }).first().press("Enter");
  const review = `${program.origin}/repo-3/reviews/${program.own.key}`;
  await openApp(page, review, ".AbandonReview button");
  await checkOpened("a description", press("Edit"), ".DescriptionEditor");
  await checkOpened("reviewers", press("Edit reviewers"), ".EditorButtons input");
  await checkOpened("a target branch", press("Change target branch"), ".ReviewSide [role=combobox]");
  await checkOpened("what lands", press("Land…"), "[role=dialog] [type=radio]");
  const exportAsFile = async (): Promise<void> => {
    await press("Export, print")();
    await page.getByRole("menuitem", { name: "Export as a file…" }).press("Enter");
  };
  await checkOpened("an export", exportAsFile, "[role=dialog] input");
  await openApp(page, `${review}/files?view=split`, ".Thread");
  await checkOpened("kinds of files", press("Filter and sort"), "[role=menu]");
  await checkOpened("whitespace", () => page.keyboard.press("d").then(() => page.keyboard.press("w")), "[role=menu]");
  await checkOpened("a file to go to", () => page.keyboard.press("t"), ".CommandPalette-item");
  await openApp(page, `${program.origin}/repo/compare/main...topic`, ".diff-row");
  await page.getByRole("button", { name: "Request review" }).waitFor();
  await checkOpened("a request", () => page.keyboard.press("Shift+Q"), "[role=dialog] textarea");
  await openApp(page, `${program.origin}/repo/blame/main/src/long.txt`, ".BlameBlock-headline");
  await page.locator(".BlameBlock-headline").first().hover();
  await page.locator(".Tooltip").waitFor();
  expect(await axeViolations(page, THEMES), "a tooltip").toEqual([]);
  await openApp(page, `${program.origin}/repo/blob/main/src/long.txt`, ".diff-row");
  await checkOpened("view options", press("View"), "[role=menu]");
  const openPlaces = async (): Promise<void> => {
    for (const key of ["j", "j", "Shift+F12"]) await page.keyboard.press(key);
  };
  await checkOpened("the places of a word", openPlaces, ".PeekPanel-facts:not(:empty)");
  program.give(page);
});

describe("the lines of a file are a grid with correct counts although only some rows exist", () => {
  it.each(["unified", "split"])(
    "%s: its rows are numbered from 1 to its row count, each with the stated number of columns",
    async (view) => {
      const page = await program.opened.page();
      await page.goto(`${program.origin}/repo/compare/${program.odd.commits.first}..main?view=${view}`);
      await page.waitForFunction(() => (document.querySelector<HTMLElement>(".diff-file")?.style.top ?? "") !== "");
      const { files } = await page.evaluate(readPage, 30_000);
      expect(files.length).toBeGreaterThan(20);
      for (const { title, panes } of files) {
        const rowCount = panes[0]?.rowCount ?? 0;
        // If a side has no line next to the other side's line, its row is missing there.
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
    "%s: the browser's own tree names the line that has the focus, and leads to what is written of it",
    async (view, line) => {
      const page = await program.opened.page();
      await page.setViewportSize({ width: 1440, height: 900 });
      await openApp(page, `${program.origin}/repo-2/reviews/${program.reviewed.key}/files?view=${view}`, ".Thread");
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

/** Returns the label of the active row of the focused grid. */
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
  /** The elements that it points to, the first one of each kind. */
  readonly links: Readonly<Record<string, number | undefined>>;
}

/** Returns the accessibility tree that Chromium passes to a screen reader. */
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
