import { expect, test } from "vitest";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { diffTrees } from "#server/git/diffs/diffTrees.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const TEXT = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join("");

test.each(["sha1", "sha256"] as const)(
  "lists the differences of many pairs as for each pair alone (%s)",
  async (objectFormat) => {
    const repo = await tempRepo({ objectFormat });
    const first = await repo.commit({ "a.txt": TEXT, "b c.txt": "b\n", "odd\nname": "x\n" });
    const second = await repo.commit({ "a.txt": null, "moved/a.txt": `${TEXT}more\n`, "odd\nname": "y\n" });
    const third = await repo.commit({ "b c.txt": null, [`${"1".repeat(40)} ${"2".repeat(40)}\n`]: "z\n" });
    const same = await repo.commit({});
    const pairs = [
      [first, second],
      [third, same],
      [first, third],
      [third, first],
      [second, third],
    ] as const;
    const open = await openRepository(repo.path);
    const lists = await diffTrees(open, pairs);
    expect(lists.map((list) => list?.length)).toEqual([2, 0, 4, 4, 2]);
    for (const [index, [from, to]] of pairs.entries())
      expect(lists[index]).toEqual([...(await diffTree(open, from, to))]);
    await open.close();
  },
);

test("a pair with a missing commit has no list, and the others have theirs", async () => {
  const repo = await tempRepo();
  const first = await repo.commit({ "a.txt": "a\n" });
  const second = await repo.commit({ "a.txt": "b\n" });
  const open = await openRepository(repo.path);
  const lists = await diffTrees(open, [
    ["9".repeat(40), second],
    [first, second],
  ]);
  expect(lists.map((list) => list?.map(({ newPath }) => newPath) ?? null)).toEqual([null, ["a.txt"]]);
  expect(await diffTrees(open, [])).toEqual([]);
  await open.close();
});
