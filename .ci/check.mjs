// @ts-check
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { checkGenerated } from "./checkGenerated.mjs";
import { ScriptError } from "./ScriptError.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { measure } from "./measure.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { runScript } from "./runScript.mjs";

/** @typedef {{ readonly name: string, readonly run: () => Promise<void> }} Step `run` throws a ScriptError if the check fails */

/**
 * Runs every check that is not a test. Prints one line for each with its time, and the output of the tool if it failed.
 * Runs as many checks at once as there are cores, and all of them even if one fails.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function check() {
  const waiting = steps();
  const counts = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const from = performance.now();
      const fault = await faultOf(step);
      const time = `${((performance.now() - from) / 1000).toFixed(1)} s`;
      counts[fault === undefined ? "passed" : "failed"]++;
      process.stdout.write(`${fault === undefined ? "ok  " : "FAIL"}  ${step.name.padEnd(28)} ${time.padStart(7)}\n`);
      if (fault !== undefined) process.stdout.write(`${fault}\n\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return counts;
}

/** @returns {Step[]} the slowest first */
function steps() {
  const sides = readdirSync(join(root, "src")).filter((name) => name !== "server"); // src/cli includes it
  const folders = ["tests", ...sides.map((name) => `src/${name}`), ".ci"];
  const projects = folders.map((folder) => `${folder}/tsconfig.json`).filter((path) => existsSync(join(root, path)));
  return [
    { name: "generated files are fresh", run: () => checkGenerated(root) },
    tool("dead code", "knip", ["--no-progress", "--cache"]),
    ...projects.map((path) => types(path.replace("/tsconfig.json", ""))),
    tool("lint", "oxlint", ["src", "tests", ".ci", "vite.config.ts"]),
    tool("format", "oxfmt", ["--list-different", "."], "Run `npm run fix` to format them."),
    { name: "sizes and wording", run: checkMeasures },
    { name: "no ignored file is tracked", run: checkTracked },
  ];
}

/** @param {string} name @param {string} program @param {string[]} args @param {string} [hint] @returns {Step} */
function tool(name, program, args, hint) {
  const run = async () => {
    const { code, output } = await runTool(program, args);
    if (code !== 0) throw new ScriptError([output.trim(), hint].filter(Boolean).join("\n"));
  };
  return { name, run };
}

/**
 * Checks again only the files that have changed since the last time, and those that import them. Each check has one
 * core, and several checkers would derive the same types again.
 * @param {string} folder
 */
function types(folder) {
  const state = `node_modules/.galley/types/${folder.replaceAll("/", "-")}.tsbuildinfo`;
  return tool(`types of ${folder}`, "tsc", [
    "-p",
    `${folder}/tsconfig.json`,
    "--checkers",
    "1",
    "--incremental",
    "--tsBuildInfoFile",
    state,
  ]);
}

async function checkMeasures() {
  const { rows, notes } = await measure();
  const broken = rows.filter(({ fits }) => !fits);
  if (broken.length === 0) return;
  const lines = broken.map(({ name, value, limit }) => `${name}: ${value} (limit: ${limit})`);
  throw new ScriptError(
    [...lines, ...notes.slice(0, 20), "Run `node .ci/measure.mjs` to print all figures."].join("\n"),
  );
}

/** A build product that is committed changes with each build and is never read by anybody. */
async function checkTracked() {
  const { stdout } = await promisify(execFile)("git", ["ls-files", "-ci", "--exclude-standard"], { cwd: root });
  if (stdout !== "") throw new ScriptError(`Ignored, but tracked by git:\n${stdout.trim()}`);
}

/** @param {Step} step @returns {Promise<string | undefined>} */
async function faultOf(step) {
  try {
    await step.run();
    return undefined;
  } catch (error) {
    if (error instanceof ScriptError) return error.message;
    throw error;
  }
}

await runScript(import.meta.url, async () => {
  await ensureInstalled();
  const { failed } = await check();
  return failed === 0 ? 0 : 1;
});
