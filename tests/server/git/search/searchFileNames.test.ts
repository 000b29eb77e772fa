import { describe, expect, it } from "vitest";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { fileNames, nameScore, searchFileNames } from "#server/git/search/fileNames.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { ODD_NAMES, oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

/** So many files that git prints their names in several chunks, and that the matching ones are sorted several times. */
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
  it(
    "lists very many files as git does, truncated at the requested number, and finds the best matches",
    { tags: "slow" },
    async () => {
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
      const found = await searchFileNames(repository, commit, "7.txt", { maxCount: 5 });
      const scores = names.flatMap((path) => nameScore("7.txt", path) ?? []).toSorted((a, b) => b - a);
      expect(found.paths.map((path) => nameScore("7.txt", path))).toEqual(scores.slice(0, 5));
      expect(found.paths.filter((path) => !path.endsWith("7.txt"))).toEqual([]);
      expect(found.count).toBe(scores.length);
      expect(found.count).toBeGreaterThan(10_000);
      await repository.close();
    },
  );

  it("finds every file by its own path, whatever its name", async () => {
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
    ["a.ts", ["src/a.ts", "src/data.ts"]],
    ["grep", ["src/git/grep.ts", "src/git/grepped.ts", "grep/src/other.ts"]],
    ["drtsx", ["src/app/diff/DiffRow.tsx", "src/xdxrxtxsx.x"]],
    ["SRC a", ["src/a.ts", "src/xbxa.ts"]],
  ])("matches %j with its paths, the best first, ignoring case", (query, paths) => {
    const score = (path: string) => nameScore(query, path) ?? -1;
    expect(paths.toReversed().toSorted((one, other) => score(other) - score(one))).toEqual(paths);
    expect(paths.map(score)).not.toContain(-1);
  });

  it("matches the letters of a query only in order", () => {
    expect(nameScore("stas", "src/a.ts")).toBe(null);
    expect(nameScore("sats", "src/a.ts")).toBeGreaterThan(0);
  });
});
