import { join } from "node:path";
import { expect, it } from "vitest";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { findGitDirs } from "./findGitDirs.ts";

it("work trees, linked ones, bare repositories and nested ones are found, each by its own folder", async () => {
  const folder = await tempFolder();
  const repo = await tempRepo({ at: join(folder, "one") });
  await repo.commit({ "a.txt": "one\n" });
  await repo.git("worktree", "add", "--quiet", "../linked");
  await repo.git("clone", "--quiet", "--bare", ".", "../bare.git");
  await tempRepo({ at: join(folder, "one/inner") });
  const found = (await findGitDirs(folder)).map((path) => path.slice(folder.length + 1));
  expect(found).toEqual(["bare.git", "linked", "one", "one/inner"]);
});
