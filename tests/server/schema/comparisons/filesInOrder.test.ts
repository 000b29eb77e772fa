import { afterAll, beforeAll, expect, it } from "vitest";
import { kindOf } from "#server/schema/comparisons/generatedReason.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let opened: OpenedGraphql;
const lines = (count: number): string => Array.from({ length: count }, (_, at) => `line ${at}\n`).join("");

beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.bin": Uint8Array.of(0, 1, 2), "gone.bin": Uint8Array.of(0, 1), link: { symlink: "x" } });
  await repo.commit({
    "a.bin": Uint8Array.of(0, 1, 2, 3, 4),
    "gone.bin": null,
    link: { gitlink: "1".repeat(40) },
    "new.bin": Uint8Array.of(0),
    "lib/a.test.ts": lines(2),
    "lib/b.ts": lines(3),
    "package-lock.json": lines(5),
    "z/large.ts": lines(9000),
  });
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

/** The changed lines of the last commit, in the order of its table. */
async function runQuery(fields: string) {
  const query = `{ repository(slug: "repo") { commit(revision: "HEAD") { comparison {
    lineCounts fileTable { paths } ${fields}
  } } } }`;
  return (await opened.query(query, {})).repository.commit.comparison;
}

const FIRST = "fileIndexes patches truncated { fileIndex patch }";

it("patches come as git prints them, tests and then generated files last, if the user selects that order", async () => {
  const { fileTable, firstPatches } = await runQuery(`firstPatches(order: LAST) { ${FIRST} }`);
  const { fileIndexes, patches } = firstPatches;
  const at = fileIndexes.findIndex((fileIndex: number) => fileTable.paths[fileIndex] === "a.bin");
  const printed = await repo.git("diff", "--full-index", "HEAD~1", "HEAD", "--", "a.bin");
  expect([at, patches[at].trimEnd()]).toEqual([0, printed]);
});

it("sizes are those of git's objects, and null if a side is not a file", async () => {
  const { fileTable, sizes } = await runQuery("sizes(fileIndexes: [0, 1, 4, 5])");
  expect([0, 1, 4, 5].map((fileIndex) => fileTable.paths[fileIndex])).toEqual(["a.bin", "gone.bin", "link", "new.bin"]);
  const size = async (name: string) => Number(await repo.git("cat-file", "-s", name));
  expect(sizes).toEqual([
    await size("HEAD~1:a.bin"),
    await size("HEAD:a.bin"),
    await size("HEAD~1:gone.bin"),
    -1,
    await size("HEAD~1:link"),
    -1,
    -1,
    await size("HEAD:new.bin"),
  ]);
  expect(sizes).toEqual([3, 5, 2, -1, 1, -1, -1, 1]);
});

it.each([
  ["src/app/diff/parsePatch.test.ts", "T"],
  ["pkg/server_test.go", "T"],
  ["tests/helpers/tempRepo.ts", "T"],
  ["test_models.py", "T"],
  ["a/test_b.py", "T"],
  ["src/test/java/org/FooTest.java", "T"],
  ["UserSpec.scala", "T"],
  ["app/__snapshots__/App.tsx.snap", "T"],
  ["a.snap", "T"],
  ["src/contest.ts", "C"],
  ["src/latest/index.ts", "C"],
  ["latest/a.ts", "C"],
  ["src/protest.py", "C"],
  ["src/license.ts", "C"],
  ["attestation/spec.md", "D"],
  ["README.md", "D"],
  ["LICENSE", "D"],
  ["docs/guide.rst", "D"],
  ["man/galley.1", "D"],
  ["docs/_static/logo.svg", "D"],
  ["api/Documentation/Makefile", "D"],
  ["COPYING", "D"],
  ["notes/todo.txt", "D"],
  ["src/docs/parse.ts", "C"],
  ["CMakeLists.txt", "C"],
  ["requirements-dev.txt", "C"],
  ["t/t0001-init.sh", "T"],
  ["contrib/subtree/t/Makefile", "T"],
  ["src/t.c", "C"],
  ["tests/yarn.lock", "G"],
])("%s is of the kind %s", (path, kind) => {
  expect(kindOf(path, undefined)).toBe(kind);
});

it("the kind of a file is that of the repository's attributes, if it has any", () => {
  const mark = { generated: null, vendored: null, isUndiffed: false };
  expect(kindOf("src/a.ts", { ...mark, generated: true })).toBe("G");
  expect(kindOf("yarn.lock", { ...mark, generated: false })).toBe("C");
});
