import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tabWalk } from "#tests/helpers/tabWalk.ts";

/** A notebook with a cell that was run, many unchanged cells, and a text. */
const notebook = (word: string): string =>
  JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {},
    cells: [
      {
        id: "a",
        cell_type: "code",
        metadata: {},
        execution_count: 1,
        outputs: [{ output_type: "stream", name: "stdout", text: `${word}\n` }],
        source: `print("${word}")`,
      },
      ...["b", "c", "d"].map((id) => ({ id, cell_type: "markdown", metadata: {}, source: `Cell ${id}` })),
      { id: "e", cell_type: "markdown", metadata: {}, source: `It is *${word}*.` },
    ],
  });

let reviewed: ReviewedRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;
beforeAll(async () => {
  reviewed = await reviewedRepo({ "study.ipynb": notebook("old") }, { "study.ipynb": notebook("new") });
  await reviewed.comment("long.txt", 10, "Why *otherwise*?");
  program = await startProgram([reviewed.repo.path]);
  opened = await openBrowser();
  page = await opened.page({ reducedMotion: "reduce" });
});
afterAll(async () => {
  await opened?.close();
  expect(await program?.stop()).toBe(0);
});

async function open(path: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(program.origin + path);
  await page.waitForSelector(".Served", { state: "detached" });
  await page.waitForSelector("main h1, main h2");
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const files = (): string => `/repo/reviews/${reviewed.key}/files`;
const focused = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

it("keys switch a comment field to its preview and back, make a comment blocking or not, and choose the verdict", async () => {
  await open(`${files()}?view=unified`);
  await press("n", "c");
  const field = page.locator(".Composer textarea:focus");
  await field.fill("Is *this* so?");
  await press("Alt+p");
  await page.locator(".Composer-preview:focus em").waitFor();
  await press("Alt+k");
  await expect.poll(() => page.getByRole("checkbox", { name: "Blocking" }).isChecked()).toBe(false);
  await press("Alt+p");
  await field.waitFor();
  expect(await field.inputValue()).toBe("Is *this* so?");

  // The field that was edited last gets the keys, also from the palette.
  await press("Escape", "a");
  await page.locator("textarea:focus").waitFor();
  await press("Alt+v");
  await expect.poll(() => page.getByRole("radio", { name: "Approve" }).isChecked()).toBe(true);
  await press("Control+k");
  await page.getByRole("combobox", { name: "Command palette" }).fill("Editor view");
  await press("Enter");
  await page.locator(".ReviewBar .Composer-preview:focus").waitFor();
  await press("Escape");
});

it("Escape closes a form of a review and returns the focus to the button that opened it", async () => {
  await open(`/repo/reviews/${reviewed.key}`);
  const forms = [
    ["Edit", "textarea"],
    ["Edit reviewers", "input"],
    ["Change target branch", "input"],
    ["Abandon", "textarea"],
  ] as const;
  for (const [name, field] of forms) {
    await page.getByRole("button", { name, exact: true }).first().press("Enter");
    await page.locator(`${field}:focus`).waitFor();
    await press("Escape");
    await expect.poll(focused).toBe(name);
  }
});

it("the focus is on the thread after its comment is deleted by keys", async () => {
  await open(`${files()}?view=unified`);
  await press("n", "j", "j", "c");
  await page.locator(".Composer textarea:focus").fill("To be deleted");
  await press("Control+Shift+Enter");
  const thread = page.locator(".Thread", { hasText: "To be deleted" });
  await thread.getByRole("button", { name: "Delete comment" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await page.locator(".Thread:focus", { hasText: "This comment was deleted" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

it("the focus moves to the button that replaces the pressed one", async () => {
  await open(`/repo/reviews/${reviewed.key}`);
  await page.getByRole("button", { name: "Abandon", exact: true }).press("Enter");
  await page.locator("textarea:focus").waitFor();
  await press("Control+Enter");
  await expect.poll(focused).toBe("Reopen");
  await press("Enter");
  await expect.poll(focused).toBe("Abandon");
});

it("keys only write text while the user types or composes in a field", async () => {
  await open(`${files()}?view=unified`);
  await press("n", "c");
  const field = page.locator(".Composer textarea:focus");
  await field.fill("");
  const before = page.url();
  await page.keyboard.type("?,jkncxvaqtgh[]<>/");
  expect(await field.inputValue()).toBe("?,jkncxvaqtgh[]<>/");
  // How Safari reports Ctrl+Enter and Escape that end a composition.
  for (const init of [{ key: "Enter", ctrlKey: true }, { key: "Escape" }])
    await field.evaluate((element, keys) => {
      const event = new KeyboardEvent("keydown", { ...keys, bubbles: true, cancelable: true });
      Object.defineProperty(event, "keyCode", { value: 229 });
      element.dispatchEvent(event);
    }, init);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect([await page.locator(".DraftView").count(), page.url()]).toEqual([0, before]);
  expect(await field.inputValue()).toBe("?,jkncxvaqtgh[]<>/");
  await field.fill("");
  await press("Escape");
  await page.locator(".Composer").waitFor({ state: "detached" });
});

it("keys work by their position on a Cyrillic keyboard", async () => {
  await open(`${files()}?view=unified`);
  const session = await page.context().newCDPSession(page);
  const type = async (key: string, code: string, modifiers = 0): Promise<void> => {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", key, code, text: key, modifiers });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key, code, modifiers });
  };
  const shift = 8;
  await type("т", "KeyN");
  await page.locator(".diff-row[aria-current]").waitFor();
  await type("с", "KeyC");
  await page.locator(".Composer textarea:focus").waitFor();
  await press("Escape");
  await type("п", "KeyG");
  await type("к", "KeyR");
  await page.locator(".StateTabs-tab").first().waitFor();
  await type("Ю", "Period", shift);
  await expect.poll(() => page.url()).toMatch(/state=changes$/u);
});

it("the summary of a rendered file is unfolded, read and folded by keys", async () => {
  await open(`${files()}?view=unified#study.ipynb`);
  const fold = page.locator('[data-key="study.ipynb"] .ChangeView-collapsed > [aria-expanded]');
  await fold.first().waitFor();
  const states = (): Promise<readonly (string | null)[]> =>
    fold.evaluateAll((all) => all.map((one) => one.getAttribute("aria-expanded")));
  await expect.poll(states).toEqual(["false", "false"]);
  await press("d", "f");
  await expect.poll(focused).toBe("Outputs changed");
  await expect.poll(states).toEqual(["true", "false"]);
  const goTo = async (label: string, key: string): Promise<void> => {
    for (let stops = 0; stops < 30 && (await focused()) !== label; stops++) await press(key);
    expect(await focused()).toBe(label);
  };
  await goTo("3 cells unchanged", "Tab");
  await press("d", "f");
  await expect.poll(states).toEqual(["true", "true"]);
  await press("d", "f");
  await goTo("Outputs changed", "Shift+Tab");
  await press("d", "f");
  await expect.poll(states).toEqual(["false", "false"]);
});

it("the cursor stays on its line when the user switches to the split layout", async () => {
  await open(`${files()}?view=unified`);
  await page.getByRole("grid").first().focus();
  await press("n", "j");
  const line = (): Promise<string> =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute("aria-activedescendant") ?? "";
      return document.getElementById(id)?.getAttribute("aria-label") ?? "";
    });
  await expect.poll(line).toContain("line 10 reads otherwise");
  const before = await line();
  await press("d", "u");
  await page.locator('[data-side="old"]').first().waitFor({ state: "attached" });
  await expect.poll(line).toContain("line 10 reads otherwise");
  await press("d", "u");
  await expect.poll(line).toBe(before);
});

it("each tab shows the key that leads to it from the current tab", async () => {
  await open(`/repo/reviews`);
  await page.locator(".StateTabs-tab").first().waitFor();
  const titles = await page
    .locator(".StateTabs-tab")
    .evaluateAll((tabs) =>
      tabs.map((tab) => [/\(([^()]+)\)$/.exec(tab.getAttribute("title") ?? "")?.[1], tab.ariaKeyShortcuts]),
    );
  expect(titles.filter(([keys]) => keys !== undefined)).toEqual([
    ["<", "<"],
    [">", ">"],
  ]);
  await press(">");
  await page.locator('.StateTabs-tab[aria-current][href$="state=changes"]').waitFor();
  await press("<");
  await page.locator('.StateTabs-tab[aria-current][href$="/reviews"]').waitFor();
});

it.each([
  ["a file", () => `/repo/blob/${reviewed.head}/long.txt`],
  ["a rendered file", () => `/repo/blob/${reviewed.head}/study.ipynb`],
  ["a file read in a review", () => `/repo/blob/${reviewed.head}/long.txt?review=${reviewed.key}`],
  ["a blame", () => `/repo/blame/${reviewed.head}/long.txt`],
  ["a review with what the user submits", () => `/repo/reviews/${reviewed.key}`],
])("one comes by Tab alone to all that %s has, and sees each time where one is", async (_, address) => {
  await open(address());
  await page.locator(".diff-row, .Notebook-cell, .Thread").first().waitFor();
  expect(await tabWalk(page)).toEqual([]);
});

it("a focused control of the lines is above the bars at the bottom of the window, which are no stops", async () => {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 420 });
  await open(`${files()}?view=unified&from=0`);
  await page.locator(".diff-row").first().waitFor();
  const drawn = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const reached: string[] = [];
  for (let count = 0; count < 40; count++) {
    // The next stop is at the bottom of the window, where the bar of the review is.
    await page.evaluate(() => {
      const all = [...document.querySelectorAll(".diff-lines button")];
      const next = all[all.indexOf(document.activeElement ?? document.body) + 1];
      if (next !== undefined) scrollBy(0, next.getBoundingClientRect().bottom - innerHeight + 8);
    });
    await drawn();
    await press("Tab");
    await drawn();
    const stop = await page.evaluate(() => {
      const one = document.activeElement;
      if (one?.matches(".diff-bar") === true) return "a scroll bar";
      if (one?.matches(".diff-lines button") !== true) return null;
      const { left, top, width, height } = one.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return one.contains(there) ? "seen" : `${one.getAttribute("aria-label")} is covered by ${there?.className}`;
    });
    if (stop !== null) reached.push(stop);
  }
  await page.setViewportSize(before);
  expect(reached.length).toBeGreaterThan(3);
  expect([...new Set(reached)]).toEqual(["seen"]);
});

it("focusing a sticky header moves no line, and focused lines are never covered by it", async () => {
  await open(`/repo/blame/${reviewed.head}/long.txt`);
  /**
   * Moves with Tab through a sticky header, from its first stop to the element after it. Returns the scroll position at
   * each stop.
   */
  const walk = async (bar: string, top: number): Promise<readonly number[]> => {
    await page.evaluate((y) => scrollTo(0, y), top);
    const own = page.locator(bar).first();
    await own
      .locator(":is(a, button)")
      .first()
      .evaluate((stop) => (stop as HTMLElement).focus({ preventScroll: true }));
    const tops: number[] = [];
    while (await own.evaluate((element) => element.contains(document.activeElement))) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      tops.push(await page.evaluate(() => scrollY));
      await press("Tab");
    }
    return tops;
  };
  const covered = (): Promise<number> =>
    page.evaluate(() => {
      const [edge, line] = [".diff-header", ".diff-cursor"].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return (edge?.bottom ?? Number.NaN) - (line?.top ?? Number.NaN);
    });
  for (const top of [700, 705, 711, 716]) {
    for (const bar of [".Shell-header", ".diff-header"]) {
      const tops = await walk(bar, top);
      expect(tops.length).toBeGreaterThan(1);
      expect([bar, ...new Set(tops)]).toEqual([bar, top]);
    }
    await page.locator(".diff-sheet:focus").waitFor();
    await expect.poll(covered).toBeLessThanOrEqual(0);
  }
});

it("the palette can be opened and closed many times", async () => {
  const own = await opened.page({ reducedMotion: "reduce" });
  await own.goto(`${program.origin}/repo/commits/main`);
  await own.waitForSelector(".Served", { state: "detached" });
  // If two components control whether it is open, one round in fifteen never ends.
  for (let round = 0; round < 60; round++) {
    await own.keyboard.press("Control+k");
    await own.locator(".CommandPalette-item").first().waitFor();
    await own.keyboard.press("Escape");
    await own.locator(".CommandPalette").waitFor({ state: "detached" });
  }
  expect(await own.locator("main h1").count()).toBe(1);
  await own.context().close();
});

it("a comment that is saved late leaves the focus in the comment that is being written", async () => {
  await open(`${files()}?view=unified`);
  await press("n", "c");
  await page.locator("textarea:focus").fill("The first");
  let release = (): void => {};
  const paused = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/graphql", async (route) => {
    await paused;
    await route.continue();
  });
  await press("Control+Enter");
  await page.locator("textarea:focus").waitFor({ state: "hidden" });
  await press("j", "c");
  const field = page.locator("textarea:focus");
  await field.waitFor();
  await page.keyboard.type("The sec");
  release();
  await page.locator(".DraftView", { hasText: "The first" }).waitFor();
  await page.keyboard.type("ond");
  expect(await field.inputValue()).toBe("The second");
  await page.unroute("**/graphql");
});
