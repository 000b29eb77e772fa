import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readChecks } from "#server/store/checks.ts";
import { announcedServer } from "#tests/helpers/announcedServer.ts";
import { type ReviewedRepo, reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley, type RunOptions } from "../runGalley.ts";

let reviewed: ReviewedRepo;

beforeEach(async () => {
  reviewed = await reviewedRepo();
});

const LINT =
  "long.txt:2:1: error: Bad word (no-bad)\nlong.txt:3:1: warning: Long line\nelse/where.txt:1:1: error: Unknown\n";

function git(...args: readonly string[]): Promise<string> {
  return reviewed.repo.git(...args);
}

async function check(args: readonly string[], options: RunOptions = {}): Promise<string> {
  return (await runGalley(reviewed.repo.path, ["check", "import", ...args], options)).text;
}

describe("a report is imported", () => {
  it("for a commit, with its result as a check that git-appraise reads", async () => {
    const progress: string[] = [];
    const options = { input: LINT, reportProgress: (line: string) => void progress.push(line) };
    const head = await git("rev-parse", "HEAD");
    const text = await check(["-", "--name", "lint", "--commit", "HEAD"], options);
    expect(text).toBe(`lint on ${head.slice(0, 12)}: 2 errors, 1 warning, 0 notes; check: failure\n`);
    expect(progress).toEqual(["1 path of the report names no file of this commit, or several: else/where.txt"]);
    const note: unknown = JSON.parse(await git("notes", "--ref", "refs/notes/devtools/ci", "show", head));
    expect(note).toEqual({ timestamp: expect.stringMatching(/^\d{10}$/u), agent: "lint", status: "failure", v: 0 });
    expect(await git("rev-list", "--count", "refs/galley/evidence")).toBe("1");
    const repository = await openRepository(reviewed.repo.path);
    expect(await readChecks(repository, [head])).toMatchObject([{ agent: "lint", state: "FAILURE", commit: head }]);
    await repository.close();
  });

  it("again, and replaces the earlier report; its check is added below the earlier one", async () => {
    await check(["-", "--name", "lint", "--commit", "HEAD"], { input: LINT });
    await check(["-", "--name", "lint", "--commit", "HEAD"], { input: "" });
    await check(["-", "--name", "other", "--commit", "HEAD"], { input: LINT });
    const index: unknown = JSON.parse(await git("show", "refs/galley/evidence:index"));
    expect(index).toMatchObject([
      { tool: "other", errors: 2 },
      { tool: "lint", errors: 0 },
    ]);
    const notes = await git("notes", "--ref", "refs/notes/devtools/ci", "show", "HEAD");
    expect([...notes.matchAll(/"agent":"(\w+)","status":"(\w*)"/gu)].map(([, ...found]) => found)).toEqual([
      ["lint", "failure"],
      ["lint", ""],
      ["other", "failure"],
    ]);
    expect(await git("fsck", "--strict")).not.toMatch(/error|missing/u);
  });

  it("for the uncommitted work: its snapshot is private, so no check is published", async () => {
    await writeFile(join(reviewed.repo.path, "long.txt"), "changed\nwork\n");
    const text = await check(["-", "--name", "lint"], { input: LINT });
    expect(text).toBe("lint on uncommitted work: 2 errors, 1 warning, 0 notes\n");
    expect(await git("for-each-ref", "refs/notes/devtools/ci")).toBe("");
  });

  it("of coverage, which is not a check", async () => {
    const text = await check(["-", "--commit", "HEAD"], { input: "TN:\nSF:long.txt\nDA:1,1\nend_of_record\n" });
    expect(text).toMatch(/^lcov on [0-9a-f]{12}: coverage of 1 file\n$/u);
    expect(await git("for-each-ref", "refs/notes/devtools/ci")).toBe("");
  });

  it("from a file, also while a server runs that would not accept a request of this size", async () => {
    await announcedServer(reviewed.repo.path);
    const long = "x".repeat(1000);
    const lines = Array.from({ length: 2000 }, (_, at) => `long.txt:${at + 1}:1: warning: ${long} ${at}\n`);
    await writeFile(join(reviewed.repo.path, "report.txt"), lines);
    const text = await check(["report.txt", "--name", "lint", "--commit", "HEAD", "--format", "json"]);
    expect(JSON.parse(text)).toMatchObject([{ tool: "lint", warnings: 2000, isCheck: true, outsideCount: 0 }]);
  });
});

