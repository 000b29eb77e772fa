import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Locator, Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder, tempRepo, type Files } from "#tests/helpers/tempRepo.ts";

let reviewed: ReviewedRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;

beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());
beforeEach(async () => {
  reviewed = await reviewedRepo({ "small.txt": "1\n" }, { "small.txt": "2\n" });
  await git("checkout", "--quiet", "--detach", "topic");
  program = await startProgram([reviewed.repo.path]);
  page = await opened.page();
});
afterEach(async () => {
  await page.close();
  expect(await program.stop()).toBe(0);
  expect(opened.complaints.splice(0)).toEqual([]);
});

const git = (...args: readonly string[]): Promise<string> => reviewed.repo.git(...args);

/** Adds a commit to main. The work tree stays unchanged. */
async function onMain(files: Files): Promise<string> {
  await git("switch", "--quiet", "main");
  const oid = await reviewed.repo.commit(files);
  await git("switch", "--quiet", "--detach", "topic");
  return oid;
}

const rules = (land: object): Files => ({ ".galley/review.json": JSON.stringify({ version: 1, land }) });

async function openReview(): Promise<void> {
  await page.goto(`${program.origin}/repo/reviews/${reviewed.key}`);
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.locator(".LandReview").waitFor();
}

/** A text of every preview: what it leaves alone, or else what to do first. */
const SHOWN =
  /Only the branch and the review change|Choose merge, squash|another target for the review|then try again/u;

/** Opens the review, opens its dialog by key, and selects a method. */
async function openDialog(method: string): Promise<Locator> {
  await openReview();
  await page.keyboard.press("Shift+L");
  const dialog = page.getByRole("dialog", { name: "Land on main" });
  await dialog.getByRole("radio", { name: method, exact: true }).click();
  await dialog.getByText(SHOWN).first().waitFor();
  return dialog;
}

const notices = (within: Locator): Promise<readonly string[]> => within.locator(".Notice").allTextContents();

/** Returns the reasons why the dialog refuses a method, and checks that it cannot be used. */
async function refusals(method: string): Promise<readonly string[]> {
  const dialog = await openDialog(method);
  const land = dialog.getByRole("button", { name: "Land", exact: true });
  expect(await land.getAttribute("aria-disabled")).toBe("true");
  return notices(dialog);
}

const append = (ref: string, item: object): Promise<string> =>
  git("notes", `--ref=devtools/${ref}`, "append", "-m", JSON.stringify(item), reviewed.head);

let seconds = 1_700_200_000;
const verdict = (author: string, resolved: boolean, commit = reviewed.head): Promise<string> =>
  append("discuss", {
    timestamp: String((seconds += 60)),
    author,
    location: { commit },
    description: resolved ? "Good." : "No.",
    resolved,
  });
const report = (agent: string, status: string): Promise<string> =>
  append("ci", { timestamp: String((seconds += 60)), agent, status, v: 0 });

it("shows each unmet requirement as a sentence with a next step", async () => {
  const commit = reviewed.head.slice(0, 10);
  await onMain(rules({ approvals: 1, checks: true, viewed: true, linearHistory: true, methods: ["squash", "rebase"] }));
  await verdict("bob@example.org", false);
  await reviewed.comment("long.txt", 60, "Why not 61?");
  expect(await refusals("Merge")).toEqual([
    "bob@example.org requested changes. Make them, and ask for another verdict.",
    "1 thread is unresolved. Resolve it.",
    "The current patch set has 0 of 1 required approvals. Ask somebody else to approve it.",
    `No check has reported on ${commit}. Run the checks.`,
    "You have not viewed 5 of 5 hunks. View them, and mark them as viewed.",
    "No merge commit may be landed on main. Choose squash or rebase.",
    "Changes are landed on main by squash or rebase only. Choose another method.",
  ]);
  await reviewed.comment("long.txt", 10, "And this?");
  await report("build", "failure");
  await report("lint", "");
  expect(await refusals("Squash")).toEqual([
    "bob@example.org requested changes. Make them, and ask for another verdict.",
    "2 threads are unresolved. Resolve them.",
    "The current patch set has 0 of 1 required approvals. Ask somebody else to approve it.",
    `On ${commit}, build has failed and lint is pending. Run these checks until they pass.`,
    "You have not viewed 5 of 5 hunks. View them, and mark them as viewed.",
  ]);
  await onMain(rules({ checks: ["deploy"] }));
  expect((await refusals("Squash")).slice(2)).toEqual([
    `On ${commit}, deploy has not reported. Run these checks until they pass.`,
  ]);
  await onMain({ ".galley/review.json": "{" });
  expect((await refusals("Squash")).slice(2)).toEqual([
    expect.stringMatching(/^main:\.galley\/review\.json is not valid: .*\. Correct it on main\.$/u),
  ]);
});

