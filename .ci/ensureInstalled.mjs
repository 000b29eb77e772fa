// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { progress } from "./progress.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { runScript } from "./runScript.mjs";

const NEEDED = { node: "20.19", git: "2.39" };

/** Where the lock file's hash is that node_modules was made from; it goes when node_modules goes. */
const STAMP = join(root, "node_modules/.galley/installed");

/**
 * Makes sure that Node, git and exactly the packages of package-lock.json are there; installs the packages where they are
 * missing or others, without running their scripts. Costs two file reads and a `git --version` when all is well.
 * Complains with exit code 2.
 */
export async function ensureInstalled() {
  if (!isAtLeast(process.versions.node, NEEDED.node)) {
    throw new ScriptError(
      `This is Node ${process.versions.node}; Galley needs ${NEEDED.node} or newer. Install it from https://nodejs.org and run this again.`,
      2,
    );
  }
  const git = await runTool("git", ["--version"]);
  const gitVersion = /\d+\.\d+(\.\d+)?/.exec(git.output)?.[0];
  if (git.code !== 0 || gitVersion === undefined || !isAtLeast(gitVersion, NEEDED.git)) {
    const found = git.code === 0 ? `git ${gitVersion ?? "of an unknown version"} was found` : "No git was found";
    throw new ScriptError(
      `${found}; Galley needs ${NEEDED.git} or newer. Install it from https://git-scm.com and run this again.`,
      2,
    );
  }
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const wanted = createHash("sha256").update(lock).digest("base64url");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  if (!isInstalled(lock)) await progress("Installing packages", install);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

async function install() {
  const npm = await runTool("npm", ["--version"]);
  if (npm.code !== 0) {
    throw new ScriptError(
      "No npm was found; it comes with Node. Install Node from https://nodejs.org and run this again.",
      2,
    );
  }
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code } = await runTool("npm", args, { print: "stderr" });
  if (code !== 0) {
    throw new ScriptError(
      `The packages could not be installed: npm ci ended with code ${code}, for the reason above. Remove the cause (often it is the network) and run this again.`,
      2,
    );
  }
}

/**
 * Reports whether every package of the lock file is in node_modules in its version, so that who installed by hand does not
 * wait again. npm's own record there is not asked: it can name what was never unpacked. Packages for other platforms are in
 * the lock only.
 * @param {string} lock the text of package-lock.json
 */
function isInstalled(lock) {
  /** @type {Record<string, { version?: string, optional?: boolean }>} */
  const packages = JSON.parse(lock).packages;
  return Object.entries(packages).every(([path, { version, optional }]) => {
    const manifest = join(root, path, "package.json");
    if (!existsSync(manifest)) return optional === true;
    return path === "" || JSON.parse(readFileSync(manifest, "utf8")).version === version;
  });
}

/** @param {string} version @param {string} floor */
function isAtLeast(version, floor) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [majorFloor = 0, minorFloor = 0] = floor.split(".").map(Number);
  return major > majorFloor || (major === majorFloor && minor >= minorFloor);
}

await runScript(import.meta.url, () => ensureInstalled());
