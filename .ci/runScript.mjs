// @ts-check
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ScriptError } from "./ScriptError.mjs";

/**
 * Makes a module a program: calls `work` with the arguments if node was started with the module itself, and does
 * nothing if another module imports it. The result of `work` becomes the exit code. A ScriptError is printed without a
 * stack.
 * @param {string} url the module's `import.meta.url`
 * @param {(args: string[]) => Promise<number | void>} work
 */
export async function runScript(url, work) {
  const started = process.argv[1];
  if (started === undefined || realpathSync(started) !== realpathSync(fileURLToPath(url))) return;
  try {
    const code = await work(process.argv.slice(2));
    if (typeof code === "number") process.exitCode = code;
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.code;
  }
}