it("requires another approval after an edit, and lists the files that are too large to be viewed", async () => {
  await onMain(rules({ approvals: 1, viewed: true }));
  await verdict("bob@example.org", true);
  await git("switch", "--quiet", "topic");
  await reviewed.repo.commit({ "large.txt": "large\n".repeat(6 * 1024 * 1024) });
  await git("switch", "--quiet", "--detach");
  expect(await refusals("Squash")).toEqual([
    "The current patch set has 0 of 1 required approvals. Ask bob@example.org to approve it again.",
    expect.stringMatching(/^1 file is too large to be marked as viewed\. Read it with another program/u),
  ]);
});

it("shows where the target is checked out", async () => {
  const folder = join(await tempFolder(), "second");
  await git("worktree", "add", "--quiet", folder, "main");
  expect(await refusals("Merge")).toEqual([
    `main is checked out in ${folder}. Switch to another branch there, then try again.`,
  ]);
  await git("-C", folder, "commit", "--quiet", "--allow-empty", "-m", "More");
  await git("-C", folder, "rebase", "--quiet", "--exec", "false", "--no-ff", "main~1").catch(() => undefined);
  expect(await refusals("Merge")).toEqual([
    `main is being rebased in ${folder}. Finish or abort that there, then try again.`,
  ]);
  await git("-C", folder, "rebase", "--abort");
  await git("-C", folder, "bisect", "start", "main", "main~1");
  await git("-C", folder, "switch", "--quiet", "--detach");
  expect(await refusals("Merge")).toEqual([
    `main is being bisected in ${folder}. Finish or abort that there, then try again.`,
  ]);
  await git("-C", folder, "bisect", "reset");
  await rm(folder, { recursive: true });
  expect(await refusals("Merge")).toEqual([
    `main is checked out in ${folder}, which is gone: git worktree prune forgets it. Do that, then try again.`,
  ]);
});

const UPDATE = "Rebase it on main, or merge main into it, then try again.";

it("shows what cannot be merged", async () => {
  const main = await git("rev-parse", "main");
  const reset = () => git("branch", "--quiet", "--force", "main", main);
  await onMain({ "small.txt": "3\n" });
  expect(await refusals("Fast-forward")).toEqual([
    "The target has commits that the change has not. Choose merge, squash or rebase.",
  ]);
  expect(await refusals("Merge")).toEqual([`The change conflicts with main in small.txt. ${UPDATE}`]);
  expect(await refusals("Rebase")).toEqual([
    `Commit ${reviewed.head.slice(0, 10)} conflicts with main in small.txt. ${UPDATE}`,
  ]);
  await reset();
  const long = await git("show", "main:long.txt");
  await onMain({ "long.txt": `${long}\nmore\n`, ".gitattributes": "long.txt merge=ours\n" });
  expect(await refusals("Squash")).toEqual([`A merge driver is set for long.txt, and Galley runs none. ${UPDATE}`]);
  await reset();
  const root = await git("commit-tree", "main^{tree}", "-m", "Elsewhere");
  await git("branch", "--quiet", "--force", "main", root);
  expect(await refusals("Merge")).toEqual([
    "The branches have no commit in common. Choose another target for the review.",
  ]);
});

