import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letIn } from "#tests/helpers/letIn.ts";
import { axeViolations } from "#tests/helpers/axeViolations.ts";
import { keyFaults } from "#tests/helpers/keyFaults.ts";
import { layoutShifts } from "#tests/helpers/layoutShifts.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { pngOf, type Color } from "#tests/helpers/pictures.ts";
import { polyglots, type Polyglot } from "#tests/helpers/polyglots.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const RED: Color = [255, 0, 0, 255];
const BLUE: Color = [0, 0, 255, 255];
/** Files that are shown differently from their lines, before and after. */
const TEXTS = (word: string, value: number): Readonly<Record<string, string>> => ({
  "notes.md": `# Notes\n\nThis is ${word}.\n`,
  "study.ipynb": JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {},
    cells: [
      { id: "a", cell_type: "code", metadata: {}, execution_count: 1, outputs: [], source: `x = ${value}\nprint(x)` },
      { id: "b", cell_type: "markdown", metadata: {}, source: `It is *${word}*.` },
    ],
  }),
});
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>\n';

let repo: TempRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let canary: Server;
let canaryUrl: string;
let files: readonly Polyglot[];
/** The requests that the canary received since the last check. */
let hits: string[];

beforeAll(async () => {
  hits = [];
  canary = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "", "http://canary.invalid");
    const run = files.find(({ path }) => pathname === `/run/${path}`);
    if (run === undefined) hits.push(search.slice(1));
    response.writeHead(200, { "content-type": pathname.endsWith(".svg") ? "image/svg+xml" : "text/html" });
    response.end(run?.content);
  });
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
  const { port } = canary.address() as AddressInfo; // It listens on a TCP port.
  canaryUrl = `http://127.0.0.1:${port}/`;
  files = polyglots(canaryUrl);
  repo = await tempRepo();
  await repo.commit(Object.fromEntries(files.map(({ path, content }) => [`poly/${path}`, content])));
  await repo.commit({
    "a.png": pngOf(20, 10, () => RED),
    "gone.png": pngOf(5, 5, () => RED),
    "drawing.svg": SVG,
    ...TEXTS("old", 1),
  });
  await repo.commit({
    "a.png": pngOf(20, 30, (x) => (x < 10 ? RED : BLUE)),
    "gone.png": null,
    "drawing.svg": SVG.replace('height="20">', 'height="30">'),
    "new.png": pngOf(8, 8, () => BLUE),
    ...TEXTS("new", 2),
  });
  program = await startProgram([repo.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  const complaints = opened?.complaints.splice(0);
  await opened?.close();
  await program?.stop();
  await new Promise((resolve) => canary.close(resolve));
  expect(complaints).toEqual([]);
});

/**
 * Requests the canary's address after everything that a page has started, and returns the requests received by then.
 */
async function hitsBy(page: Page): Promise<readonly string[]> {
  await page.goto(`${canaryUrl}?last`);
  return hits.splice(0).filter((hit) => hit !== "");
}

const raw = (path: string): string => `${program.origin}/repo/raw/main/poly/${path}`;

