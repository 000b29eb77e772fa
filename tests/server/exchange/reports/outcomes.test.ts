import { beforeAll, describe, expect, it } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { importReport } from "#server/exchange/reports/importReport.ts";
import { readChecks } from "#server/store/checks.ts";
import { openReviewContext, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let context: ReviewContext;
let head: string;

beforeAll(async () => {
  const repo = await tempRepo();
  head = await repo.commit({ "a.js": "let a = 1;\nlet b = 2;\n" });
  context = await openReviewContext(await openRepository(repo.path));
});

/** The outcome of a report, with the reason if there is one. */
async function outcome(text: string): Promise<string> {
  const [report, ...others] = await importReport(context, { text, revision: "HEAD", name: "tool" });
  expect(others).toEqual([]);
  const check = (await readChecks(context.git, [head])).find(({ agent }) => agent === "tool");
  expect(check).toMatchObject({ state: report?.outcome?.toUpperCase(), reason: report?.details[0] ?? null });
  return [report?.outcome, ...(report?.details ?? [])].join(": ");
}

function sarif(run: object): string {
  return JSON.stringify({ version: "2.1.0", runs: [{ tool: { driver: { name: "t" } }, ...run }] });
}

const at = (uri: string) => [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 } } }];
const ERROR = { level: "error", message: { text: "No." }, locations: at("a.js") };
const NOTICE = [{ level: "error", message: { text: "Out of memory" } }];
const LINES = "unknown: Lines do not show that the tool ran to its end, as SARIF, JUnit or ESLint's JSON would.";
const NO_FILES = "unknown: It names no file that was checked.";
const NO_RESULTS = "unknown: A run has no list of results.";
const ELSEWHERE = "unknown: None of the files that it names is in this commit.";

describe("a check passes only if the report itself shows that its tool ran to its end on this code", () => {
  it.each([
    ["SARIF with a list of results", sarif({ results: [] }), "success"],
    ["SARIF of a run that succeeded", sarif({ results: [], invocations: [{ executionSuccessful: true }] }), "success"],
    [
      "SARIF of a run that failed",
      sarif({ results: [], invocations: [{ executionSuccessful: false }] }),
      "failure: The tool says that its run failed.",
    ],
    [
      "SARIF of a run that failed, and says why",
      sarif({ results: [], invocations: [{ executionSuccessful: false, toolExecutionNotifications: NOTICE }] }),
      "failure: The tool says that its run failed. It reports: Out of memory",
    ],
    [
      "SARIF of a run that was killed",
      sarif({ results: [], invocations: [{ executionSuccessful: true, exitSignalName: "SIGSEGV" }] }),
      "failure: The tool says that its run failed.",
    ],
    [
      "SARIF of a run with errors of the tool",
      sarif({ results: [], invocations: [{ executionSuccessful: true, toolConfigurationNotifications: NOTICE }] }),
      "unknown: The tool had errors of its own. It reports: Out of memory",
    ],
    ["SARIF without results", sarif({}), NO_RESULTS],
    ["SARIF with null for results", sarif({ results: null }), NO_RESULTS],
    ["SARIF with an error", sarif({ results: [ERROR] }), "failure"],
    ["SARIF about other files", sarif({ results: [{ message: { text: "?" }, locations: at("x/y.js") }] }), ELSEWHERE],
    [
      "SARIF of two runs, of which one failed",
      JSON.stringify({
        version: "2.1.0",
        runs: [{ results: [] }, { results: [], invocations: [{ executionSuccessful: false }] }],
      }),
      "failure: The tool says that its run failed.",
    ],
    [
      "nothing",
      "",
      "unknown: An empty report does not show that the tool ran, as SARIF, JUnit or ESLint's JSON would.",
    ],
    ["JUnit with a test that passed", '<testsuite tests="1"><testcase name="a"/></testsuite>', "success"],
    ["JUnit without tests", '<testsuites tests="0"/>', "unknown: It lists no test."],
    [
      "JUnit with an error that is only counted",
      '<testsuites errors="1"><testsuite errors="1" tests="0"/></testsuites>',
      "failure: It counts 1 error or failure, but lists 0.",
    ],
    [
      "JUnit with an error of a suite that could not be loaded",
      '<testsuites><testsuite name="a" errors="1"><error message="No module"/></testsuite></testsuites>',
      "failure",
    ],
    [
      "JUnit with more tests counted than listed",
      '<testsuite tests="3" failures="0"><testcase name="a"/></testsuite>',
      "unknown: It counts 3 tests, but lists 1.",
    ],
    ["Checkstyle with a clean file", '<checkstyle version="8"><file name="a.js"/></checkstyle>', "success"],
    ["Checkstyle with a file of other code", '<checkstyle><file name="x/y.js"/></checkstyle>', ELSEWHERE],
    ["Checkstyle without files", "<checkstyle></checkstyle>", NO_FILES],
    [
      "Checkstyle with an exception",
      '<checkstyle><file name="a.js"><exception>at X</exception></file></checkstyle>',
      "failure: The tool reports an exception of its own.",
    ],
    ["ESLint's JSON of a clean file", JSON.stringify([{ filePath: "/ci/repo/a.js", messages: [] }]), "success"],
    ["ESLint's JSON without files", "[]", NO_FILES],
    ["ESLint's JSON of other code", JSON.stringify([{ filePath: "/ci/x/y.js", messages: [] }]), ELSEWHERE],
    ["oxlint's JSON", '{"diagnostics":[],"number_of_files":1}', "success"],
    ["oxlint's JSON without files", '{"diagnostics":[],"number_of_files":0}', NO_FILES],
    ["rdjson without diagnostics", '{"source":{"name":"t"},"diagnostics":[]}', LINES],
    ["lines with warnings", "a.js:1:1: warning: Long\n", LINES],
    ["lines with an error", "a.js:1:1: error: Bad\n", "failure"],
    ["annotations with warnings", "::warning file=a.js,line=1::Long\n", LINES],
  ])("%s", async (_, text, expected) => {
    expect(await outcome(text)).toBe(expected);
  });

  it("SARIF without a run is no report", async () => {
    await expect(outcome('{"version":"2.1.0","runs":[]}')).rejects.toMatchObject({ code: "BAD_INPUT" });
  });
});
