import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** A user with a clone, their own Galley server and a page in their own browser. */
interface Side {
  readonly repo: TempRepo;
  readonly program: StartedProgram;
  readonly page: Page;
}

const BEFORE = "one\ntwo\nthree\nfour\nfive\nsix\nseven\n";
const AFTER = "one\ntwo\nTHREE\nFOUR\nfive\nsix\nseven\n";
const AMENDED = "one\ntwo\nThree\nFour\nfive\nsix\nseven\n";

let opened: OpenedBrowser;
let ada: Side;
let carl: Side;
let review: string;

/**
 * Starts Galley and opens a page for a clone. In a window below a certain `width` the diff has one column, in which the
 * cursor moves through removed and added lines alike.
 */
async function side(repo: TempRepo, name: string, width: number): Promise<Side> {
  await repo.git("config", "user.name", `${name} Proof`);
  await repo.git("config", "user.email", `${name.toLowerCase()}@example.org`);
  const page = await opened.page({ viewport: { width, height: 900 } });
  return { repo, program: await startProgram([repo.path]), page };
}

beforeAll(async () => {
  const folder = await tempFolder();
  const remote = await tempRepo({ bare: true, at: `${folder}/remote.git` });
  const adas = await tempRepo({ at: `${folder}/ada` });
  await adas.commit({ "word.txt": BEFORE }, "Begin");
  await adas.git("remote", "add", "origin", remote.path);
  await adas.git("checkout", "-q", "-b", "topic");
  review = (await adas.commit({ "word.txt": AFTER }, "Shout the middle")).slice(0, 12);
  await adas.git("push", "-q", "origin", "main", "topic");
  await adas.gitBytes(["clone", "-q", remote.path, `${folder}/carl`], { cwd: folder });
  opened = await openBrowser();
  ada = await side(adas, "Ada", 1440);
  carl = await side(await tempRepo({ at: `${folder}/carl`, existing: true }), "Carl", 1000);
});
afterAll(async () => {
  await opened?.close();
  expect(await ada?.program.stop()).toBe(0);
  expect(await carl?.program.stop()).toBe(0);
});
afterEach(() => {
  expect(opened.complaints.splice(0)).toEqual([]);
});

/** Waits until the app has replaced the page that the server rendered. */
const ready = (page: Page): Promise<void> => page.locator(".Served").waitFor({ state: "detached" });

async function adaGoes(path: string): Promise<void> {
  await ada.page.goto(`${ada.program.origin}${path}`);
  await ready(ada.page);
}

/** The report of what was fetched and pushed. */
const report = ({ page }: Side): Promise<string | null> => page.locator(".SyncMenu-report").textContent();

async function adaSyncs(reported: RegExp): Promise<void> {
  await ada.page.getByRole("button", { name: "Sync with origin" }).click();
  await expect.poll(() => report(ada)).toMatch(reported);
}

/** Presses keys one after another as Carl, who has no mouse. */
async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await carl.page.keyboard.press(key);
}

const focused = (): Promise<string> =>
  carl.page.evaluate(() =>
    document.activeElement === document.body ? "nothing" : (document.activeElement?.textContent ?? ""),
  );

/** Opens the list, syncs, and opens the only review. */
async function carlSyncs(reported: RegExp): Promise<void> {
  await press("g", "r");
  await carl.page.getByRole("heading", { name: "Reviews", exact: true }).waitFor();
  await press("g", "s");
  await expect.poll(() => report(carl)).toMatch(reported);
  await expect.poll(() => carl.page.locator(".ReviewList li").count()).toBe(1);
  await press("j");
  await expect.poll(focused).toContain("Shout the middle");
  await press("Enter");
  await carl.page.locator(".ReviewScreen").waitFor();
}

async function carlReadsFiles(): Promise<void> {
  await press("g", "f");
  await carl.page.locator(".diff-row").first().waitFor();
}

/** Types into the focused field and submits it. */
async function write(text: string): Promise<void> {
  const field = carl.page.locator("textarea:focus");
  await field.waitFor();
  await carl.page.keyboard.type(text);
  await press("Control+Enter");
  await field.waitFor({ state: "hidden" });
}

/** Selects an option with the arrow keys, in a radio group before the field, and returns to the field. */
async function choose(option: string): Promise<void> {
  const radio = carl.page.getByRole("radio", { name: option });
  for (let tabs = 0; tabs < 12; tabs++) {
    await press("Tab");
    const isChoice = await carl.page.evaluate(() => document.activeElement?.getAttribute("type") === "radio");
    if (!isChoice || (await radio.count()) === 0) continue;
    for (let steps = 0; steps < 3 && !(await radio.isChecked()); steps++) await press("ArrowRight");
    if (await radio.isChecked()) return;
  }
  throw new Error(`“${option}” cannot be reached by Tab and arrows.`);
}

const stateOf = ({ page }: Side): Promise<string | null> => page.locator(".StateBadge").first().textContent();

it("an author requests a review and sends it", async () => {
  await adaGoes("/ada/compare/main...topic");
  await ada.page.getByRole("button", { name: "Request review" }).click();
  await ada.page.getByLabel("Reviewers").fill("carl@example.org");
  await ada.page.getByRole("dialog").getByRole("button", { name: "Request review" }).click();
  await ada.page.locator(".ReviewScreen").waitFor();
  await expect.poll(() => stateOf(ada)).toContain("Open");
  await adaSyncs(/Pushed 1 review update/);
});

