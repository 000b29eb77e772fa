import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";
import { mcpClient } from "../mcp/mcpClient.ts";
import { runGalley, type RunOptions } from "../runGalley.ts";

let repo: TempRepo;
let head: string;

const THREE = "one\ntwo\nthree\n";

beforeEach(async () => {
  repo = await tempRepo();
  head = await repo.commit({
    "src/both.ts": THREE,
    "src/root.ts": THREE,
    "packages/b/src/both.ts": THREE,
    "packages/b/src/own.ts": THREE,
    "packages/c/src/own.js": THREE,
  });
});

async function imported(folder: string, input: string, ...args: readonly string[]): Promise<string> {
  const options: RunOptions = { input };
  return (await runGalley(join(repo.path, folder), ["check", "import", "-", "--commit", "HEAD", ...args], options))
    .text;
}

/** The paths of the last report of a tool, as they are stored. */
async function placed(tool: string): Promise<readonly string[]> {
  const index = JSON.parse(await repo.git("show", "refs/galley/evidence:index"));
  const { blob } = index.find((entry: { readonly tool: string }) => entry.tool === tool);
  const { paths, covered } = JSON.parse(await repo.git("cat-file", "blob", blob));
  return [...paths, ...covered.map(([path]: readonly string[]) => path)];
}

const lcov = (path: string, ...lines: readonly number[]): string =>
  `TN:\nSF:${path}\n${lines.map((line) => `DA:${line},1\n`).join("")}end_of_record\n`;
const cobertura = (source: string, path: string): string =>
  `<coverage line-rate="1"><sources><source>${source}</source></sources><packages><package><classes><class filename="${path}">
  <lines><line number="1" hits="1"/></lines></class></classes></package></packages></coverage>`;
const junit = (path: string): string =>
  `<testsuite tests="1" failures="1"><testcase name="adds" file="${path}" line="2"><failure>No.</failure></testcase></testsuite>`;
const SEVERAL = "fits several files: packages/b/src/both.ts, src/both.ts.";

describe("a report of a package is about that package", () => {
  it.each([
    ["lcov", "lcov", lcov("src/own.ts", 1), "packages/b/src/own.ts"],
    ["JUnit", "junit", junit("src/own.ts"), "packages/b/src/own.ts"],
    ["tsc's lines", "tsc", "src/own.ts(2,1): error TS1: No.\n", "packages/b/src/own.ts"],
    ["a path above the folder", "tsc", "../c/src/own.js(2,1): error TS1: No.\n", "packages/c/src/own.js"],
    ["a path from the root", "tsc", "packages/b/src/both.ts(2,1): error TS1: No.\n", "packages/b/src/both.ts"],
    ["Cobertura in a source", "cobertura", cobertura("src", "own.ts"), "packages/b/src/own.ts"],
    [
      "the path of a Go module",
      "go cover",
      "mode: set\nexample.org/m/src/own.ts:1.1,1.9 1 1\n",
      "packages/b/src/own.ts",
    ],
  ])("%s", async (_, tool, report, path) => {
    await imported("packages/b", report);
    expect(await placed(tool)).toEqual([path]);
  });

  it("an absolute source of Cobertura is certain, also if the root has a file of the same name", async () => {
    await imported("", cobertura(join(repo.path, "packages/b"), "src/both.ts"));
    expect(await placed("cobertura")).toEqual(["packages/b/src/both.ts"]);
    await imported("", cobertura("/ci/build/packages/b", "src/both.ts"));
    expect(await placed("cobertura")).toEqual(["packages/b/src/both.ts"]);
    const other = imported("", cobertura(join(repo.path, "packages/d"), "src/both.ts"));
    await expect(other).rejects.toMatchObject({
      message: expect.stringContaining("No path in the report is that of one file"),
    });
  });

  it("a base of SARIF is part of the path", async () => {
    const uri = { uri: "src/both.ts", uriBaseId: "ROOT" };
    const location = { physicalLocation: { artifactLocation: uri, region: { startLine: 1 } } };
    const run = { tool: { driver: { name: "t" } }, originalUriBaseIds: { ROOT: { uri: "packages/b/" } } };
    const results = [{ message: { text: "No." }, locations: [location] }];
    await imported("", JSON.stringify({ version: "2.1.0", runs: [{ ...run, results }] }));
    expect(await placed("t")).toEqual(["packages/b/src/both.ts"]);
  });

  it.each([
    ["lcov", "lcov", lcov("src/both.ts", 1)],
    ["JUnit", "junit", junit("src/both.ts")],
    ["tsc's lines", "tsc", "src/both.ts(2,1): error TS1: No.\nsrc/own.ts(2,1): error TS1: No.\n"],
    ["the files that ESLint checked", "eslint", '[{"filePath":"src/both.ts","messages":[]}]'],
  ])("%s with a path that fits two files is refused, until the folder is named", async (_, tool, report) => {
    await expect(imported("packages/b", report)).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: `The path src/both.ts in the report ${SEVERAL} Name the folder in which its paths start, or . for the root: --path-prefix <folder>`,
    });
    expect(await repo.git("for-each-ref", "refs/galley/evidence", "refs/notes/devtools/ci")).toBe("");
    await imported("packages/b", report, "--path-prefix", "packages/b");
    if (tool !== "eslint") expect((await placed(tool))[0]).toBe("packages/b/src/both.ts");
    await imported("packages/b", report, "--path-prefix", ".");
    if (tool !== "eslint") expect((await placed(tool))[0]).toBe("src/both.ts");
  });

  it("a prefix must be a folder of the commit", async () => {
    for (const prefix of ["packages/d", "../x", repo.path, "src/root.ts"])
      await expect(imported("", lcov("src/own.ts", 1), "--path-prefix", prefix)).rejects.toMatchObject({
        code: "BAD_INPUT",
        message: expect.stringContaining("The commit has no folder"),
      });
  });

  it("an agent, whose folder is unknown, names it too", async () => {
    await repo.write({ "lcov.info": lcov("src/both.ts", 1) });
    const client = await mcpClient(repo.path);
    const call = (args: Readonly<Record<string, string>>) =>
      client.callTool({ name: "import_report", arguments: { path: "lcov.info", commit: "HEAD", ...args } });
    expect(await call({})).toMatchObject({
      isError: true,
      structuredContent: { code: "BAD_INPUT" },
    });
    await call({ path_prefix: "packages/b" });
    expect(await placed("lcov")).toEqual(["packages/b/src/both.ts"]);
  });
});

