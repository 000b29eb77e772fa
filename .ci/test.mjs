// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { check } from "./check.mjs";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { ensureStrace } from "./ensureStrace.mjs";
import { quickFolder } from "./quickFolder.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { verb } from "./verb.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} TestReport */
/** @typedef {{ testResults: { name: string, status: string, message?: string, assertionResults: TestReport[] }[] }} Report */

/** @type {Counts} */
const NONE = { passed: 0, failed: 0, skipped: 0 };
/** Of what a failed test said, so much is said again at the end. */
const SAID_MAX = 300;

/**
 * Runs all that there is to check, cheapest first, and says in the last line how much of it passed; each step of the check
 * counts as one. The format is looked at beside the tests, which leave a part of a core idle. With arguments (parts of test
 * files' names, or vitest's own options) only the tests that they choose run, and the browser and a build are seen to only
 * where one of those needs them.
 */
await verb(import.meta.url, async (args) => {
  const chosen = args.length > 0;
  await ensureInstalled();
  const needsBrowser = !chosen || choosesBrowserTests(args);
  const browser = needsBrowser ? await ensureBrowser() : "";
  if (!chosen) await ensureStrace();
  const checks = chosen ? NONE : await check("all but format");
  if (needsBrowser) await ensureBuilt();
  const [format, tests] = await Promise.all([
    chosen ? NONE : check("format beside the tests"),
    runTests(["fast", "alone", ...(needsBrowser ? ["browser"] : [])], args, browser),
  ]);
  const passed = checks.passed + format.passed + tests.passed;
  const failed = checks.failed + format.failed + tests.failed;
  const ran = tests.passed + tests.failed > 0;
  if (!ran) process.stdout.write("No test ran.\n");
  if (tests.skipped > 0) process.stdout.write(`${tests.skipped} skipped: they cannot run here (see above)\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && ran ? 0 : 1;
});

/** @param {string[]} args */
function choosesBrowserTests(args) {
  const folder = join(root, "tests/browser");
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true }).map((name) => `tests/browser/${String(name)}`)
    : [];
  const parts = args.filter((arg) => !arg.startsWith("-"));
  return files.some((file) => file.endsWith(".test.ts") && parts.some((part) => file.includes(part)));
}

/**
 * @param {string[]} projects
 * @param {string[]} args
 * @param {string} browser the path of Chromium, for those that need it
 * @returns {Promise<Counts>}
 */
async function runTests(projects, args, browser) {
  const folder = quickFolder();
  try {
    const report = join(folder, "report.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: "0" };
    const { code } = await runTool(
      "vitest",
      ["run", "--passWithNoTests", ...projects.map((name) => `--project=${name}`), ...reporters, ...args],
      { print: "both", env: { GALLEY_CHROME: browser, TMPDIR: folder, ...plain } },
    );
    /** @type {Report} */
    const said = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : { testResults: [] };
    const counts = countsOf(said);
    process.stdout.write(failuresOf(said).join(""));
    // What fails outside of every test (an error that nobody caught, a broken configuration) shows in the exit code only.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Names what failed once more, a line each, because whoever reads a long log reads its end.
 * @param {Report} report
 * @returns {string[]}
 */
function failuresOf({ testResults }) {
  /** @param {string} text */
  const short = (text) => text.replaceAll(/\s+/gu, " ").slice(0, SAID_MAX);
  return testResults.flatMap(({ name, status, message = "", assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [`FAILED ${file}: ${short(message)}\n`];
    return failed.map(
      ({ fullName, failureMessages = [] }) => `FAILED ${file} > ${fullName}: ${short(failureMessages.join(" "))}\n`,
    );
  });
}

/**
 * Adds up vitest's report; a file that could not be read into tests counts as one that failed.
 * @param {Report} report
 * @returns {Counts}
 */
function countsOf({ testResults }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of testResults) {
    if (status === "failed" && !assertionResults.some((test) => test.status === "failed")) counts.failed++;
    for (const test of assertionResults) {
      if (test.status === "passed") counts.passed++;
      else if (test.status === "failed") counts.failed++;
      else counts.skipped++;
    }
  }
  return counts;
}
