// @ts-check
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";

/** The text in Node's program that shows whether it contains a script. Source: Node's documentation of these executables. */
const FUSE = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";

/** Where Node's packages have its license, seen from the folder of the program. */
const NODE_LICENSES = ["../LICENSE", "LICENSE", "../share/doc/nodejs/LICENSE", "../share/doc/node/LICENSE"];

/**
 * Makes one file of this Node and of all that the build wrote, which starts without Node: a single executable application.
 * `rehearse` is called with a command that acts as the executable, and uses it as users do: the bytecode of what runs then
 * is in the file too.
 * @param {string} file the executable to write
 * @param {string} folder an empty folder
 * @param {(command: string[], env: Record<string, string>) => Promise<void>} rehearse
 */
export async function makeExecutable(file, folder, rehearse) {
  const files = join(folder, "files");
  for (const name of ["cli", "client", "export"])
    cpSync(join(root, "dist", name), join(files, name), { recursive: true });
  writeFileSync(join(files, "third-party-licenses.md"), licenses());
  // What no recorded run loads has no bytecode.
  mkdirSync(join(files, "bytecode"));
  for (const name of readdirSync(join(files, "cli"))) writeFileSync(join(files, "bytecode", name), "");
  await rehearse([process.execPath, join(root, ".ci/recordBytecode.mjs")], { GALLEY_EXECUTABLE_FILES: files });
  const config = join(folder, "config.json");
  const blob = join(folder, "blob");
  const node = join(folder, "node");
  const main = join(files, "cli/main.js");
  const assets = Object.fromEntries(filesIn(files).map((path) => [relative(files, path), path]));
  const text = JSON.stringify({ main, output: blob, assets, disableExperimentalSEAWarning: true, useCodeCache: true });
  writeFileSync(config, text);
  await must(process.execPath, ["--experimental-sea-config", config]);
  copyFileSync(process.execPath, node);
  if (process.platform === "linux") await runTool("strip", [node]); // an eighth of its size, which it does not need
  if (process.platform === "darwin") await must("codesign", ["--remove-signature", node]);
  const segment = process.platform === "darwin" ? ["--macho-segment-name", "NODE_SEA"] : [];
  await must("postject", [node, "NODE_SEA_BLOB", blob, "--sentinel-fuse", FUSE, ...segment]);
  if (process.platform === "darwin") await must("codesign", ["--sign", "-", node]);
  copyFileSync(node, file);
}

/** @returns {string} the licenses of the packages that are inside, and that of Node */
function licenses() {
  const node = NODE_LICENSES.map((path) => join(process.execPath, "..", path)).find((path) => existsSync(path));
  if (node === undefined)
    throw new ScriptError("The license of Node, which has to be in the executable, is not beside its program.");
  const packages = readFileSync(join(root, "dist/third-party-licenses.md"), "utf8");
  return `${packages}\n## Node ${process.versions.node}\n\n${readFileSync(node, "utf8").trim().replace(/^/gm, "> ")}\n`;
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** @param {string} program @param {string[]} args */
async function must(program, args) {
  const { code, output } = await runTool(program, args);
  if (code !== 0) throw new ScriptError(`${program} ended with code ${code}:\n${output.trim()}`);
}
