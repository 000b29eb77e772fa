import { beforeEach, describe, expect, it } from "vitest";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { importReport } from "#server/exchange/reports/importReport.ts";
import { type Reports, readReports } from "#server/reviews/reports/readReports.ts";
import { openReviewContext, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let context: ReviewContext;

beforeEach(async () => {
  repo = await tempRepo();
  const git = await openRepository(repo.path);
  context = await openReviewContext(git);
});

async function report(text: string, revision: string, name: string | null = "lint"): Promise<void> {
  await importReport(context, { text, revision, name });
}

async function reports(from: string, to: string, states: readonly string[] = []): Promise<Reports> {
  const files = await diffTree(context.git, from, to);
  return readReports(context, { from, to, files, states });
}

/** Each finding as `location certainty`, with a star if the change introduced it. */
function places({ findings }: Reports): readonly string[] {
  return findings.map(({ path, line, certainty, isNew }) => `${isNew ? "*" : ""}${path}:${line} ${certainty}`);
}

const FIVE = "one\ntwo\nthree\nfour\nfive\n";
const CHANGED = "zero\none\ntwo\nTHREE\nfour\nfive\n";

describe("a finding is new", () => {
  it("on changed lines, if the tool has no report for the old side", async () => {
    const base = await repo.commit({ "a.txt": FIVE, "b.txt": FIVE });
    const head = await repo.commit({ "a.txt": CHANGED, "new.txt": "x\n" });
    await report("a.txt:1: a\na.txt:2: b\na.txt:4: c\nb.txt:3: d\nnew.txt:1: e\n", head);
    expect(places(await reports(base, head))).toEqual([
      "*a.txt:1 EXACT",
      "a.txt:2 EXACT",
      "*a.txt:4 EXACT",
      "b.txt:3 EXACT",
      "*new.txt:1 EXACT",
    ]);
  });

  it("if the report for the old side has it less often, wherever its line moved", async () => {
    const base = await repo.commit({ "a.txt": FIVE, "b.txt": FIVE });
    const head = await repo.commit({ "a.txt": CHANGED, "b.txt": null, "c.txt": FIVE });
    await report("a.txt:2: known\nb.txt:3: known\n", base);
    await report("a.txt:3: known\na.txt:3: known\na.txt:5: unknown\nc.txt:3: known\n", head);
    const found = await reports(base, head);
    expect(places(found)).toEqual(["a.txt:3 EXACT", "*a.txt:3 EXACT", "*a.txt:5 EXACT", "c.txt:3 EXACT"]);
    expect(found.reports).toMatchObject([{ tool: "lint", isExact: true, hasBaseline: true }]);
  });
});

describe("a report for another commit", () => {
  it("of the change is followed: lines that changed since are left out and counted", async () => {
    const base = await repo.commit({ "a.txt": "begin\n" });
    const first = await repo.commit({ "a.txt": FIVE });
    const head = await repo.commit({ "a.txt": null, "moved.txt": CHANGED });
    await report("a.txt:2: stays\na.txt:3: goes\n", first);
    const found = await reports(base, head);
    expect(places(found)).toEqual(["*moved.txt:3 SHIFTED"]);
    expect(found.reports).toMatchObject([{ commit: first, isExact: false, lostCount: 1 }]);
  });

  it("with an equal tree counts as this one, as after an amend", async () => {
    const base = await repo.commit({ "a.txt": FIVE });
    const head = await repo.commit({ "a.txt": CHANGED });
    await report("a.txt:1: here\n", head);
    await repo.git("commit", "-q", "--amend", "-m", "Otherwise");
    const amended = await repo.git("rev-parse", "HEAD");
    const found = await reports(base, amended);
    expect(places(found)).toEqual(["*a.txt:1 EXACT"]);
    expect(found.reports).toMatchObject([{ commit: head, isExact: true }]);
  });

  it("of uncommitted work on top of the change is followed, whatever else was in the work tree", async () => {
    const base = await repo.commit({ "a.txt": FIVE });
    const head = await repo.commit({ "a.txt": CHANGED });
    await repo.write({ "a.txt": `new\n${CHANGED}`, "report.sarif": "untracked\n" });
    await importReport(context, { text: "a.txt:1: uncommitted\na.txt:2: here\n", revision: null, name: "lint" });
    await repo.write({ "a.txt": CHANGED });
    const found = await reports(base, head);
    expect(places(found)).toEqual(["*a.txt:1 SHIFTED"]);
    expect(found.reports).toMatchObject([{ isExact: false, lostCount: 1 }]);
  });

  it("of an earlier patch set is followed, one of another branch is not", async () => {
    const base = await repo.commit({ "a.txt": FIVE });
    const head = await repo.commit({ "a.txt": CHANGED });
    await repo.git("checkout", "-q", "-b", "other", base);
    const other = await repo.commit({ "a.txt": `${FIVE}six\n` });
    await report("a.txt:1: here\n", other);
    expect(places(await reports(base, head))).toEqual([]);
    expect(places(await reports(base, head, [other]))).toEqual(["a.txt:2 SHIFTED"]);
  });
});

it("returns the coverage of changed lines, the best of several tools", async () => {
  const base = await repo.commit({ "a.txt": FIVE });
  const head = await repo.commit({ "a.txt": "one\nTWO\nTHREE\nFOUR\nfive\n" });
  const lcov = (...lines: readonly string[]): string =>
    `TN:\nSF:a.txt\n${lines.map((line) => `DA:${line}\n`).join("")}end_of_record\n`;
  await report(lcov("1,1", "2,1", "3,0"), head, "unit");
  await report(lcov("3,1", "4,0", "5,0"), head, "integration");
  const { coverage } = await reports(base, head);
  expect(coverage).toEqual([
    {
      path: "a.txt",
      measured: 3,
      covered: 2,
      ranges: [
        { from: 2, to: 3, coverage: "covered" },
        { from: 4, to: 4, coverage: "uncovered" },
      ],
    },
  ]);
});

it("of a tree without a commit, as in an interdiff, uses only the report for exactly this tree", async () => {
  const base = await repo.commit({ "a.txt": FIVE });
  const head = await repo.commit({ "a.txt": CHANGED });
  await report("a.txt:4: here\n", head);
  const tree = await repo.git("rev-parse", `${base}^{tree}`);
  expect(places(await reports(tree, head))).toEqual(["*a.txt:4 EXACT"]);
});

it("reports that damaged reports have to be imported again, which works", async () => {
  const base = await repo.commit({ "a.txt": FIVE });
  const head = await repo.commit({ "a.txt": CHANGED });
  const index = (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: "{" })).toString().trim();
  const tree = (await repo.gitBytes(["mktree"], { input: `100644 blob ${index}\tindex\n` })).toString().trim();
  await repo.git("update-ref", "refs/galley/evidence", await repo.git("commit-tree", "-m", "x", tree));
  expect(await context.store.reports.has()).toBe(true);
  await expect(reports(base, head)).rejects.toMatchObject({
    code: "OBJECT_MISSING",
    message: "The imported reports in this repository are missing or damaged. Import them again.",
  });
  await report("a.txt:1: a\n", head);
  expect(places(await reports(base, head))).toEqual(["*a.txt:1 EXACT"]);
});
