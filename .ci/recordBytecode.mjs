// @ts-check
import child from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import sea from "node:sea";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

/**
 * Runs the modules of the single executable in plain Node, and saves the bytecode of the functions that ran, so that the
 * executable need not compile them. Each run adds to what the runs before it saved. `makeExecutable.mjs` starts it with
 * the arguments of Galley, and names the folder with the files of the executable in the environment.
 */

const FOLDER = "GALLEY_EXECUTABLE_FILES";
const folder = process.env[FOLDER] ?? "";

/** @param {string} key @param {BufferEncoding} [encoding] @returns {any} a copy of a file, in the form of `sea.getAsset` */
function getAsset(key, encoding) {
  const path = join(folder, key);
  if (!existsSync(path))
    throw Object.assign(new Error(key), { code: "ERR_SINGLE_EXECUTABLE_APPLICATION_ASSET_NOT_FOUND" });
  return encoding === undefined ? new Uint8Array(readFileSync(path)).buffer : readFileSync(path, encoding);
}

/** @type {Map<string, vm.Script>} */
const scripts = new Map();

class RecordedScript extends vm.Script {
  /** @param {string} code @param {vm.ScriptOptions} options */
  constructor(code, options) {
    super(code, options);
    scripts.set(options.filename ?? "", this);
  }
}

Object.assign(sea, { isSea: () => true, getAsset });
Object.assign(vm, { Script: RecordedScript });
const { fork } = child;
const program = fileURLToPath(import.meta.url);
Object.assign(child, {
  // The executable starts itself in the role of the module.
  fork: (/** @type {string} */ module, /** @type {string[]} */ args, /** @type {object} */ options) =>
    fork(program, [module, ...args], { ...options, env: { [FOLDER]: folder } }),
});
syncBuiltinESMExports();
process.on("exit", () => {
  for (const [file, script] of scripts) {
    writeFileSync(join(folder, "bytecode", file.slice(file.lastIndexOf("/") + 1)), script.createCachedData());
  }
});
createRequire(import.meta.url)(join(folder, "cli/main.js"));
