// @vitest-environment page
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { pressKeys, returnLater, walk, type Walk } from "./page.ts";

let page: Walk | undefined;

beforeEach(async () => {
  vi.stubEnv("GALLEY_STATE_DIR", await tempFolder());
  vi.stubEnv("GALLEY_CACHE_DIR", await tempFolder());
});
afterEach(async () => {
  await page?.close();
  page = undefined;
  vi.unstubAllEnvs();
});

/** Names the folders whose repositories are listed, in the user's configuration. */
async function nameFolders(...folders: readonly string[]): Promise<void> {
  const file = join(await tempFolder(), "config");
  await writeFile(file, `[galley]\n${folders.map((folder) => `\tinboxFolder = ${folder}\n`).join("")}`);
  vi.stubEnv("GIT_CONFIG_GLOBAL", file);
}

const titlesOf = (list: string) =>
  within(screen.getByRole("region", { name: list }))
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

/** Creates a folder with a repository in which uncommitted work waits, and one without anything. */
async function folderOfTwo(): Promise<string> {
  const folder = await tempFolder();
  const busy = await tempRepo({ at: join(folder, "busy") });
  await busy.commit({ "a.txt": "one\n" }, "Begin");
  await busy.write({ "a.txt": "two\n" });
  const quiet = await tempRepo({ at: join(folder, "quiet") });
  await quiet.commit({ "a.txt": "one\n" }, "Begin");
  return folder;
}

it("what waits in repositories below named folders follows what waits in the served ones, and links open it there", async () => {
  const folder = await folderOfTwo();
  const reviewed = await reviewedRepo();
  await nameFolders(folder, join(folder, "nowhere"));
  page = await walk("/", reviewed.repo.path);
  expect(titlesOf("Yours to review")).toEqual(["Change some lines", "main"]);
  expect(screen.getByText("Nothing to fix")).toBeTruthy();
  expect(screen.getByText("Nothing waits for others")).toBeTruthy();
  const row = within(screen.getByText("main", { selector: "a *, a" }).closest("li") ?? document.body);
  expect(row.getByRole("link").getAttribute("href")).toMatch(/^\/busy~[0-9a-f]{16}\/worktree$/u);
  expect(row.getByText("busy")).toBeTruthy();
  expect(screen.getByText(`galley.inboxFolder names ${join(folder, "nowhere")}`, { exact: false })).toBeTruthy();
  expect(screen.queryByText("Only repositories that Galley opened", { exact: false })).toBeNull();
});

it("without named folders Home says how to name one", async () => {
  const reviewed = await reviewedRepo();
  page = await walk("/", reviewed.repo.path);
  expect(screen.getByText("git config --global --add galley.inboxFolder ~/src")).toBeTruthy();
});

it("keys go through the rows, put one off and undo that", async () => {
  const folder = await folderOfTwo();
  const reviewed = await reviewedRepo();
  await nameFolders(folder);
  page = await walk("/", reviewed.repo.path);
  await pressKeys("j", page);
  expect(focused()).toBe("Change some lines");
  await pressKeys("j j", page);
  expect(focused()).toBe("main");
  await pressKeys("k e", page);
  expect(titlesOf("Yours to review")).toEqual(["main"]);
  expect(focused()).toBe("main");
  expect(screen.getByRole("region", { name: "Notification" }).textContent).toContain(
    "Put off until something changes: Change some lines",
  );
  await pressKeys("u", page);
  expect(titlesOf("Yours to review")).toEqual(["Change some lines", "main"]);
  expect(screen.queryByRole("button", { name: "1 put off" })).toBeNull();
});

it("what is put off is listed at the end until something about it changes", async () => {
  const reviewed = await reviewedRepo();
  page = await walk("/", reviewed.repo.path);
  await pressKeys("j e", page);
  await page.close();
  page = await walk("/", reviewed.repo.path);
  expect(titlesOf("Yours to review")).toEqual([]);
  await page.press("1 put off");
  expect(titlesOf("1 put off")).toEqual(["Change some lines"]);
  await page.press("List again");
  expect(titlesOf("Yours to review")).toEqual(["Change some lines"]);
  await pressKeys("e", page);
  await reviewed.comment("long.txt", 10, "Why *otherwise*?");
  await page.close();
  page = await walk("/", reviewed.repo.path);
  expect(titlesOf("Yours to review")).toEqual(["Change some lines"]);
});

it("a repository that is gone is listed as not read, and others are read again when the viewer returns", async () => {
  const folder = await folderOfTwo();
  const reviewed = await reviewedRepo();
  await nameFolders(folder);
  page = await walk("/", reviewed.repo.path);
  await writeFile(join(folder, "quiet/a.txt"), "two\n");
  await rename(join(folder, "busy/.git"), join(folder, "busy/git"));
  returnLater();
  await page.settled();
  expect(titlesOf("Yours to review")).toEqual(["main", "main", "Change some lines"]);
  await page.press("1 repository not read");
  expect(screen.getByText(join(folder, "busy")).closest("li")?.textContent).toMatch(/busy \S/u);
});
