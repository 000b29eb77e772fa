import { expect, it } from "vitest";
import { openBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram } from "#tests/helpers/startProgram.ts";

/**
 * Records the notifications of the page, and lets a test hide the page, because a headless browser supports neither.
 */
function observe(): void {
  const shown: string[] = [];
  class Shown {
    static readonly permission = "granted";
    static readonly requestPermission = async () => "granted";
    onclick: (() => void) | null = null;
    constructor(title: string, options?: NotificationOptions) {
      shown.push(`${title}: ${options?.body}`);
    }
  }
  Object.assign(window, { Notification: Shown, shownNotifications: shown });
}

it("a hidden page shows in title and icon that it is the user's turn, and notifies once they turned it on", async () => {
  const reviewed = await reviewedRepo();
  const program = await startProgram([reviewed.repo.path]);
  const opened = await openBrowser();
  try {
    const page = await opened.page();
    await page.addInitScript(observe);
    await page.goto(`${program.origin}/`);
    await expect.poll(() => page.title(), { timeout: 20_000 }).toBe("● 1 Home · Galley");
    const other = await opened.page();
    await other.goto(`${program.origin}/repo/reviews/${reviewed.key}`);
    await expect.poll(() => page.title(), { timeout: 20_000 }).toBe("Home · Galley");
    await other.close();
    await page.keyboard.press(",");
    await page.getByRole("group", { name: "When it is my turn, in this browser" }).getByText("Yes").click();
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    const shown = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, "shownNotifications"));
    expect(await shown()).toEqual([]);
    await reviewed.comment("long.txt", 10, "And this?");
    await expect.poll(shown, { timeout: 9000 }).toEqual(["Galley: your turn: Change some lines"]);
    expect(await page.title()).toMatch(/^● 1 /u);
    expect(await page.locator('link[rel="icon"]').getAttribute("href")).toBe("/favicon.svg?turn");
    const icon = await page.evaluate(async () => (await fetch("/favicon.svg?turn")).text());
    expect(icon).toContain("<circle");
  } finally {
    await opened.close();
    await program.stop();
  }
});
