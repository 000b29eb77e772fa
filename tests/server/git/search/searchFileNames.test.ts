import { afterAll, describe, expect, it } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { nameRank } from "#server/git/search/nameRank.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { searchFileNames } from "#server/git/search/searchFileNames.ts";
import { ODD_NAMES, oddRepo } from "#tests/helpers/oddRepo.ts";

afterAll(() => brokerLink.close());

describe("a search for a file's name", () => {
  it("finds every file by its own path, however it is called", async () => {
    const { repo, commits } = await oddRepo();
    const repository = await openRepository(repo.path);
    for (const name of ODD_NAMES) {
      const { paths } = await searchFileNames(repository, commits.names, name, { maxCount: 5 });
      expect(paths[0], name).toBe(name);
    }
    const { paths, count, isIncomplete } = await searchFileNames(repository, commits.names, ".txt", { maxCount: 3 });
    const all = (await repo.git("ls-tree", "-r", "-z", "--name-only", commits.names)).split("\0");
    expect([paths.length, count, isIncomplete]).toEqual([
      3,
      all.filter((path) => /\..*t.*x.*t/.test(path)).length,
      false,
    ]);
    await expect(searchFileNames(repository, commits.names, " ", { maxCount: 3 })).rejects.toMatchObject({
      code: "BAD_INPUT",
    });
    await repository.close();
  });

  it.each([
    ["a.ts", "src/a.ts", 0],
    ["a", "src/a.ts", 1],
    ["ts", "src/a.ts", 2],
    ["src", "src/a.ts", 3],
    ["src a", "src/a.ts", 4],
    ["SRC", "src/a.ts", null],
    ["src", "SRC/a.ts", 3],
    ["sats", "src/a.ts", 1000],
    ["stas", "src/a.ts", null],
    ["drtsx", "src/app/diff/DiffRow.tsx", 1000],
    ["drtsx", "src/xdxrxtxsx.x", 1004],
    ["aa", "aa/b/aab.ts", 1],
  ] as const)("has %j fit %j with rank %j", (query, path, rank) => {
    expect(nameRank(query)(path)).toBe(rank);
  });
});
