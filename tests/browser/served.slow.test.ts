import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const HOSTILE = `<script>document.title = "taken over"</script>`;
const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent:
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
  isMobile: true,
  hasTouch: true,
};

let program: StartedProgram;
let opened: OpenedBrowser;
let address: string;

beforeAll(async () => {
  const repo = await tempRepo();
  const lines = (changed: string) => Array.from({ length: 60 }, (_, at) => (at % 9 === 4 ? changed : `line ${at}`));
  const files = (changed: string, count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`src/part${at}/file.ts`, `${lines(changed).join("\n")}\n`]),
    );
  await repo.commit(files("\tbefore", 12), "The first");
  await repo.commit({ ...files(`\t${HOSTILE}\n\tand one more`, 11), "src/part11/file.ts": null }, "The second");
  program = await startProgram([repo.path]);
  address = `${program.origin}/repo/commit/HEAD`;
  opened = await openBrowser();
  await (await program.fetch("/repo/commit/HEAD")).text(); // Now the server's one-time work is done.
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});
afterEach(() => {
  expect(opened.complaints.splice(0)).toEqual([]);
});

/**
 * Opens the page with its app delayed, so that the page that the server rendered can be checked: the lines of the first
 * file. Returns a function that lets the app load.
 */
async function openServed(page: Page, query = "", first = "src/"): Promise<() => Promise<void>> {
  let release = (): void => {};
  const paused = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/start-*.js", async (route) => {
    await paused;
    await route.continue();
  });
  // On a busy machine the data may be late; the page is then delivered without it, or in git's order if counting is
  // late.
  await expect
    .poll(async () => {
      await page.goto(address + query, { waitUntil: "domcontentloaded" });
      return (await page.locator(".Served:has(.diff-code) .diff-header").allTextContents())[0] ?? "";
    })
    .toContain(first);
  return async () => {
    release();
    await page.locator(".Served").waitFor({ state: "detached" });
    await page.locator(".diff-code").first().waitFor();
  };
}

/** Returns the positions of all visible elements, in pixels. */
function places(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = ".diff-header, .diff-wide-row, .diff-row, .diff-number, .diff-code, .file-list-row, h1, time, button";
    return Array.from(document.querySelectorAll(parts), (part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      if (top > innerHeight || width === 0) return "";
      const place = [left, top, height].map((pixels) => Math.round(pixels)).join(" ");
      // Counts are loaded later, into space that is reserved for them.
      const text = part.matches(".file-list-row, .diff-header") ? "" : (part.textContent?.trim() ?? "");
      return `${part.classList[0] ?? part.tagName} ${place} ${text}`;
    }).filter((line) => line !== "");
  });
}

describe("the page that the server renders", () => {
  it.each<[string, BrowserContextOptions, string?]>([
    ["side by side in a wide window", {}],
    ["on a phone", PHONE],
    ["tests and generated files last", {}, "?order=last"],
  ])("is where the app puts it, %s", async (_, options, query = "") => {
    const page = await opened.page(options);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shifted: Reflect.get(entry, "value") });
      }).observe({ type: "layout-shift", buffered: true });
    });
    const first = "src/part0/file.ts";
    const release = await openServed(page, query, first);
    const served = await places(page);
    expect(served.length).toBeGreaterThan(40);
    expect(await page.locator(".Served .diff-header").first().textContent()).toContain(first);
    await release();
    expect(await places(page)).toEqual(served);
    expect(await page.evaluate(() => Number(Reflect.get(window, "shifted") ?? 0))).toBeLessThan(0.001);
    await page.context().close();
  });

  it("saves keys pressed on it for the app", async () => {
    const page = await opened.page();
    const isListening = page.waitForRequest("**/assets/start-*.js");
    const release = await openServed(page);
    await isListening;
    for (const key of ["n", "j"]) await page.keyboard.press(key);
    await release();
    const cursor = page.locator(".diff-row[aria-current]").first();
    await cursor.waitFor();
    const led = await cursor.textContent();
    await page.keyboard.press("k");
    await expect.poll(() => cursor.textContent()).not.toBe(led);
    await page.context().close();
  });

  it("stays until everything that replaces it is loaded, however late", async () => {
    const page = await opened.page();
    let release = (): void => {};
    const paused = new Promise<void>((resolve) => (release = resolve));
    const requested = page.waitForRequest("**/assets/CommitScreen-*.js");
    await page.route("**/assets/CommitScreen-*.js", async (route) => {
      await paused;
      await route.continue();
    });
    await page.addInitScript(() => {
      const check = (): void => {
        const isRead = document.querySelector("main h1") !== null;
        Object.assign(window, { gone: Reflect.get(window, "read") === true && !isRead, read: isRead });
        if (Reflect.get(window, "gone") !== true) requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await requested;
    await page.waitForTimeout(1500);
    expect(await page.locator(".Served .diff-code").count()).toBeGreaterThan(0);
    release();
    await page.locator(".Served").waitFor({ state: "detached" });
    await page.locator(".diff-row").first().waitFor();
    expect(await page.evaluate(() => [Reflect.get(window, "read"), Reflect.get(window, "gone")])).toEqual([
      true,
      false,
    ]);
    await page.context().close();
  });

  it("shows the repository's contents only as text", async () => {
    const page = await opened.page();
    const release = await openServed(page);
    expect(await page.locator(".diff-code", { hasText: HOSTILE }).count()).toBeGreaterThan(0);
    expect(await page.title()).toBe("Galley");
    await release();
    await expect.poll(() => page.title()).toBe("The second · repo · Galley");
    await page.context().close();
  });

  it("can be read if no script is loaded", async () => {
    const page = await opened.page();
    await page.route("**/*.js", (route) => route.fulfill({ status: 200, contentType: "text/javascript", body: "" }));
    await openServed(page);
    expect(await page.locator(".diff-code").first().isVisible()).toBe(true);
    expect(await page.locator("h1").textContent()).toBe("The second");
    await page.context().close();
  });

  it("has the selected theme, size and layout at the next visit, also in another repository and another browser", async () => {
    const page = await opened.page({ colorScheme: "light" });
    await page.goto(address);
    await page.locator(".Served").waitFor({ state: "detached" });
    await page.getByText("Unified").click();
    await page.keyboard.press(",");
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.getByText("Dark").click();
    await dialog.getByLabel("Code font size").selectOption("16");
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.locator(".diff-row").first().waitFor();
    const height = () =>
      page
        .locator(".diff-row[data-line]")
        .first()
        .evaluate((row) => row.getBoundingClientRect().height);
    await expect.poll(height).toBe(25);

    const release = await openServed(page);
    expect(await page.locator(".Served .diff-unified").count()).toBeGreaterThan(0);
    expect(await height()).toBe(25);
    const served = await places(page);
    await release();
    expect(await places(page)).toEqual(served);
    await page.context().close();

    const other = await tempRepo();
    await other.commit({ "a.txt": "one\n" }, "Another");
    const second = await startProgram([other.path]);
    const html = async (): Promise<string> => (await second.fetch("/repo/commit/HEAD")).text();
    expect(await html()).toContain('<html lang="en" data-theme="dark" data-code="16">');
    await expect.poll(html).toContain("diff-unified"); // on a busy machine the first response may lack the rendered page
    await second.stop();
  });

  it("is not shown if it was rendered for another width", async () => {
    const page = await opened.page({ viewport: { width: 800, height: 900 } });
    await page.route("**/assets/main-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await openServed(page);
    expect(await page.locator(".Served .diff-split .diff-code").first().isVisible()).toBe(false);
    expect(await page.locator("h1").isVisible()).toBe(true);
    await page.context().close();
  });
});
