import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { autoRecordPatchSets } from "#server/operations/worktree/recordMoves.ts";
import { repositoryReviews } from "#server/reviews/index/ReviewContext.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";

let reviewed: ReviewedRepo;
let git: Repository;

beforeAll(async () => {
  reviewed = await reviewedRepo();
  git = await openRepository(reviewed.repo.path);
});

afterAll(async () => {
  await git.close();
});

async function heads(): Promise<readonly string[]> {
  const review = await repositoryReviews(git).index.find(reviewed.head);
  return review?.patchSets.map(({ head }) => head) ?? [];
}

test(
  "while somebody watches, earlier and new pushes are recorded, once for all watchers; afterwards nothing is",
  { tags: "slow" },
  async () => {
    const { repo, head } = reviewed;
    await repo.git("checkout", "--quiet", "topic");
    const before = await repo.commit({ "new.txt": "newer\n" });
    const ends = [autoRecordPatchSets(git), autoRecordPatchSets(git)];
    await expect.poll(heads).toEqual([head, before]);
    const meanwhile = await repo.commit({ "new.txt": "newest\n" });
    ends[0]?.();
    await expect.poll(heads).toEqual([head, before, meanwhile]);
    ends[1]?.();
    ends[1]?.();
    await repo.commit({ "new.txt": "and another\n" });
    await wait(2000);
    expect(await heads()).toEqual([head, before, meanwhile]);
  },
);
