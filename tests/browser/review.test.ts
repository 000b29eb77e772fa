import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";

declare global {
  interface Window {
    gaps?: readonly number[];
  }
}

let reviewed: ReviewedRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;

beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());
beforeEach(async () => {
  reviewed = await reviewedRepo();
  program = await startProgram([reviewed.repo.path]);
  page = await opened.page();
});
afterEach(async () => {
  await page.close();
  expect(await program.stop()).toBe(0);
  expect(opened.complaints.splice(0)).toEqual([]);
});

const open = async (): Promise<void> => {
  const listens = page.waitForResponse((response) => /event-stream/.test(response.headers()["content-type"] ?? ""));
  await page.goto(`${program.origin}/repo/reviews/${reviewed.key}/files?view=unified`);
  await listens;
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.waitForSelector(".diff-row");
};
const row = (text: string, kind = "") =>
  page.locator(`.diff-row${kind}`).filter({ has: page.getByText(text, { exact: true }) });
/** Returns the distance from the window's top to a line. */
const topOf = async (text: string): Promise<number> => (await row(text).first().boundingBox())?.y ?? Number.NaN;
const field = () => page.locator("textarea:focus");
const drafts = () => page.locator(".DraftView p").allTextContents();
const saved = () => page.getByText("Saved", { exact: true });
const focusedThread = async () => (await page.locator("[data-thread]:focus").allTextContents()).join();

/** Starts to record in each frame the distance between two lines. Returns a function that returns all distances. */
async function watchGap(upper: string, lower: string): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(
    ([above, below]) => {
      const gaps: number[] = [];
      const rowOf = (text: string) =>
        [...document.querySelectorAll(".diff-row")].find(
          (one) => one.querySelector(".diff-code")?.textContent.trim() === text,
        );
      const note = (): void => {
        const [from, to] = [rowOf(above)?.getBoundingClientRect().bottom, rowOf(below)?.getBoundingClientRect().top];
        gaps.push(from === undefined || to === undefined ? 0 : Math.round(to - from));
        window.gaps = [...new Set(gaps)];
        requestAnimationFrame(note);
      };
      note();
    },
    [upper, lower] as const,
  );
  return () => page.evaluate(() => window.gaps ?? []);
}

it(
  "the space for a comment is never smaller than its field or its card while it is added",
  { tags: "slow" },
  async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    for (const [line, next, button, card] of [
      ["line 8", "line 9", "Add review comment", ".DraftView"],
      ["line 58", "line 59", "Add single comment", ".Thread"],
    ] as const) {
      await open();
      await row(line).first().locator(".diff-number").nth(1).click();
      await field().fill("Why?");
      await saved().waitFor();
      const gaps = await watchGap(line, next);
      await page.getByRole("button", { name: button }).click();
      await page.locator(card, { hasText: "Why?" }).first().waitFor();
      await field().waitFor({ state: "detached" });
      await expect.poll(gaps).toHaveLength(2); // only the field's height and the card's
      const [ofField = 0, ofCard = 0] = await gaps();
      expect(Math.min(ofField, ofCard)).toBeGreaterThan(60);
    }
  },
);

