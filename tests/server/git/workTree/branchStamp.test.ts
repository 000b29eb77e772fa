import { expect, it } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { branchStamp } from "#server/git/workTree/watchBranches.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

it("the stamp is the same while nothing moves, however deep the refs are, and a different one after each move", async () => {
  const repo = await tempRepo();
  const first = await repo.commit({ "a.txt": "1\n" });
  await repo.git("update-ref", "refs/remotes/origin/topics/deep/one", first);
  const repository = await openRepository(repo.path);
  const stamp = branchStamp(repository);
  let before = await stamp();
  expect(await stamp()).toBe(before);
  const second = await repo.git("commit-tree", "-m", "x", `${first}^{tree}`);
  for (const args of [
    ["update-ref", "refs/remotes/origin/topics/deep/one", second],
    ["update-ref", "refs/heads/new/folders/two", first],
    ["update-ref", "-d", "refs/heads/new/folders/two"],
    ["pack-refs", "--all"],
  ]) {
    await repo.git(...args);
    const after = await stamp();
    expect(after).not.toBe(before);
    expect(await stamp()).toBe(after);
    before = after;
  }
  await repository.close();
});