describe("files of a repository do nothing in the browser", () => {
  it("the canary is requested if one of these pages or SVGs is run directly", async () => {
    const page = await opened.browser.newPage();
    await page.goto(`${canaryUrl}run/page.html`);
    await page.goto(`${canaryUrl}run/script.svg`);
    expect(await hitsBy(page)).toEqual(expect.arrayContaining(["html", "svg-script", "last"]));
    await page.context().close();
  });

  it("48 polyglots, each opened by its address, do not request the canary", async () => {
    const context = await opened.context({ acceptDownloads: false });
    await letIn.context(context);
    const page = await context.newPage();
    for (const { path } of files) {
      await page.goto(raw(path)).catch((error: Error) => {
        if (!/Download is starting|ERR_ABORTED/u.test(error.message)) throw error;
      });
    }
    expect(await hitsBy(page)).toEqual(["last"]);
    await context.close();
  });

  it("48 polyglots as images, frames, scripts and objects of one page do not request the canary, and SVGs are shown", async () => {
    const context = await opened.context({ acceptDownloads: false });
    await letIn.context(context);
    const page = await context.newPage();
    const tags = (address: string): string =>
      `<img src="${address}"><iframe src="${address}"></iframe><script src="${address}"></script>` +
      `<object data="${address}"></object>`;
    const body = `<!doctype html><body>${files.map(({ path }) => tags(raw(path))).join("\n")}</body>`;
    const host = `${program.origin}/host`;
    await page.route(host, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(host);
    const drawn = await page.evaluate(() =>
      [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src.split("/").at(-1)),
    );
    expect(drawn).toEqual(expect.arrayContaining(["png.html", "script.png", "onload.svg", "foreign.svg"]));
    expect(drawn).not.toContain("page.png");
    expect(await hitsBy(page)).toEqual(["last"]);
    await context.close();
  });
});

describe("files that are shown as pictures or bytes", () => {
  it("a picture fits the page, a small one enlarged, and the page says what it is", async () => {
    const page = await opened.page();
    await page.goto(`${program.origin}/repo/blob/main/a.png`);
    await page.waitForSelector(".Served", { state: "detached" });
    expect(await page.locator(".PictureView p").textContent()).toMatch(/^PNG · 20 × 30 px · \d+ bytes$/u);
    const size = async (): Promise<readonly (number | undefined)[]> => {
      const box = await page.getByRole("img", { name: "a.png" }).boundingBox();
      return [box?.width, box?.height];
    };
    await expect.poll(size).toEqual([60, 90]);
    expect(await page.evaluate(() => document.images[0]?.naturalHeight)).toBe(30);
    expect(await axeViolations(page, ["light", "dark"])).toEqual([]);
    await page.context().close();
  });

  it("two versions of a picture are side by side", async () => {
    const page = await opened.page({ reducedMotion: "reduce" });
    await page.goto(`${program.origin}/repo/commit/main`);
    const file = page.locator('[data-key="a.png"]');
    await page.waitForSelector(".Served", { state: "detached" });
    await file.getByRole("img", { name: "Image after" }).waitFor();
    await expect
      .poll(() => file.locator(".PictureChange-caption").allTextContents())
      .toEqual([
        expect.stringMatching(/^BeforePNG · 20 × 10 px · \d+ bytes$/u),
        expect.stringMatching(/^AfterPNG · 20 × 30 px · \d+ bytes$/u),
      ]);
    const [before, after] = await file
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect()));
    expect(before?.right).toBeLessThan(after?.left ?? 0);
    expect(await axeViolations(page, ["light", "dark"])).toEqual([]);
    await page.context().close();
  });

  it("an SVG is shown by its lines, and as a picture on request; an added or deleted one is shown alone", async () => {
    const page = await opened.page({ viewport: { width: 390, height: 900 } });
    await page.goto(`${program.origin}/repo/commit/main`);
    const file = page.locator('[data-key="drawing.svg"]');
    await page.waitForSelector(".Served", { state: "detached" });
    await file.scrollIntoViewIfNeeded();
    await expect.poll(() => file.locator(".diff-row").count()).toBe(2);
    await file.getByRole("button", { name: "Rendered" }).click();
    await file.getByRole("img", { name: "Image after" }).waitFor();
    await expect.poll(() => file.locator(".diff-row").count()).toBe(0);
    await file.getByRole("button", { name: "Rendered" }).click();
    await expect.poll(() => file.locator(".diff-row").count()).toBe(2);
    await page.locator('[data-key="gone.png"]').scrollIntoViewIfNeeded();
    await page.getByRole("img", { name: "Deleted image" }).waitFor();
    await page.locator('[data-key="new.png"]').scrollIntoViewIfNeeded();
    await page.getByRole("img", { name: "Added image" }).waitFor();
    await page.context().close();
  });

  it.each([
    [390, 1],
    [1440, 2],
  ])("a notebook by its cells and Markdown as it is meant fit into %i px, in %i columns", async (width, columns) => {
    const page = await opened.page({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await page.goto(`${program.origin}/repo/commit/main?view=split&turned=notes.md#notes.md`);
    await page.waitForSelector(".Served", { state: "detached" });
    for (const [name, reported] of [
      ["notes.md", "1 block changed."],
      ["study.ipynb", "2 cells changed."],
    ] as const) {
      const file = page.locator(`[data-key="${name}"]`);
      await file.scrollIntoViewIfNeeded();
      await expect.poll(() => file.locator(".ChangeView-summary").textContent()).toBe(reported);
    }
    expect(await axeViolations(page, ["light", "dark"])).toEqual([]);
    const [before, after] = await page
      .locator('[data-key="notes.md"] [data-kind="changed"] .ChangeView-side')
      .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().left));
    expect(before === after ? 1 : 2).toBe(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width === 1440) expect(await keyFaults(page)).toEqual([]);
    await page.context().close();
  });

  it.each([390, 1440])("%i px wide, nothing moves while files load that the address shows rendered", async (width) => {
    const page = await opened.page({ viewport: { width, height: 900 } });
    await layoutShifts.watch(page);
    for (const name of ["drawing.svg", "notes.md", "study.ipynb"]) {
      await page.goto("about:blank");
      await page.goto(`${program.origin}/repo/commit/main?turned=drawing.svg//notes.md#${name}`);
      await page.waitForSelector(".Served", { state: "detached" });
      await page.locator(`[data-key="${name}"]`).locator(".ChangeView, .PictureChange img").first().waitFor();
      const { sum, each } = await layoutShifts.read(page);
      expect(sum, `${name}: ${each.join("\n")}`).toBeLessThan(0.02);
    }
    await page.context().close();
  });
});