it("comments added by the button next to a removed line and by dragging over line numbers are drafts that survive a reload until they are published", async () => {
  await open();
  const removed = row("line 10", ".diff-removed");
  // The button is there after a move of the pointer on the page that is drawn by then.
  await expect
    .poll(async () => {
      for (const x of [40, 44]) await removed.hover({ position: { x, y: 5 } });
      return page.locator(".diff-comment").count();
    })
    .toBe(1);
  const before = await topOf("line 9");
  await page.locator(".diff-comment").click();
  await field().fill("Why is this one gone?");
  expect(await topOf("line 9")).toBe(before);
  await saved().waitFor();
  await field().press("Escape");
  await expect.poll(drafts).toContain("Why is this one gone?");
  expect(await topOf("line 9")).toBe(before);

  const [first, last] = [row("line 58").locator(".diff-number").nth(1), row("line 61").locator(".diff-number").nth(1)];
  await first.scrollIntoViewIfNeeded();
  const reading = await topOf("line 59");
  const [from, to] = [await first.boundingBox(), await last.boundingBox()];
  if (from === null || to === null) throw new Error("The lines are not on screen.");
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, from.y + 30, { steps: 3 });
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 3 });
  await page.mouse.up();
  await field().waitFor();
  await expect
    .poll(() => page.locator(".diff-linked .diff-code").allTextContents())
    .toEqual(["line 58", "line 59", "line 60 reads otherwise", "line 61"]);
  await field().fill("These belong together.");
  await saved().waitFor();
  expect(await topOf("line 59")).toBe(reading);
  await expect.poll(() => page.locator(".ReviewBar-drafts").textContent()).toContain("2 drafts");

  await open();
  await expect.poll(drafts).toEqual(["Why is this one gone?", "These belong together."]);
  await expect(reviewed.storedComments()).rejects.toThrow("no note found");
  await page.keyboard.press("a");
  await field().fill("Nearly.");
  await page.getByText("Request changes", { exact: true }).first().click();
  // Its summary counts the hunks that are loaded.
  await page.locator(".PendingWork-facts", { hasText: "4 of 4 hunks not viewed." }).waitFor();
  const frames = await page.evaluateHandle(() => {
    const shown: string[] = [];
    const note = (): void => {
      shown.push(document.querySelector(".ReviewBar-verdict .PendingWork-facts")?.textContent ?? "closed");
      requestAnimationFrame(note);
    };
    note();
    return shown;
  });
  await page.getByRole("button", { name: "Submit review", exact: true }).click();
  await page.getByText("Review submitted with 2 comments: changes requested.", { exact: true }).first().waitFor();
  await expect.poll(() => frames.evaluate((shown) => shown.at(-1))).toBe("closed");
  // It closes with its content, not emptied.
  expect(new Set(await frames.jsonValue())).toEqual(
    new Set(["2 drafts, 2 of them blocking. 0 unresolved threads. 4 of 4 hunks not viewed.", "closed"]),
  );
  await expect.poll(drafts).toEqual([]);
  await expect.poll(() => page.locator(".ReviewBar-drafts").textContent()).toContain("No drafts");
  await expect
    .poll(() => page.locator(".ReviewFilesHead .StateBadge").textContent())
    .toBe("Changes requested · 2 unresolved");

  const { base, head } = reviewed;
  await expect.poll(async () => (await reviewed.storedComments().catch(() => [])).length).toBe(3);
  const storedComments = (await reviewed.storedComments()).toSorted((a, b) =>
    String(a["description"]).localeCompare(String(b["description"])),
  );
  expect(storedComments).toMatchObject([
    { description: "Nearly.", resolved: false },
    {
      description: "These belong together.",
      location: { commit: head, path: "long.txt", range: { startLine: 58, endLine: 61 } },
      resolved: false,
    },
    {
      description: "Why is this one gone?",
      location: { commit: base, path: "long.txt", range: { startLine: 10 } },
      resolved: false,
    },
  ]);
});

it("threads are navigated, replied to and resolved by key", async () => {
  await reviewed.comment("long.txt", 10, "Why is this one gone?", reviewed.base);
  await reviewed.comment("long.txt", 61, "These belong together.");
  await open();
  await page.locator("[data-thread]").nth(1).waitFor();
  await page.keyboard.press("Shift+N");
  await expect.poll(focusedThread).toContain("Why is this one gone?");
  await page.keyboard.press("Shift+N");
  await expect.poll(focusedThread).toContain("These belong together.");
  await page.keyboard.press("Shift+N");
  await expect.poll(focusedThread).toContain("Why is this one gone?");
  await page.keyboard.press("r");
  await field().fill("I see now.");
  await field().press("Control+Enter");
  await expect.poll(async () => (await reviewed.storedComments()).length).toBe(3);
  await expect.poll(focusedThread).toContain("I see now.");

  await page.keyboard.press("Shift+P");
  await expect.poll(focusedThread).toContain("These belong together.");
  await page.keyboard.press("Shift+R");
  await expect.poll(() => page.locator(".ReviewBar-open").textContent()).toContain("1 unresolved thread");
  await expect.poll(() => page.locator("[data-thread][data-state=RESOLVED]").count()).toBe(1);
  // It is on the page before it is stored.
  await expect.poll(async () => (await reviewed.storedComments()).at(-1)).toMatchObject({ resolved: true });
  await page.keyboard.press("Shift+N");
  await expect.poll(focusedThread).toContain("Why is this one gone?");
});

