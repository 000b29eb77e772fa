/**
 * The start of both forms of Galley: the package, whose other modules are beside this one, and the single executable, which
 * has them inside. They run with the bytecode that V8 made of their functions in an earlier run, and so need not be compiled
 * again. The executable brings it along; the package saves it in the user's cache folder.
 */
import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { basename, join } from "node:path";
import { Script } from "node:vm";
import { cacheFolder } from "#server/git/disk/fsErrors.ts";

/** A hash of all other modules, which the build puts in. */
declare const BUILD: string;

/** The module of the process that starts git, which git's broker link starts with `fork`. */
const BROKER = "broker.js";
const HEAD = "(function (exports, require, module, __filename) {";
const HASH_BYTES = 32;
const NODE_FLOOR = [20, 19] as const;
/** The names of saved and of unfinished bytecode. Other files in the folder are not Galley's, and stay. */
const SAVED = /^(?:[\w-]{43}-v[\w.-]+\.js|\d+\.part)$/u;

const requireBuiltin = createRequire(process.execPath);
/** The executable's assets; null in the package. A Node that is too old may lack the module. */
const found = isBuiltin("node:sea") ? (requireBuiltin("node:sea") as typeof import("node:sea")) : null;
const sea = found?.isSea() === true ? found : null;
/** The folder in which errors and `fork` name the modules. */
const FOLDER = sea === null ? __dirname : join(process.execPath, "cli");
const loaded = new Map<string, { exports: object }>();
const unsaved = new Map<string, Script>();

function load(name: string): object {
  const known = loaded.get(name);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  loaded.set(name, module);
  const filename = join(FOLDER, name);
  const code = sea?.getAsset(`cli/${name}`, "utf8") ?? readFileSync(filename, "utf8");
  const cachedData = sea === null ? readBytecode(name) : Buffer.from(sea.getAsset(`bytecode/${name}`));
  const script = new Script(`${HEAD}${code}\n})`, { filename, columnOffset: -HEAD.length, cachedData });
  if (script.cachedDataRejected !== false) unsaved.set(name, script);
  const run = script.runInThisContext() as (...args: readonly unknown[]) => void;
  run(module.exports, (id: string) => (isBuiltin(id) ? requireBuiltin(id) : load(basename(id))), module, filename);
  return module.exports;
}

/** Returns the file for the bytecode of a module. Throws if other users may write there, since V8 trusts bytecode. */
function bytecodeFile(name: string): string {
  const folder = join(cacheFolder(), "bytecode");
  const { uid, mode } = lstatSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o170022) !== 0o040000) throw new Error(`Others may write to ${folder}.`);
  return join(folder, `${BUILD}-${process.version}-${process.arch}-${name}`);
}

/** Returns the bytecode that an earlier run saved, after the hash that shows that it is undamaged. */
function readBytecode(name: string): Buffer | undefined {
  try {
    const saved = readFileSync(bytecodeFile(name));
    const bytecode = saved.subarray(HASH_BYTES);
    return hashOf(bytecode).equals(saved.subarray(0, HASH_BYTES)) ? bytecode : undefined;
  } catch {
    return undefined; // V8 compiles the module instead
  }
}

/** Saves the bytecode of the functions that ran, in place of that of other builds. */
function saveBytecode(): void {
  if (sea !== null || unsaved.size === 0) return;
  try {
    const folder = join(cacheFolder(), "bytecode");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const own = bytecodeFile("");
    for (const name of readdirSync(folder).filter((name) => SAVED.test(name)))
      if (!join(folder, name).startsWith(own)) rmSync(join(folder, name));
    for (const [name, script] of unsaved) {
      const bytecode = script.createCachedData();
      const part = join(folder, `${process.pid}.part`);
      writeFileSync(part, Buffer.concat([hashOf(bytecode), bytecode]), { mode: 0o600 });
      renameSync(part, bytecodeFile(name));
    }
  } catch {
    // The disk is full or read-only: the next start compiles again.
  }
}

function hashOf(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}

/** Ends the process if its Node is too old, before a module needs what that Node lacks. */
function requireNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return;
  const floor = `${NODE_FLOOR.join(".")} or newer`;
  const next = `Install Node ${floor} and restart Galley.`;
  process.stderr.write(`galley: This is Node ${process.versions.node}; Galley needs ${floor}. ${next}\n`);
  process.exit(2);
}

requireNode();
process.on("exit", saveBytecode);
// Only a parent process that opened a channel to this one can ask for the broker: no argument of a user does.
load(process.send !== undefined && process.argv[2] === join(FOLDER, BROKER) ? BROKER : "program.js");
