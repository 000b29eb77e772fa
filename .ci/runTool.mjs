// @ts-check
import { spawn } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./root.mjs";

/** @typedef {{ readonly code: number, readonly output: string }} Outcome the exit code (127: not found) and the whole output, without colors */

/**
 * Runs a program to its end and collects its output on both streams. A bare name is searched first among the programs
 * of the installed packages. With `print`, the output goes to our own stderr (with "both", also to stdout) and nothing
 * is collected.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, print?: "stderr" | "both" }} [options]
 * @returns {Promise<Outcome>}
 */
export function runTool(program, args, { cwd = root, env, print } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: {
        ...process.env,
        RUST_BACKTRACE: "0",
        ...env,
        PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH ?? ""}`,
      },
      stdio: print === undefined ? ["ignore", "pipe", "pipe"] : ["ignore", print === "both" ? 1 : 2, 2],
    });
    /** @type {Buffer[]} */
    const parts = [];
    child.stdout?.on("data", (part) => parts.push(part));
    child.stderr?.on("data", (part) => parts.push(part));
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(Buffer.concat(parts).toString()) }),
    );
  });
}
