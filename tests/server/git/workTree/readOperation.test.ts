import { beforeEach, expect, it } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readConflicts, readOperation } from "#server/git/workTree/conflicts.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let oids: readonly string[];
beforeEach(async () => {
  repo = await tempRepo();
  const texts = ["one\n", "two\n", "three\n"];
  const made: string[] = [];
  for (const a of texts) made.push(await repo.commit({ a }, a.trim()));
  oids = made;
});

const NONE = { branch: null, step: null, steps: null, theirs: null };

/** Reads the operation and the conflicting paths, and the first lines of `git status`. */
async function state() {
  const repository = await openRepository(repo.path);
  const [operation, conflicts] = [await readOperation(repository), await readConflicts(repository)];
  await repository.close();
  const status = await repo.git("status");
  return { operation, conflicts: conflicts.map(({ path }) => path), status };
}

it("finds a revert that stopped at a conflict", async () => {
  await repo.git("revert", "--no-edit", oids[1] ?? "").catch(() => undefined);
  const { operation, conflicts, status } = await state();
  expect(status).toContain("You are currently reverting commit");
  expect([operation, conflicts]).toEqual([{ ...NONE, kind: "REVERT" }, ["a"]]);
  await repo.git("revert", "--abort");
  expect((await state()).operation).toBeNull();
});

it("finds git am that stopped at a patch, with the patch's number and the total", async () => {
  const patches = await repo.gitBytes(["format-patch", "--stdout", "HEAD~2"]);
  await repo.git("reset", "--quiet", "--hard", oids[0] ?? "");
  await repo.commit({ a: "other\n" });
  await repo.gitBytes(["am", "--quiet", "-3"], { input: patches }).catch(() => undefined);
  const { operation, conflicts, status } = await state();
  expect(status).toContain("You are in the middle of an am session.");
  expect([operation, conflicts]).toEqual([{ ...NONE, kind: "APPLY_PATCHES", step: 1, steps: 2 }, ["a"]]);
});

it("finds a bisect, which has no conflict", async () => {
  await repo.git("bisect", "start", "HEAD", oids[0] ?? "");
  const { operation, conflicts, status } = await state();
  expect(status).toContain("You are currently bisecting");
  expect([operation, conflicts]).toEqual([{ ...NONE, kind: "BISECT" }, []]);
});
