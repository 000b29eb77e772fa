import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join("");

let repo: TempRepo;
let opened: OpenedGraphql;
let base: string;
let side: string;
let merge: string;

beforeAll(async () => {
  repo = await tempRepo();
  base = await repo.commit({ "text.txt": numbered(1, 40), both: "base\n", "script.js": `${"a();".repeat(400)}\n` });
  await repo.git("checkout", "--quiet", "-b", "side");
  side = await repo.commit({ both: "side\n", "text.txt": numbered(1, 39) + "side\n" });
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({
    both: "main\n",
    "text.txt": "main\n" + numbered(2, 40),
    "copy.txt": numbered(1, 40) + "copied\n",
    "script.js": `${"b();".repeat(400)}\n`,
  });
  await repo.git("merge", "--no-commit", "side").catch(() => undefined);
  merge = await repo.commit({ both: "both\n" }, "Merge side");
  opened = await openGraphql(repo.path);
});

afterAll(() => opened.close());

async function commit(revision: string, fields: string) {
  return (await opened.query(`{ repository(slug: "repo") { commit(revision: "${revision}") { ${fields} } } }`))
    .repository.commit;
}

describe("Commit.remergeComparison", () => {
  const FIELDS = `filesChangedByMerge remergeComparison {
    fileTable { paths } patches(fileIndexes: [0]) { patches }
  }`;

  it("shows what the merge itself changed, as git show --remerge-diff does", async () => {
    const { filesChangedByMerge, remergeComparison } = await commit(merge, FIELDS);
    expect(filesChangedByMerge).toBe(1);
    expect(remergeComparison.fileTable.paths).toEqual(["both"]);
    expect(await repo.git("show", "--remerge-diff", "--format=", "--name-only", merge)).toBe("both");
    const [patch] = remergeComparison.patches.patches;
    const ours = await repo.git("rev-parse", `${merge}^1`);
    expect(patch.slice(patch.indexOf("@@"))).toBe(
      `@@ -1,5 +1 @@\n-<<<<<<< ${ours}\n-main\n-=======\n-side\n->>>>>>> ${side}\n+both\n`,
    );
  });

  it("is null for a commit that is not a merge, and for a merge of three", async () => {
    const none = { filesChangedByMerge: null, remergeComparison: null };
    expect(await commit(base, FIELDS)).toEqual(none);
    expect(await commit(side, FIELDS)).toEqual(none);
    const tree = await repo.git("rev-parse", `${merge}^{tree}`);
    const octopus = await repo.git("commit-tree", tree, "-p", base, "-p", side, "-p", merge, "-m", "Three");
    expect(await commit(octopus, FIELDS)).toEqual(none);
  });
});

describe("how contents are compared", () => {
  it("has the same options everywhere: the same patch by fileIndex, among the first", async () => {
    const options = "options: { contextLines: 1, whitespace: IGNORE_ALL }";
    const { comparison } = await commit(
      "main~1",
      `comparison {
        patches(fileIndexes: [0, 1, 2, 3], ${options}) { patches }
        firstPatches(${options}) { patches }
      }`,
    );
    const byGit = ["-U1", "-w", "-M", "-r", "-p", "--full-index", base, "main~1"];
    const whole = String(await repo.gitBytes(["diff-tree", ...byGit]));
    expect(comparison.patches.patches.join("")).toBe(whole);
    expect(comparison.firstPatches.patches).toEqual(comparison.patches.patches);
    expect(comparison.patches.patches).toHaveLength(4);
  });

  it("is refused with more context lines than allowed", async () => {
    for (const lines of [-1, 1_000_000]) {
      const document = `{ repository(slug: "repo") { commit(revision: "main") { comparison { patches(fileIndexes: [0], options: { contextLines: ${lines} }) { patches } } } } }`;
      const { errors } = await opened.answer(document);
      expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
    }
  });
});
