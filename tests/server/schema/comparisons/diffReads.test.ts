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

describe("Commit.combinedDiff", () => {
  const FILES = `files(first: 10) { totalCount edges { node {
    path oid isBinary patch sides { status path } hunks { header old { start count } new { start count } lines }
  } } }`;

  it("shows the lines of a merge that differ from all parents, with a sign for each parent", async () => {
    const { combinedDiff } = await commit(merge, `combinedDiff { ${FILES} }`);
    const [both, text] = combinedDiff.files.edges.map(({ node }: { node: object }) => node);
    expect(combinedDiff.files.totalCount).toBe(2);
    expect(both).toMatchObject({
      path: "both",
      oid: await repo.git("rev-parse", "main:both"),
      isBinary: false,
      sides: [
        { status: "MODIFIED", path: "both" },
        { status: "MODIFIED", path: "both" },
      ],
      hunks: [
        {
          header: "",
          old: [
            { start: 1, count: 1 },
            { start: 1, count: 1 },
          ],
          new: { start: 1, count: 1 },
          lines: ["- main", " -side", "++both"],
        },
      ],
    });
    expect(text).toMatchObject({ path: "text.txt", patch: "", hunks: [] });
  });

  it("shows all differences if it is not condensed, with the requested number of context lines", async () => {
    const { combinedDiff } = await commit(
      merge,
      `combinedDiff(condensed: false, options: { contextLines: 0 }) { ${FILES} }`,
    );
    const [, text] = combinedDiff.files.edges.map(({ node }: { node: { hunks: { lines: string[] }[] } }) => node);
    expect(text.hunks.map(({ lines }: { lines: string[] }) => lines)).toEqual([
      [" -line 1", " +main"],
      ["- line 40", "+ side"],
    ]);
    const flags = ["-c", "-r", "-p", "-U0", "--full-index", "--combined-all-paths", "--no-commit-id"];
    const byGit = await repo.gitBytes(["diff-tree", ...flags, merge]);
    expect(combinedDiff.files.edges.map(({ node }: { node: { patch: string } }) => node.patch).join("")).toBe(
      String(byGit),
    );
  });

  it("is refused for a merge of more than 1,000 parents, for which git would take long", async () => {
    const octopus = await tempRepo();
    const who = "committer Ada <ada@example.org> 1700000000 +0000\ndata 0\n";
    const marks = Array.from({ length: 1001 }, (_, index) => index + 1);
    const parents = marks.map((mark) => `commit refs/heads/p${mark}\nmark :${mark}\n${who}`);
    const merges = marks.map((mark) => `${mark === 1 ? "from" : "merge"} :${mark}\n`);
    const input = [...parents, `commit refs/heads/main\n${who}`, ...merges].join("");
    await octopus.gitBytes(["fast-import", "--quiet"], { input });
    const read = await openGraphql(octopus.path);
    const query =
      '{ repository(slug: "repo") { commit(revision: "main") { parents { oid } combinedDiff { files { totalCount } } } } }';
    await expect(read.query(query)).rejects.toThrow("This merge has 1001 parents. At most 1000 are compared at once.");
    await read.close();
  });

  it("is null for a commit that is not a merge", async () => {
    expect((await commit(base, "combinedDiff { files { totalCount } }")).combinedDiff).toBe(null);
    expect((await commit(side, "combinedDiff { files { totalCount } }")).combinedDiff).toBe(null);
  });
});

describe("Comparison.copies", () => {
  it("lists the added files that were copied from others, and their similarity", async () => {
    const { comparison } = await commit("main~1", "comparison { copies { isLimited files { path from similarity } } }");
    const byGit = await repo.git("diff-tree", "-r", "-C", "--name-status", "--diff-filter=C", base, "main~1");
    const [, similarity] = /^C(\d+)\ttext\.txt\tcopy\.txt$/.exec(byGit) ?? [];
    expect(comparison.copies).toEqual({
      isLimited: false,
      files: [{ path: "copy.txt", from: "text.txt", similarity: Number(similarity) }],
    });
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

describe("generated files", () => {
  it("include a script of very long lines, whatever its name", async () => {
    const { comparison } = await commit(
      "main~1",
      "comparison { fileTable { paths minified generated { fileIndexes reasons } } }",
    );
    expect(comparison.fileTable.minified.map((fileIndex: number) => comparison.fileTable.paths[fileIndex])).toEqual([
      "script.js",
    ]);
    expect(comparison.fileTable.paths).toEqual(["both", "copy.txt", "script.js", "text.txt"]);
    expect(comparison.fileTable.generated).toEqual({ fileIndexes: [], reasons: [] });
  });
});
