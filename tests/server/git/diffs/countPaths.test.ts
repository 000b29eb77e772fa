import { join } from "node:path";
import { expect, test } from "vitest";
import { CHANGED_FILES_MAX } from "#contract/limits.ts";
import { countPaths } from "#server/git/diffs/diffFileLimit.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { numstat } from "#server/git/patches/numstat.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { gitIn } from "#tests/bombs/gitIn.ts";
import { treeBomb } from "#tests/bombs/treeBomb.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

test("changed files and folders are counted as git lists them", async () => {
  const repo = await tempRepo();
  const before = await repo.commit({ "a/b/c.txt": "c\n", "a/d.txt": "d\n", "e.txt": "e\n", "f/g.txt": "g\n" });
  const after = await repo.commit({
    "a/b/c.txt": "changed\n",
    "e.txt": null,
    "h/i/j.txt": "j\n",
    "f/g.txt": null,
    f: "f\n",
  });
  const open = await openRepository(repo.path);
  // Git's list with the folders: a, a/b, a/b/c.txt, e.txt, f (now a file), f/g.txt, h, h/i, h/i/j.txt.
  expect(await countPaths(open, before, after, 100)).toBe(9);
  expect(await countPaths(open, after, before, 100)).toBe(9);
  expect(await countPaths(open, before, before, 100)).toBe(0);
  await open.close();
});

test("a change of 10^8 files in nine objects is refused before git has filled the memory", async () => {
  const path = join(await tempFolder(), "tree");
  await treeBomb.make(path);
  const [before = "", after = ""] = (await gitIn(path, ["rev-parse", "before", "main"])).split("\n");
  const open = await openRepository(path);
  expect(await countPaths(open, before, after, CHANGED_FILES_MAX)).toBeGreaterThan(CHANGED_FILES_MAX);
  const refused = { code: "TOO_LARGE", message: expect.stringContaining("More than 500,000 files differ") };
  await expect(diffTree(open, before, after)).rejects.toMatchObject(refused);
  await expect(numstat(open, before, after)).rejects.toMatchObject(refused);
  await open.close();
});