it("a reviewer finds it, comments on ranges of both sides as drafts, and publishes them with a request for changes, by keyboard only", async () => {
  await carl.page.goto(`${carl.program.origin}/carl/reviews`);
  await ready(carl.page);
  await carlSyncs(/Fetched 1 review update/);
  await carlReadsFiles();
  await press("n", "x", "Shift+J", "c");
  await write("Why were these quiet?");
  await press("j", "x", "Shift+J", "c");
  await write("Too loud.");
  await expect.poll(() => carl.page.locator(".ReviewBar-drafts").textContent()).toContain("2 drafts");
  expect(await carl.repo.git("for-each-ref", "refs/notes/devtools/discuss")).toBe("");
  await press("a");
  await carl.page.locator("textarea:focus").waitFor();
  await carl.page.keyboard.type("Nearly.");
  await choose("Request changes");
  await press("Control+Enter");
  await expect.poll(() => stateOf(carl)).toBe("Changes requested · 2 unresolved");
  // It is on the page before it is stored.
  await expect.poll(() => carl.repo.git("for-each-ref", "refs/notes/devtools/discuss")).not.toBe("");
  await carlSyncs(/Pushed 3 comments/);
});

it("the author replies, amends, force-pushes the branch and sends the new patch set", async () => {
  await adaSyncs(/Fetched 3 comments/);
  await expect.poll(() => stateOf(ada)).toBe("Changes requested · 2 unresolved");
  const thread = (text: string) => ada.page.locator("[data-thread]").filter({ hasText: text });
  const quoted = (text: string) => thread(text).locator(".QuotedLines").textContent();
  await expect.poll(() => quoted("Why were these quiet?")).toMatch(/three[^]*four/);
  await expect.poll(() => quoted("Too loud.")).toMatch(/THREE[^]*FOUR/);
  await thread("Too loud.").getByRole("button", { name: "Reply", exact: true }).click();
  await ada.page.locator("textarea:focus").fill("Softer now.");
  await ada.page.locator("textarea:focus").press("Control+Enter");
  await expect.poll(() => thread("Too loud.").textContent()).toContain("Softer now.");

  await ada.repo.write({ "word.txt": AMENDED });
  await ada.repo.git("commit", "-q", "--amend", "-a", "-m", "Raise the middle");
  await ada.repo.git("push", "-q", "--force", "origin", "topic");
  const recorded = ada.page.locator('.TimelineEntry[data-kind="PATCH_SET"]');
  await expect.poll(() => recorded.textContent()).toContain("Amended the last commit, 1 file edited.");
  await expect.poll(() => ada.page.getByRole("button", { name: "Record patch set 2" }).count()).toBe(0);
  await adaSyncs(/Pushed 1 review update and 1 comment/);
});

it("the reviewer reads the new patch set, resolves and approves, by keyboard only", async () => {
  await carlSyncs(/Fetched 1 review update and 1 comment/);
  await expect.poll(() => carl.page.locator(".ReviewScreen").textContent()).toContain("patch set 2");
  await carlReadsFiles();
  await expect
    .poll(() => carl.page.locator(".diff-added").allTextContents())
    .toEqual([expect.stringContaining("Three"), expect.stringContaining("Four")]);
  for (const left of ["1 unresolved thread", "0 unresolved threads"]) {
    await press("Shift+N");
    await carl.page.locator('[data-thread]:not([data-state="RESOLVED"]):focus').waitFor();
    await press("Shift+R");
    await expect.poll(() => carl.page.locator(".ReviewBar-open").textContent()).toContain(left);
  }
  await press("a");
  await carl.page.locator("textarea:focus").waitFor();
  await carl.page.keyboard.type("Good.");
  await choose("Approve");
  await press("Control+Enter");
  // He marked nothing as viewed, so the form asks for confirmation once.
  await expect
    .poll(() => carl.page.locator(".Composer .Notice-text").textContent())
    .toMatch(/^Approve this change with \d+ of \d+ hunks? not viewed\?$/);
  await press("Control+Enter");
  await expect.poll(() => stateOf(carl)).toBe("Approved");
  await carlSyncs(/Pushed \d comments/);
});

it("after a squash merge it is merged in both clones, and every comment can be read", async () => {
  await adaSyncs(/Fetched \d comments/);
  await expect.poll(() => stateOf(ada)).toBe("Approved");
  await ada.repo.git("checkout", "-q", "main");
  await ada.repo.git("merge", "-q", "--squash", "topic");
  await ada.repo.git("commit", "-q", "-m", "Raise the middle (#1)");
  await ada.repo.git("branch", "-D", "topic");
  await ada.repo.git("push", "-q", "origin", "main", ":topic");
  await adaGoes(`/ada/reviews/${review}`);
  await expect.poll(() => stateOf(ada)).toBe("Merged");
  await adaSyncs(/Pushed 1 review update/);

  await carl.repo.git("pull", "-q", "--prune", "origin", "main");
  // The list shows open reviews; the review on Carl's page can be synced too.
  await press("g", "s");
  await expect.poll(() => report(carl)).toMatch(/Fetched 1 review update/);
  for (const one of [ada, carl]) await expect.poll(() => stateOf(one)).toBe("Merged");
  // Resolved threads are folded; Carl moves to each and unfolds it by key.
  const folded = ({ page }: Side) => page.locator(".Thread-toggle[aria-expanded=false]");
  while ((await folded(ada).count()) > 0) await folded(ada).first().click();
  for (let threads = await carl.page.locator("[data-thread]").count(); threads > 0; threads--) {
    await press("j");
    const isFolded = await carl.page.locator("[data-thread]:focus .Thread-toggle[aria-expanded=false]").count();
    if (isFolded > 0) await press("e");
  }
  for (const one of [ada, carl]) {
    await expect.poll(() => folded(one).count()).toBe(0);
    const reported = (await one.page.locator(".ReviewScreen").textContent()) ?? "";
    for (const commentText of ["Why were these quiet?", "Too loud.", "Softer now.", "Nearly.", "Good."])
      expect(reported).toContain(commentText);
  }
});
