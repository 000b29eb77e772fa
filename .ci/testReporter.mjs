// @ts-check
import { writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** @typedef {import("vitest/node").TestModule} TestModule */

/** The number of slowest files to list. */
const SLOWEST = 10;
/** Without a terminal, on which one line is updated, a line is printed after this number of files. */
const FILES_A_LINE = 25;
/** The number of lines of an error's message and diff to print, and the number of characters of each line. */
const LINES_MAX = 40;
const COLUMNS_MAX = 400;

/**
 * The output of a vitest run: one line of progress, every failure with its message, and the slowest files. Writes the
 * counts as `{ passed, failed, skipped }` to the file named by GALLEY_TEST_COUNTS.
 */
export default class TestReporter {
  #files = 0;
  #done = 0;
  #failed = 0;

  /** @param {readonly unknown[]} specifications */
  onTestRunStart(specifications) {
    this.#files = specifications.length;
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    this.#done += 1;
    const failed = [...module.children.allTests("failed")].length + module.errors().length;
    if (failed > 0) process.stdout.write(`${clear()}FAILED  ${module.relativeModuleId} (${failed})\n`);
    this.#failed += failed;
    const line = `${this.#done} of ${this.#files} files, ${this.#failed} failed`;
    if (process.stdout.isTTY) process.stdout.write(`${clear()}${line}`);
    else if (this.#done % FILES_A_LINE === 0 || this.#done === this.#files) process.stdout.write(`${line}\n`);
  }

  /** @param {readonly TestModule[]} modules @param {readonly { message?: string, stack?: string, diff?: string }[]} unhandled */
  onTestRunEnd(modules, unhandled) {
    process.stdout.write(clear());
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const errors = modules.flatMap((module) =>
      module.errors().map((error) => ({ where: module.relativeModuleId, error })),
    );
    const failures = tests.flatMap((test) =>
      (test.result().errors ?? []).map((error) => ({
        where: `${test.module.relativeModuleId} > ${test.fullName}`,
        error,
      })),
    );
    const others = unhandled.map((error) => ({ where: "outside of every test", error }));
    for (const { where, error } of [...errors, ...failures, ...others])
      process.stdout.write(`\nFAILED  ${where}\n  ${textOf(error).join("\n  ")}\n`);
    const slowest = modules.toSorted((one, other) => secondsOf(other) - secondsOf(one)).slice(0, SLOWEST);
    process.stdout.write("\nThe slowest files:\n");
    for (const module of slowest)
      process.stdout.write(`${secondsOf(module).toFixed(1).padStart(7)} s  ${module.relativeModuleId}\n`);
    // Tests excluded by their tag do not count as skipped: they could have run.
    const counted = process.env["GALLEY_TEST_ALL"] === "1" ? tests : tests.filter(({ tags }) => !tags.includes("slow"));
    const inState = (/** @type {string} */ state) => counted.filter((test) => test.result().state === state).length;
    const counts = {
      passed: inState("passed"),
      failed: inState("failed") + errors.length + others.length,
      skipped: inState("skipped"),
    };
    writeFileSync(process.env["GALLEY_TEST_COUNTS"] ?? "/dev/null", JSON.stringify(counts));
  }
}

/** @param {{ message?: string, stack?: string, diff?: string }} error @returns {string[]} */
function textOf({ message = "", stack = "", diff = "" }) {
  const places = stack.split("\n").filter((line) => /^\s+at /u.test(line) && !/node_modules|<anonymous>/u.test(line));
  const lines = [...message.split("\n"), ...stripVTControlCharacters(diff).split("\n")].filter((line) => line !== "");
  return [...lines.slice(0, LINES_MAX), ...places.slice(0, 5)].map((line) => line.slice(0, COLUMNS_MAX));
}

/** @param {TestModule} module */
function secondsOf(module) {
  const { duration, collectDuration } = module.diagnostic();
  return (duration + collectDuration) / 1000;
}

function clear() {
  return process.stdout.isTTY ? "\r\u001b[K" : "";
}