it(
  "a comment of another program appears above the current line without moving it or the field the user types in",
  { tags: "slow" },
  async () => {
    await open();
    await row("line 88").locator(".diff-code").first().click();
    const before = await topOf("line 88");
    await reviewed.comment("long.txt", 8, "From elsewhere.");
    await expect.poll(() => page.getByText("From elsewhere.").count()).toBe(1);
    await expect.poll(() => page.locator(".ReviewBar-open").textContent()).toContain("1 unresolved thread");
    expect(await topOf("line 88")).toBe(before);

    await page.keyboard.press("c");
    await field().fill("Half a sen");
    const box = await field().boundingBox();
    await reviewed.comment("long.txt", 12, "From elsewhere again.");
    await expect.poll(() => page.getByText("From elsewhere again.").count()).toBe(1);
    expect(await field().boundingBox()).toEqual(box);
    expect(await field().inputValue()).toBe("Half a sen");
  },
);

it(
  "a comment on a file that the change does not touch is shown above the diff with its line",
  { tags: "slow" },
  async () => {
    await open();
    await reviewed.comment("left alone.txt", 1, "This greeting too.");
    const elsewhere = page.locator(".Elsewhere");
    await elsewhere.waitFor();
    await expect.poll(() => elsewhere.textContent()).toContain("as it was");
    await elsewhere.getByText("Comments on unchanged files (1)").click();
    expect(await elsewhere.getByRole("link").first().getAttribute("href")).toContain("/blob/");
  },
);

it(
  "a file that the change does not touch is opened by key, commented on at a line, and linked from above the files and from the conversation",
  { tags: "slow" },
  async () => {
    await open();
    await page.keyboard.press("o");
    await page.keyboard.type("leftalone");
    await page.getByRole("option", { name: "left alone.txt" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/blob\//);
    await row("as it was").waitFor();
    expect(await page.locator(".InReview").textContent()).toContain("Change some lines");
    await row("as it was").hover();
    const before = await topOf("as it was");
    await page.locator(".diff-comment").click();
    await field().fill("This greeting too.");
    expect(await topOf("as it was")).toBe(before);
    await saved().waitFor();
    await expect.poll(() => page.locator(".ReviewBar-drafts").textContent()).toContain("1 draft");
    await page.getByRole("button", { name: "Add single comment" }).click();
    await expect.poll(async () => (await reviewed.storedComments().catch(() => [])).length).toBe(1);
    expect(await reviewed.storedComments()).toMatchObject([
      {
        description: "This greeting too.",
        location: { commit: reviewed.head, path: "left alone.txt", range: { startLine: 1 } },
      },
    ]);
    await expect.poll(() => page.locator("[data-thread]").textContent()).toContain("This greeting too.");

    await page.locator(".InReview").getByRole("link", { name: "Conversation" }).click();
    await page.getByText("This greeting too.").waitFor();
    await page
      .getByRole("link", { name: /left alone\.txt/ })
      .first()
      .click();
    const elsewhere = page.locator(".Elsewhere");
    await expect.poll(() => elsewhere.textContent()).toContain("This greeting too.");
    await elsewhere.getByText("Comments on unchanged files (1)").click();
    await elsewhere.getByRole("link").first().click();
    await page.waitForURL(/\/blob\/.*review=.*:R1$/);
    await expect.poll(() => page.locator(".diff-linked .diff-code").allTextContents()).toEqual(["as it was"]);
    expect(await page.locator("[data-thread]").textContent()).toContain("This greeting too.");
  },
);
