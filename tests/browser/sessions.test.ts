import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { pngOf } from "#tests/helpers/pictures.ts";
import { runProgram, startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const SECRET = "The first proof";

let repo: TempRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
/** A browser that is not signed in. */
let stranger: BrowserContext;
let page: Page;
/** The program's output except its link. */
const reported: string[] = [];
/** All addresses that the browser requested. */
const requested: string[] = [];

beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": "a\n", "a.png": Buffer.from(pngOf(3, 2, () => [1, 2, 3, 255])) }, SECRET);
  program = await startProgram([repo.path]);
  for (const stream of [program.child.stdout, program.child.stderr])
    stream?.on("data", (chunk: Buffer) => reported.push(chunk.toString()));
  opened = await openBrowser();
  stranger = await opened.context();
  page = await stranger.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") opened.complaints.push(`${page.url()}: ${message.text()}`);
  });
  stranger.on("request", (request) => requested.push(request.url(), ...Object.values(request.headers())));
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

const newLink = async (): Promise<string> => (await runProgram(["open", "--no-open", repo.path])).stdout.trim();
const isIn = (where: Page) => where.getByText(SECRET).first().waitFor();
const isOut = (where: Page) => where.getByText("Run galley open in the repository").waitFor();

it("a new link signs a browser in, once; it stays signed in for every tab and after a reload, and the key is in no address", async () => {
  await page.goto(program.origin);
  await isOut(page);
  const link = await newLink();
  expect(link).toMatch(new RegExp(`^${program.origin}/#key=[\\w-]{43}$`));
  await page.goto(link);
  await isIn(page);
  expect(page.url()).toBe(`${program.origin}/`);
  await page.reload();
  await isIn(page);
  const tab = await stranger.newPage();
  await tab.goto(`${program.origin}/repo/commits`);
  await isIn(tab);
  // The app moves it into memory when it starts; the page that the server rendered exists before that.
  await tab.waitForSelector("meta[name='galley-session']", { state: "detached" });
  expect(await tab.evaluate("document.cookie")).not.toContain("galley-session");
  await tab.close();

  const other = await opened.context();
  const late = await other.newPage();
  await late.goto(link);
  await late.getByText("This link was already used or is more than an hour old. Run galley open").waitFor();
  expect(late.url()).toBe(`${program.origin}/`);
  await other.close();
  opened.complaints.splice(0); // The browser reports the refused request.

  // A browser that is signed in already uses a link up too.
  const again = await newLink();
  await page.goto(again);
  await page.waitForURL(`${program.origin}/`);
  await isIn(page);
  const [key = ""] = again.split("#key=").slice(1);
  expect(requested.filter((text) => text.includes(key) || text.includes(link.split("#key=")[1] ?? ""))).toEqual([]);
  expect(opened.complaints).toEqual([]);
});

/**
 * Opens an address in a context that is not signed in, and delays its styles until the page explains what is missing.
 */
async function openBeforeStyles(address: string, prepare: (early: Page) => Promise<unknown>): Promise<Page> {
  const early = await (await opened.context()).newPage();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await early.route("**/*.css", async (route) => {
    await held;
    await route.continue();
  });
  await prepare(early);
  await early.goto(address, { waitUntil: "commit" });
  await early.locator(".SignIn").waitFor({ state: "attached" });
  release();
  return early;
}

const widthOf = (early: Page) => early.locator(".SignIn").evaluate((main) => getComputedStyle(main).maxWidth);

it("the page that explains how to sign in loads its styles if the refusal arrives before them", async () => {
  const early = await openBeforeStyles(program.origin, async () => {});
  await early.waitForLoadState("load");
  expect(await widthOf(early)).toBe("704px");
  await early.context().close();
});

it(
  "a browser that does not save the cookie gets an explanation, with styles and without content",
  { tags: "slow" },
  async () => {
    let asked = 0;
    const early = await openBeforeStyles(await newLink(), (opening) =>
      opening.route("**/session", async (route) => {
        asked += 1;
        const json = { session: "none", value: null, settings: "", isPageComing: false };
        await (asked === 1 ? route.continue() : route.fulfill({ json }));
      }),
    );
    await expect.poll(() => widthOf(early)).toBe("704px");
    expect(await early.locator("body").innerText()).toContain("This browser did not save the cookie");
    expect(await early.getByText(SECRET).count()).toBe(0);
    await early.context().close();
  },
);

it(
  "a browser that follows a link from another site is still signed in, because the page repeats the request",
  { tags: "slow" },
  async () => {
    await page.goto(`data:text/html,<a href="${program.origin}/repo/commits">there</a>`);
    await page.getByText("there").click();
    await isIn(page);
    expect(page.url()).toBe(`${program.origin}/repo/commits`);
  },
);

it(
  "at 127.0.0.1, where names that end in localhost are unknown, the same link works without a cookie, pictures too",
  { tags: "slow" },
  async () => {
    const plain = await opened.context();
    const there = await plain.newPage();
    await there.goto((await newLink()).replace(program.origin, program.address));
    await isIn(there);
    await there.goto(`${program.address}/repo/blob/HEAD/a.png`);
    await expect
      .poll(() => there.evaluate(() => Array.from(document.images, ({ naturalWidth }) => naturalWidth)))
      .toContain(3);
    await there.reload();
    await there.getByText("a.png").first().waitFor();
    expect((await plain.cookies()).filter(({ name }) => name === "galley-session")).toEqual([]);
    const tab = await plain.newPage(); // Its session belongs to this tab only.
    await tab.goto(program.address);
    await isOut(tab);
    await plain.close();
    opened.complaints.splice(0);
  },
);

it("sessions are listed and ended on the command line; an open page reports it at its next request", async () => {
  const { stdout } = await runProgram(["sessions", "-C", repo.path]);
  expect(stdout).toMatch(/^signed in {9}browser\n(?:\d{4}-\d\d-\d\d \d\d:\d\d {2}.*\n)+$/);
  expect(stdout).toContain("HeadlessChrome");
  await page.goto(`${program.origin}/repo/commits`);
  await isIn(page);
  await page.locator(".Served").waitFor({ state: "detached" });
  const revoked = await runProgram(["sessions", "--revoke", "-C", repo.path]);
  expect(revoked.stdout).toMatch(/^\d browsers were signed out\. Run `galley open` for a new link\.\n$/);
  await page.keyboard.press("g");
  await page.keyboard.press("f");
  await page.getByText("This page has no session on this Galley server.").first().waitFor();
  await page.goto(program.origin);
  await isOut(page);
  opened.complaints.splice(0); // The browser reports the refused request.
});

it("no token is in the program's output, in its arguments, or in a file that others can read", async () => {
  expect(reported.join("")).toBe("");
  const state = process.env["GALLEY_STATE_DIR"] ?? "";
  const files = readdirSync(state, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile()).length).toBeGreaterThan(1);
  const modes = files.map((file) => [file.isFile(), statSync(join(file.parentPath, file.name)).mode & 0o777]);
  expect(new Set(modes.map(String))).toEqual(new Set(["true,384", "false,448"])); // 0600 and 0700
  const token = program.headers["authorization"]?.replace("Bearer ", "") ?? "";
  const { stdout } = await promisify(execFile)("ps", ["-eo", "args"]);
  expect(token).toHaveLength(43);
  expect(stdout).not.toContain(token);
  await program.stop();
  expect(readdirSync(join(state, "servers"))).toEqual([]);
  const kept = readdirSync(state, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(kept.map((file) => readFileSync(join(file.parentPath, file.name), "utf8")).join("")).not.toContain(token);
});
