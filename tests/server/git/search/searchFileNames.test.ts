import { afterAll, describe, expect, it } from "vitest";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { fileNames, nameRank, searchFileNames } from "#server/git/search/fileNames.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { ODD_NAMES, oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

afterAll(() => brokerLink.close());

/** So many that git prints their names in several pieces, and that those that fit are sorted several times. */
const MANY = 25_000;

async function manyFiles() {
  const repo = await tempRepo({ bare: true });
  const names = Array.from({ length: MANY }, (_, at) => `folder ${at % 90}/caf\uDCE9 ${(at * 7919) % MANY}.txt`);
  const head = "commit refs/heads/main\ncommitter Ada Proof <ada@example.org> 1700000000 +0000\ndata 0\n";
  const lines = names.map((name) => `M 100644 inline ${name}\ndata 0\n`);
  await repo.gitBytes(["fast-import", "--quiet"], { input: encodeBytes(`${head}${lines.join("")}`) });
  const listed = decodeBytes(await repo.gitBytes(["ls-tree", "-r", "-z", "--name-only", "main"])).split("\0");
  return { repo, commit: await repo.git("rev-parse", "main"), names: listed.slice(0, -1) };
}

describe("a search for a file's name", () => {
  it("lists very many files as git does, cut where it is asked, and finds the best of them", async () => {
    const { repo, commit, names } = await manyFiles();
    const repository = await openRepository(repo.path);
    const all = await fileNames(repository, commit);
    expect([all.count, all.isTruncated, all.text === names.join("\0")]).toEqual([MANY, false, true]);
    const [first = "", second = ""] = names;
    const [one, two] = [encodeBytes(first).length, encodeBytes(second).length];
    for (const [maxBytes, count] of [
      [0, 0],
      [one - 1, 0],
      [one, 1],
      [one + two, 1],
      [one + 1 + two, 2],
    ] as const) {
      const cut = await fileNames(repository, commit, { maxBytes });
      expect([maxBytes, cut.text, cut.count, cut.isTruncated]).toEqual([
        maxBytes,
        names.slice(0, count).join("\0"),
        count,
        true,
      ]);
    }
    const rank = nameRank("7.txt");
    const best = names
      .flatMap((path) => rank(path) ?? [])
      .toSorted((a, b) => a - b)
      .slice(0, 5);
    const found = await searchFileNames(repository, commit, "7.txt", { maxCount: 5 });
    expect(found.paths.map((path) => rank(path))).toEqual(best);
    expect(found.paths).toEqual(
      names
        .filter((path) => path.endsWith("7.txt"))
        .toSorted((a, b) => a.length - b.length)
        .slice(0, 5),
    );
    expect(found.count).toBe(names.filter((path) => rank(path) !== null).length);
    expect(found.count).toBeGreaterThan(10_000);
    await repository.close();
  });

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
