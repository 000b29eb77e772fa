import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../server/git/randomRepo.ts";

const PAGE = 50;

let repo: TempRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;
beforeAll(async () => {
  repo = await randomRepo({ seed: 5, commits: 80, width: 5, skew: 0 });
  await repo.git("checkout", "-q", "-f", "tip0");
  const tips = (await repo.git("for-each-ref", "--format=%(refname)", "refs/heads/tip*")).split("\n");
  await repo.git("merge", "-q", "-s", "ours", "--allow-unrelated-histories", "-m", "All of it", ...tips);
  program = await startProgram([repo.path]);
  opened = await openBrowser();
  page = await opened.page({ viewport: { width: 1440, height: 1200 } });
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

/** Opens a page and waits until the app has rendered an element. */
async function open(address: string, awaited: string): Promise<void> {
  await page.goto(program.origin + address);
  await page.waitForSelector(".Served", { state: "detached" });
  await page.waitForSelector(`main ${awaited}`);
}

/** A text file with lines from several commits, and the commit of each line according to git. */
async function blamedFile(): Promise<{ readonly path: string; readonly commits: readonly string[] }> {
  const names = (await repo.git("ls-tree", "-r", "--name-only", "-z", "tip0")).split("\0");
  for (const path of names.filter((name) => /^dir\d\/file\d+\.txt$/u.test(name))) {
    const blame = await repo.git("blame", "-l", "-s", "--root", "tip0", "--", path);
    const commits = blame.split("\n").map((line) => line.slice(0, 40));
    if (commits.length >= 8 && commits.length <= 40 && new Set(commits).size >= 3) return { path, commits };
  }
  throw new Error("The random history has no file that three commits wrote.");
}

describe("a page of a repository shows what git reports", () => {
  it("for a folder: its entries", async () => {
    await open("/repo/tree/tip0", ".FolderRow-link");
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll(".FolderRow-link")].map((link) => link.textContent ?? ""),
    );
    expect(shown.toSorted()).toEqual((await repo.git("ls-tree", "--name-only", "tip0")).split("\n").toSorted());
  });

  it("for a blame: the commit of each line", async () => {
    const { path, commits } = await blamedFile();
    await open(`/repo/blame/tip0/${path}`, ".BlameBlock-label");
    const blocks = await page.evaluate(() =>
      [...document.querySelectorAll(".BlameBlock-commit")].map((label) => ({
        lines: /Lines? (\d+)(?: to (\d+))?: /u.exec(label.textContent ?? "")?.slice(1) ?? [],
        commit: label.getAttribute("href")?.split("/").at(-1) ?? "",
      })),
    );
    const shown = blocks.flatMap(({ lines: [first = "0", last = first], commit }) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => [Number(first) + index, commit]),
    );
    expect(shown.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(
      commits.map((commit, index) => [index + 1, commit]),
    );
  });

  it("for a history: each commit in order", async () => {
    const reported = (await repo.git("rev-list", "--date-order", "tip0")).split("\n");
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".CommitRow-headline")].map(
          (link) => link.getAttribute("href")?.split("/").at(-1) ?? "",
        ),
      );
    await open("/repo/commits/tip0", ".CommitRow");
    const first = await shown();
    await page.getByRole("link", { name: "Older" }).click();
    await page.waitForFunction(
      (oid) => document.querySelector(".CommitRow-headline")?.getAttribute("href")?.endsWith(oid),
      reported[PAGE] ?? "",
    );
    expect([...first, ...(await shown())]).toEqual(reported);
  });

  it("for a search: each line that git grep finds", async () => {
    const grep = await repo.git("grep", "-n", "-I", "--fixed-strings", "-z", "-e", "line 1", "tip0");
    const reported = grep.split("\n").map((line) => line.replace(/^tip0:/u, "").split("\0"));
    await open("/repo/search?q=line+1&at=tip0", ".FoundFile");
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".FoundFile")].flatMap((file) =>
          [...file.querySelectorAll("a.FoundLine")].map((line) => [
            file.querySelector(".FoundFile-path")?.textContent ?? "",
            line.querySelector(".FoundLine-number")?.textContent?.replace("Line ", "") ?? "",
            line.querySelector(".FoundLine-code")?.textContent ?? "",
          ]),
        ),
      );
    expect(reported.length).toBeGreaterThan(10);
    await expect.poll(shown).toEqual(reported);
  });
});

describe("on a page 390 pixels wide", () => {
  it.each([
    ["a folder", "/repo/tree/tip0"],
    ["a file", "/repo/blob/tip0/"],
    ["a blame", "/repo/blame/tip0/"],
    ["a history", "/repo/commits/tip0"],
    ["a folder's history", "/repo/commits/tip0/dir1"],
  ])("%s has fields, buttons and rows as high as a finger is wide, and scrolls down alone", async (_, address) => {
    const { path } = await blamedFile();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(address.endsWith("/") ? address + path : address, ".Combobox-input");
    const small = await page.evaluate(() => {
      const shown = document.querySelectorAll<HTMLElement>(
        "main .Button, main .Combobox-input, main summary, main .FileThen, main .CommitRow, main .FolderRow[aria-rowindex]:not(.FolderTable-head)",
      );
      return [...shown].flatMap((one) => (one.offsetHeight < 40 ? [`${one.className} ${one.offsetHeight}`] : []));
    });
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 1200 });
  });

  it("a tap anywhere on a commit's row opens the commit, and on an entry's row the entry", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open("/repo/commits/tip0", ".CommitRow");
    await page
      .locator(".CommitRow")
      .nth(2)
      .click({ position: { x: 340, y: 48 } });
    const third = (await repo.git("rev-list", "--date-order", "tip0")).split("\n")[2];
    await page.waitForURL("**/repo/commit/*");
    expect(new URL(page.url()).pathname).toBe(`/repo/commit/${third}`);
    await open("/repo/tree/tip0", ".FolderRow-link");
    const row = page.locator(".FolderRow:not(.FolderTable-head)").first();
    const entry = await row.locator(".FolderRow-link").getAttribute("href");
    await row.click({ position: { x: 300, y: 36 } });
    await page.waitForURL(`**${entry}`);
    await page.setViewportSize({ width: 1440, height: 1200 });
  });
});

describe("an address that is missing or ambiguous", () => {
  it("of a deleted file links to the file before the commit that deleted it", async () => {
    const [commit = "", path = ""] = (
      await repo.git("log", "--first-parent", "--diff-filter=D", "--no-renames", "--name-only", "--format=%H", "tip0~1")
    )
      .split("\n")
      .filter((line) => /^[0-9a-f]{40}$|^dir\d\/file\d+\.txt$/u.test(line));
    await page.goto(`${program.origin}/repo/blob/${commit}/${path}`);
    await page.getByRole("link", { name: / before it was deleted in / }).click();
    await page.waitForURL(`**/repo/blob/${await repo.git("rev-parse", `${commit}~1`)}/${path}`);
    const unexpected = opened.complaints.splice(0).filter((complaint) => !/“dir.*” does not exist in/u.test(complaint));
    expect(unexpected).toEqual([]);
  });
});
