import { afterAll, beforeAll, expect, test } from "vitest";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../randomRepo.ts";

let repo: TempRepo;
let open: Repository;
let tips: readonly string[];

beforeAll(async () => {
  repo = await randomRepo({ seed: 12, commits: 300, width: 8, skew: 0 });
  open = await openRepository(repo.path);
  await writeCommitGraph(open);
  tips = (await repo.git("for-each-ref", "--format=%(objectname)", "refs/heads")).split("\n");
});

afterAll(async () => {
  await open.close();
});

test("commits that only one side has are listed with their parents", async () => {
  const [not = "", ...from] = tips;
  const rows = (await repo.git("rev-list", "--parents", ...from, `^${not}`)).split("\n").map((row) => row.split(" "));
  expect(rows.length).toBeGreaterThan(20);
  const oracle = new Map(rows.map(([oid = "", ...parents]) => [oid, parents] as const));
  expect(await revList(open, from, [not])).toEqual(oracle);
});

test("the list is empty without tips, or for tips that the other side has", async () => {
  const [tip = ""] = tips;
  expect(await revList(open, [], [tip])).toEqual(new Map());
  expect(await revList(open, [tip], [tip])).toEqual(new Map());
});

test("a missing commit is reported as missing, and an invalid id as invalid", async () => {
  const [tip = ""] = tips;
  await expect(revList(open, ["0".repeat(39) + "1"], [tip])).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  await expect(revList(open, ["--all"], [tip])).rejects.toMatchObject({ code: "BAD_INPUT" });
});
