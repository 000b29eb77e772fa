// @ts-check
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ScriptError } from "./ScriptError.mjs";

/**
 * Makes a module a program: runs `work` with the arguments when node was started with the module itself, and nothing when
 * another module imports it. What `work` answers becomes the exit code; a ScriptError is reported without a stack.
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