describe("what cannot be imported is refused with a message, and nothing is written", () => {
  it.each([
    [["no.sarif"], "NOT_FOUND", "The report no.sarif cannot be read."],
    [["."], "NOT_FOUND", "The report . cannot be read."],
    [["-"], "BAD_INPUT", "The report does not name its tool."],
    [["-", "--name", "x", "--commit", "nowhere"], "NOT_FOUND", "“nowhere” is no commit of this repository."],
    [["-", "--name", "x", "--commit", "--output=x"], "BAD_INPUT", ""],
    [["-", "--name", "two\nlines"], "BAD_INPUT", "A name must be one line"],
  ])("%j", async (args, code, message) => {
    const failure = check(args, { input: LINT });
    await expect(failure).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
    expect(await git("for-each-ref", "refs/galley/evidence", "refs/notes/devtools/ci")).toBe("");
  });

  it("a missing action is refused too", async () => {
    await expect(runGalley(reviewed.repo.path, ["check"])).rejects.toMatchObject({ code: "BAD_INPUT" });
  });
});

describe("findings are listed", () => {
  it("as lines and as JSON that matches its schema: those that the change of a review introduced, or all", async () => {
    const report = "long.txt:10:1: error: Bad word (no-bad)\nlong.txt:11:1: warning: Old\n";
    await check(["-", "--name", "lint", "--commit", "topic"], { input: report });
    await check(["-", "--commit", "topic"], { input: "TN:\nSF:long.txt\nDA:10,1\nDA:60,0\nend_of_record\n" });
    const listed = async (...args: readonly string[]): Promise<string> =>
      (await runGalley(reviewed.repo.path, ["check", "list", "topic", ...args])).text;
    expect(await listed()).toBe(
      "long.txt:10: error: Bad word (no-bad) (lint no-bad)\nlong.txt: 1 of 2 changed lines covered, not 60\n",
    );
    expect(await listed("--all")).toContain("long.txt:11: warning: Old (lint)\n");
    const json: unknown = JSON.parse(await listed("--format", "json"));
    expect(json).toMatchObject({
      reports: [{ tool: "lcov" }, { tool: "lint", findingCount: 2 }],
      findings: [{ tool: "lint", path: "long.txt", startLine: 10, isNew: true }],
    });
    const schema: unknown = JSON.parse((await runGalley(reviewed.repo.path, ["schema", "check"])).text);
    expect(fitsSchema(schema, json)).toEqual([]);
  });

  it("none if no report was imported, or with what there is instead", async () => {
    const listed = async (): Promise<string> => (await runGalley(reviewed.repo.path, ["check", "list", "topic"])).text;
    expect(await listed()).toBe("No report was imported for this change.\n");
    await check(["-", "--name", "lint", "--commit", "topic"], { input: "long.txt:11:1: warning: Old\n" });
    await check(["-", "--name", "other", "--commit", "topic"], {
      input: JSON.stringify([{ filePath: "long.txt", messages: [] }]),
    });
    await check(["-", "--commit", "topic"], { input: "SF:long.txt\nDA:1,1\nend_of_record\n" });
    expect(await listed()).toBe(
      `lcov: no changed line was measured
other: no findings
lint: none of 1 finding is new; --all lists them. Lines do not show that the tool ran to its end, as SARIF, JUnit or ESLint's JSON would.
`,
    );
  });
});
