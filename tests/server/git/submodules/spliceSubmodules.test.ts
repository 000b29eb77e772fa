import { expect, test } from "vitest";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { spliceSubmodules } from "#server/git/submodules/spliceSubmodules.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const LOCAL = ["-c", "protocol.file.allow=always"];

/** Adds a submodule at its current commit. */
async function addSubmodule(repo: TempRepo, from: TempRepo, path: string): Promise<void> {
  await repo.git(...LOCAL, "submodule", "--quiet", "add", from.path, path);
}

test("the files inside a submodule are files of the comparison, beside its own entry", async () => {
  const lib = await tempRepo();
  const one = await lib.commit({ "src/a.txt": "1\n2\n3\n", b: "b\n" });
  const two = await lib.commit({ "src/a.txt": "1\nII\n3\n", b: null, c: "c\n" });
  const repo = await tempRepo();
  await repo.commit({ r: "r\n", "lib-a": "z\n", "lib.txt": "q\n" });
  await addSubmodule(repo, lib, "lib");
  await repo.git("-C", "lib", "checkout", "--quiet", one);
  const from = await repo.commit({ lib: { gitlink: one } });
  const to = await repo.commit({ lib: { gitlink: two }, r: "R\n" });
  const repository = await openRepository(repo.path);
  const spliced = await spliceSubmodules(repository, { from, to });
  const files = await diffTree(repository, spliced.from, spliced.to);
  expect(files.map(({ status, oldPath, newPath }) => [status, oldPath, newPath])).toEqual([
    ["MODIFIED", "lib", "lib"],
    ["DELETED", "lib/b", null],
    ["ADDED", null, "lib/c"],
    ["MODIFIED", "lib/src/a.txt", "lib/src/a.txt"],
    ["MODIFIED", "r", "r"],
  ]);
  const patches = await diffPatches(repository, spliced.from, spliced.to, files);
  expect(patches.map((patch) => String(patch).split("\n")[0])).toEqual([
    "diff --git a/lib b/lib",
    "diff --git a/lib/b b/lib/b",
    "diff --git a/lib/c b/lib/c",
    "diff --git a/lib/src/a.txt b/lib/src/a.txt",
    "diff --git a/r b/r",
  ]);
  await repository.close();
});
