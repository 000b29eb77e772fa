import { afterAll, beforeAll, expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { openReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { forgetSnapshots, type SnapshotsForgotten } from "#server/operations/worktree/dropSnapshots.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let git: Repository;

beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ a: "0" });
  git = await openRepository(repo.path);
});
afterAll(async () => {
  await git.close();
});

/** Takes a snapshot of a file's content, and returns its id. */
async function snapshot(content: string): Promise<string> {
  await repo.write({ a: content });
  return (await takeSnapshot(git, { now: () => Number(content) })).commit;
}

async function forget(key: string, which: "all" | readonly string[] = "all"): Promise<SnapshotsForgotten> {
  return forgetSnapshots(await openReviewContext(git), { key, which });
}

async function there(): Promise<number> {
  return (await repo.git("for-each-ref", "refs/galley/snapshots")).split("\n").filter(Boolean).length;
}

test("a request that is repeated with the same key deletes nothing more, and has the same result", async () => {
  await snapshot("1");
  expect(await forget("drop-all-1")).toEqual({ dropped: 1, stay: 0 });
  await snapshot("2");
  expect(await forget("drop-all-1")).toEqual({ dropped: 1, stay: 0 });
  expect(await there()).toBe(1);
  expect(await forget("drop-all-2")).toEqual({ dropped: 1, stay: 0 });
  expect(await there()).toBe(0);
});

test("a request that names a snapshot by id can be repeated after the snapshot was deleted", async () => {
  const ids = [await snapshot("3"), await snapshot("4")];
  const named = [ids[0]?.slice(0, 8) ?? ""];
  expect(await forget("drop-one-1", named)).toEqual({ dropped: 1, stay: 1 });
  expect(await forget("drop-one-1", named)).toEqual({ dropped: 1, stay: 1 });
  await expect(forget("drop-one-2", named)).rejects.toMatchObject({ code: "BAD_INPUT" });
});

test("two simultaneous requests with one key do one operation", async () => {
  await snapshot("5");
  const answers = await Promise.all([forget("drop-both"), forget("drop-both")]);
  expect(answers).toEqual([
    { dropped: 2, stay: 0 },
    { dropped: 2, stay: 0 },
  ]);
});

test("a failed request did nothing, and can be repeated with the same key", async () => {
  await expect(forget("drop-none-1", ["0000"])).rejects.toMatchObject({ code: "BAD_INPUT" });
  const id = await snapshot("6");
  expect(await forget("drop-none-1", [id])).toEqual({ dropped: 1, stay: 0 });
  await expect(forget("short")).rejects.toMatchObject({ code: "BAD_INPUT" });
});
