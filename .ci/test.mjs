// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { check } from "./check.mjs";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { ensurePrograms } from "./ensurePrograms.mjs";
import { quickFolder } from "./quickFolder.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { runScript } from "./runScript.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
const NONE = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs the checks that are not tests, then the tests, and prints in the last line how many passed; each check counts as
 * one. `--all` includes the tests in `*.slow.test.ts` and those tagged `slow`. With other arguments (parts of the names
 * of test files, or options of vitest) only the selected tests run; the browser and the build are prepared only if one
 * of them needs them.
 */
await runScript(import.meta.url, async (given) => {
  const args = given.filter((arg) => arg !== "--all");
  const chosen = args.length > 0;
  if (chosen || args.length < given.length) process.env["GALLEY_TEST_ALL"] = "1";
  await ensureInstalled();
  const needsBrowser = !chosen || choosesBrowserTests(args);
  const browser = needsBrowser ? await ensureBrowser() : "";
  if (!chosen) await ensurePrograms();
  const checks = chosen ? NONE : await check();
  if (needsBrowser) await ensureBuilt();
  const tests = await runTests(["fast", "alone", ...(needsBrowser ? ["browser"] : [])], args, browser);
  const passed = checks.passed + tests.passed;
  const failed = checks.failed + tests.failed;
  const ran = tests.passed + tests.failed > 0;
  if (!ran) process.stdout.write("No test ran.\n");
  if (tests.skipped > 0) process.stdout.write(`${tests.skipped} skipped: they cannot run on this system\n`);
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
 * @param {string} browser the path of Chromium, for the projects that need it
 * @returns {Promise<Counts>}
 */
async function runTests(projects, args, browser) {
  const folder = quickFolder();
  try {
    const file = join(folder, "counts.json");
    const { code } = await runTool(
      "vitest",
      [
        "run",
        "--passWithNoTests",
        ...projects.map((name) => `--project=${name}`),
        "--reporter=.ci/testReporter.mjs",
        ...(process.env["GALLEY_TEST_ALL"] === "1" ? [] : ["--tags-filter=!slow"]),
        ...args,
      ],
      { print: "both", env: { GALLEY_CHROME: browser, GALLEY_TEST_COUNTS: file, TMPDIR: folder } },
    );
    /** @type {Counts} */
    const counts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : NONE;
    // A failure before any test runs (a broken configuration) is visible in the exit code only.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    // A process that a test left behind may still write there.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
