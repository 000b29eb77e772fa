// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { checkGenerated } from "./checkGenerated.mjs";
import { Complaint } from "./Complaint.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { verb } from "./verb.mjs";

/** @typedef {{ readonly name: string, readonly run: () => Promise<void> }} Step `run` throws a Complaint when something is wrong */

/** What was well formatted and has not changed since is not looked at again. */
const PRETTIER_CACHE = ["--cache", "--cache-strategy=content", "--cache-location"];

/**
 * Runs every step that needs no test and prints one line for each with its time, and under a failed one what its tool said.
 * As many steps at once as there are cores; all of them run even when one fails. `format` is half of the work and tells
 * nothing of the program: `npm test` does it beside the tests, one step at a time and where nothing else wants the processor.
 * @param {"all" | "all but format" | "format beside the tests"} [which]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function check(which = "all") {
  const isBeside = which === "format beside the tests";
  const waiting = [...(which === "all but format" ? [] : formats(isBeside)), ...(isBeside ? [] : steps())];
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
  await Promise.all(Array.from({ length: isBeside ? 1 : availableParallelism() }, worker));
  return counts;
}

/** @param {boolean} gentle @returns {Step[]} two, as all of it would keep one core busy when the others are done */
function formats(gentle) {
  return [format("format of all but tests", [".", "!tests"], gentle), format("format of tests", ["tests"], gentle)];
}

/** @returns {Step[]} the long ones first */
function steps() {
  const folders = [...readdirSync(join(root, "src")).map((name) => `src/${name}`), "tests", ".ci"];
  const projects = folders.map((folder) => `${folder}/tsconfig.json`).filter((path) => existsSync(join(root, path)));
  return [
    { name: "generated files are fresh", run: () => checkGenerated(root) },
    tool("lint", "oxlint", ["src", "tests", ".ci", "vite.config.ts"]),
    tool("dead code", "knip", ["--no-progress"]),
    ...projects.map((path) => tool(`types of ${path.replace("/tsconfig.json", "")}`, "tsc", ["-p", path])),
  ];
}

/** @param {string} name @param {string[]} paths @param {boolean} gentle @returns {Step} */
function format(name, paths, gentle) {
  const cache = [...PRETTIER_CACHE, `node_modules/.galley/prettier-${name.replaceAll(" ", "-")}`];
  const args = ["--check", "--log-level=warn", ...cache, ...paths];
  return tool(name, "prettier", args, { mends: "`npm run fix` mends it.", gentle });
}

/** @param {string} name @param {string} program @param {string[]} args @param {{ mends?: string, gentle?: boolean }} [options] @returns {Step} */
function tool(name, program, args, { mends, gentle = false } = {}) {
  const run = async () => {
    const { code, output } = await runTool(program, args, { gentle });
    if (code !== 0) throw new Complaint([output.trim(), mends].filter(Boolean).join("\n"));
  };
  return { name, run };
}

/** @param {Step} step @returns {Promise<string | undefined>} */
async function faultOf(step) {
  try {
    await step.run();
    return undefined;
  } catch (error) {
    if (error instanceof Complaint) return error.message;
    throw error;
  }
}

await verb(import.meta.url, async () => {
  await ensureInstalled();
  const { failed } = await check();
  return failed === 0 ? 0 : 1;
});