it("explains why the branch cannot be deleted", async () => {
  const folder = join(await tempFolder(), "second");
  await git("worktree", "add", "--quiet", folder, "topic");
  const dialog = await openDialog("Merge");
  const label = dialog.locator(".LandDialog-delete");
  expect(await label.textContent()).toBe(`Delete the branch topic topic is checked out in ${folder}.`);
  expect(await label.getByRole("checkbox").isDisabled()).toBe(true);
});

it("lands nothing when the target moved since the preview, and shows the new one", async () => {
  const dialog = await openDialog("Merge");
  const moved = await onMain({ "other.txt": "other\n" });
  await dialog.getByRole("button", { name: "Land", exact: true }).click();
  await dialog.getByText(`main is at ${moved.slice(0, 10)} now`).waitFor();
  expect(await notices(dialog)).toEqual([
    "The change or its target has other commits now than the preview showed. Look at the preview again.",
  ]);
  expect(await git("rev-parse", "main")).toBe(moved);
});

async function land(): Promise<string> {
  const dialog = await openDialog("Merge");
  await dialog.getByRole("button", { name: "Land", exact: true }).click();
  await page.getByRole("button", { name: "Undo landing" }).waitFor();
  return git("rev-parse", "main");
}

/** Presses a button of the review and returns the error. */
async function failureOf(name: string): Promise<string | null> {
  await page.getByRole("button", { name, exact: true }).click();
  const notice = page.locator(".LandReview .Notice");
  await notice.waitFor();
  return notice.textContent();
}

it("explains why a landing cannot be undone", async () => {
  const landed = await land();
  const revert = `To take the change back with new commits, on main: git revert -m 1 ${landed}`;
  const folder = join(await tempFolder(), "second");
  await git("worktree", "add", "--quiet", folder, "main");
  expect(await failureOf("Undo landing")).toBe(
    `main is checked out in ${folder}. Switch to another branch there, then try again.`,
  );
  await git("worktree", "remove", folder);
  await openReview();
  await git("update-ref", "refs/remotes/origin/main", landed);
  expect(await failureOf("Undo landing")).toBe(`The landed commit was pushed: origin/main has it. ${revert}`);
  await git("update-ref", "-d", "refs/remotes/origin/main");
  await openReview();
  await onMain({ "later.txt": "later\n" });
  expect(await failureOf("Undo landing")).toBe(`main is not at the landed commit any more. ${revert}`);
  // The page finds that out too, and keeps the reason.
  await page.getByRole("button", { name: "Undo landing" }).waitFor({ state: "detached" });
  expect(await page.locator(".LandReview .Notice").count()).toBe(1);
});

it("explains why a push was rejected", async () => {
  const remote = await tempRepo({ bare: true });
  await git("push", "--quiet", remote.path, "main");
  await git("remote", "add", "origin", remote.path);
  const landed = await land();
  const main = await remote.git("rev-parse", "main");
  const other = await remote.git("commit-tree", `${main}^{tree}`, "-p", main, "-m", "Theirs");
  await remote.git("update-ref", "refs/heads/main", other);
  expect(await failureOf("Push to origin")).toBe(
    "main of origin has commits that this repository does not have. Fetch and merge them, then push again.",
  );
  await remote.git("update-ref", "refs/heads/main", main);
  await mkdir(join(remote.path, "hooks"), { recursive: true });
  await remote.git("config", "receive.hideRefs", "refs/heads/main");
  await openReview();
  expect(await failureOf("Push to origin")).toBe(
    "origin rejected the push of main. It wrote: “[remote rejected] (deny updating a hidden ref)”. Correct that, then push again.",
  );
  await remote.git("config", "receive.hideRefs", "refs/notes");
  await openReview();
  expect(await failureOf("Push to origin")).toBe(
    "main was pushed, but origin rejected the reviews. It wrote: “[remote rejected] (deny updating a hidden ref)”. Check that you may push refs/notes/devtools there, then sync again.",
  );
  expect(await remote.git("rev-parse", "main")).toBe(landed);
});
