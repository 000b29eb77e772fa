import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

it("carries a review in a file to a clone that has only the target branch", async () => {
  const { repo } = await reviewedRepo();
  await repo.git("checkout", "--quiet", "topic");
  await runGalley(repo.path, ["comment", "long.txt:10", "-m", "It leaks.", "--review", "topic"]);
  const folder = await tempFolder();
  const main = await repo.git("rev-parse", "main");
  const wrote = await runGalley(repo.path, ["bundle", "-o", join(folder, "a.bundle")]);
  expect(wrote.code).toBe(0);
  expect(wrote.text).toMatch(/^Wrote 1 review to .*a\.bundle \(\d+ kB\):\n {2}[0-9a-f]{12} Change some lines\n/u);
  expect(wrote.text).toContain(`The receiver needs 1 commit: ${main.slice(0, 12)}. With --full it needs none.\n`);
  await repo.gitBytes(["clone", "-q", "--single-branch", "--branch=main", repo.path, `${folder}/other`], {
    cwd: folder,
  });
  const other = await tempRepo({ at: `${folder}/other`, existing: true });
  const took = await runGalley(other.path, ["unbundle", join(folder, "a.bundle")]);
  expect(took.text).toMatch(
    /^Added 1 new review, 1 comment and 1 review update\.\n {2}[0-9a-f]{12} Change some lines\n$/u,
  );
  expect((await runGalley(other.path, ["comments", "topic"])).text).toContain("It leaks.");
  expect((await runGalley(other.path, ["unbundle", join(folder, "a.bundle")])).text).toBe(
    "Added 0 new reviews, 0 comments and 0 review updates.\n",
  );
});

it("reports errors in the arguments and in the file", async () => {
  const { repo } = await reviewedRepo();
  const folder = await tempFolder();
  await expect(runGalley(repo.path, ["bundle"])).rejects.toThrow(
    "Name the file to write. Run `galley bundle -o <file>`.",
  );
  await expect(runGalley(repo.path, ["unbundle"])).rejects.toThrow("Name the file to unbundle.");
  await expect(runGalley(repo.path, ["unbundle", "nowhere"])).rejects.toThrow(
    "The bundle nowhere cannot be read. There is no such file.",
  );
  await expect(runGalley(repo.path, ["unbundle", folder])).rejects.toThrow("This is a folder, not a file.");
  await expect(runGalley(repo.path, ["bundle", "-o", folder])).rejects.toThrow("There is already a file of this name.");
  const file = join(folder, "kept");
  await writeFile(file, "mine");
  await expect(runGalley(repo.path, ["bundle", "no-such-review", "-o", file])).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await readFile(file, "utf8")).toBe("mine");
  await expect(runGalley(repo.path, ["unbundle", file])).rejects.toThrow("This file is not a bundle of git.");
});