const run = (tool: string, more: object = {}): object => ({ tool: { driver: { name: tool } }, results: [], ...more });
const sarif = (...runs: readonly object[]): string => JSON.stringify({ version: "2.1.0", runs });
const of = (revisionId: string): object => ({
  versionControlProvenance: [{ repositoryUri: "https://example.org/", revisionId }],
});

describe("a report is put on the commit that it is for", () => {
  it("two tools in one report are two checks of the commit", async () => {
    expect(await imported("", sarif(run("one"), run("two"), run("one")))).toBe(
      `one on ${head.slice(0, 12)}: 0 errors, 0 warnings, 0 notes; check: success
two on ${head.slice(0, 12)}: 0 errors, 0 warnings, 0 notes; check: success
`,
    );
    const notes = (await repo.git("notes", "--ref=devtools/ci", "show", head)).split("\n");
    expect(notes.map((line) => JSON.parse(line).agent)).toEqual(["one", "two"]);
    expect(await repo.git("fsck", "--strict")).not.toMatch(/error|missing/u);
  });

  it("which it names, rather than the current one", async () => {
    const later = await repo.commit({ "src/root.ts": "new\n" });
    await repo.write({ "src/root.ts": "uncommitted\n" });
    const { text } = await runGalley(repo.path, ["check", "import", "-"], {
      input: sarif(run("one", of(head)), run("two", of(later))),
    });
    expect(text).toBe(
      `one on ${head.slice(0, 12)}: 0 errors, 0 warnings, 0 notes; check: success. The report names this commit.
two on ${later.slice(0, 12)}: 0 errors, 0 warnings, 0 notes; check: success. The report names this commit.
`,
    );
    expect(await imported("", sarif(run("one", of(head))))).toBe(
      `one on ${later.slice(0, 12)}: 0 errors, 0 warnings, 0 notes; check: success. The report itself names the revision ${head}.\n`,
    );
  });

  it("or on none, if this repository does not have the one that it names", async () => {
    for (const revision of ["1".repeat(40), "--output=x", "main"]) {
      const failure = runGalley(repo.path, ["check", "import", "-"], { input: sarif(run("one", of(revision))) });
      await expect(failure).rejects.toMatchObject({
        code: "NOT_FOUND",
        message: `The report is for the revision ${revision}, which this repository does not have. Fetch it, or name the commit that the tool ran on: --commit <revision>`,
      });
    }
    expect(await repo.git("for-each-ref", "refs/galley/evidence", "refs/notes/devtools/ci")).toBe("");
  });
});

describe("what does not fit the files is named", () => {
  it("measured lines that a file does not have, or that are no lines", async () => {
    expect(await imported("", lcov("src/root.ts", 0, 2, 3, 4, 900))).toBe(
      `lcov on ${head.slice(0, 12)}: coverage of 1 file. 3 measured lines that the files do not have are left out: it may be for other code.\n`,
    );
  });

  it("records of lcov without their ends count for their own files", async () => {
    await imported("", "SF:src/root.ts\nDA:1,1\nSF:packages/b/src/own.ts\nDA:2,1\nend_of_record\n");
    expect(await placed("lcov")).toEqual(["src/root.ts", "packages/b/src/own.ts"]);
  });

  it("two records of a file under different names count together, each line as covered as in the best", async () => {
    await imported("", "SF:src/root.ts\nDA:1,1\nend_of_record\nSF:./src/root.ts\nDA:1,0\nDA:2,0\nend_of_record\n");
    const [{ blob }] = JSON.parse(await repo.git("show", "refs/galley/evidence:index"));
    expect(JSON.parse(await repo.git("cat-file", "blob", blob)).covered).toEqual([["src/root.ts", 1, 1, 0, 2, 2, 1]]);
  });

  it("coverage of no file of the commit, which is refused", async () => {
    await expect(imported("", lcov("lib/x.ts", 1))).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringMatching(
        /^No path in the report is that of one file of the commit: lib\/x.ts\. .*--path-prefix/u,
      ),
    });
  });

  it("a finding past the end of its file, which is shown on the file", async () => {
    const text = await imported(
      "",
      "src/root.ts:4:1: error: At the end\nsrc/root.ts:30:1: error: Past\n",
      "--name",
      "lint",
    );
    expect(text).toContain(
      "check: failure. 1 of its findings is past the end of its file, and shown on the file: it may be for other code.\n",
    );
    const [{ blob }] = JSON.parse(await repo.git("show", "refs/galley/evidence:index"));
    const { numbers } = JSON.parse(await repo.git("cat-file", "blob", blob));
    expect([numbers.slice(1, 3), numbers.slice(8, 10)]).toEqual([
      [3, 3],
      [0, 0],
    ]);
  });
});
