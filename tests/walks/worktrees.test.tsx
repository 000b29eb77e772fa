// @vitest-environment page
import { join } from "node:path";
import { rm } from "node:fs/promises";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { repositoryId } from "#server/git/repository/discover.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { address, pressKeys, walk, type Walk } from "./page.ts";

let repo: TempRepo;
let folder: string;
let page: Walk | undefined;

/** A clean repository with three linked work trees: commits of an agent in a hidden folder, uncommitted work, and one whose disk is gone. */
beforeEach(async () => {
  folder = await tempFolder();
  repo = await tempRepo({ at: join(folder, "repo") });
  await repo.commit({ "a.txt": "1\n" }, "First");
  await repo.git("worktree", "add", "-q", "--detach", join(folder, ".agents/one"));
  await repo.git("worktree", "add", "-q", "-b", "feature/two", join(folder, "two"));
  await repo.git("worktree", "add", "-q", "-b", "three", "--lock", "--reason", "on a disk", join(folder, "three"));
  const one = await tempRepo({ at: join(folder, ".agents/one"), existing: true });
  const by = "\n\nCo-authored-by: Robo <robo@example.org>";
  for (const text of ["2\n", "3\n"]) await one.commit({ "a.txt": text }, `Write ${text}${by}`);
  await (await tempRepo({ at: join(folder, "two"), existing: true })).write({ "b.txt": "new\n" });
  await rm(join(folder, "three"), { recursive: true });
});
afterEach(async () => {
  await page?.close();
  page = undefined;
});

const press = (keys: string) => pressKeys(keys, page);
const slug = (name: string): string => `${name.replace(/.*\//u, "")}~${repositoryId(join(folder, name))}`;
const rows = (): readonly string[] =>
  [...document.querySelectorAll(".CommandPalette-item")].map(({ textContent }) => textContent);

/** Opens the list by its key, types a name, and chooses the first work tree that it finds. */
async function switchTo(name: string): Promise<void> {
  await press("g t");
  await waitFor(() => expect(rows()).toHaveLength(4));
  await act(
    async () =>
      void fireEvent.change(screen.getByRole("combobox", { name: "Work trees" }), { target: { value: name } }),
  );
  await act(async () => void fireEvent.click(document.querySelector(".CommandPalette-item") ?? document.body));
  await page?.settled();
}

it("all work trees of a repository are listed with the work in each, and a clean one says that others have some", async () => {
  page = await walk("/repo/worktree", repo.path);
  expect(screen.getByRole("heading", { name: "No uncommitted changes" })).toBeDefined();
  await act(
    async () => void fireEvent.click(await screen.findByRole("button", { name: /2 other work trees with work/u })),
  );
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(rows()).toEqual([
    `repo · mainthis one · no changes · ${repo.path}`,
    `one · detached HEAD2 commits ahead of main · Robo and Ada Proof · ${join(folder, ".agents/one")}`,
    `three · threeits folder is gone · locked: on a disk · ${join(folder, "three")}`,
    `two · feature/two1 uncommitted file · ${join(folder, "two")}`,
  ]);
  await press("Escape");
});

it("choosing one shows its work, or the same page there, and one that is gone says so", { tags: "slow" }, async () => {
  page = await walk("/repo/worktree", repo.path);
  await switchTo("two");
  await waitFor(() => expect(address()).toBe(`/${slug("two")}/worktree`));
  expect(document.querySelector(".Crumbs")?.textContent).toContain("two");
  expect(document.querySelector(".Crumbs")?.textContent).not.toContain("~");
  await switchTo("detached");
  await waitFor(() => expect(address()).toBe(`/${slug(".agents/one")}/compare/main...HEAD`));
  await switchTo("three");
  await screen.findByText(/There is no longer a work tree or repository at/u);
  expect(address()).toBe(`/${slug(".agents/one")}/compare/main...HEAD`);
  await press("g h");
  await page.settled();
  await switchTo("repo");
  await waitFor(() => expect(address()).toBe("/repo/commits/HEAD"));
});

it("Home names a repository once, whichever of its work trees are open", async () => {
  page = await walk("/repo/worktree", repo.path);
  await switchTo("two");
  await waitFor(() => expect(address()).toBe(`/${slug("two")}/worktree`));
  await press("g g");
  await page.settled();
  expect([...document.querySelectorAll(".RepositoryCard-name")].map(({ textContent }) => textContent)).toEqual([
    "repo",
  ]);
});

it("a repository without linked work trees says how to make one", async () => {
  const alone = await tempRepo({ at: join(folder, "alone") });
  await alone.commit({ "a.txt": "1\n" });
  page = await walk("/alone/commits/HEAD", alone.path);
  await press("g t");
  expect(await screen.findByText(/This is the only work tree of the repository\./u)).toBeDefined();
  await press("Escape");
});
