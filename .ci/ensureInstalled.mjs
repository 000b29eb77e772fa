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

/** Holds the hash of the lock file that node_modules was installed from. It is deleted together with node_modules. */
const STAMP = join(root, "node_modules/.galley/installed");

/**
 * Checks that Node, git and exactly the packages of package-lock.json are installed. Installs the packages if some are
 * missing or have another version, without running their scripts. Takes two file reads and one `git --version` if all
 * is well. Throws with exit code 2 otherwise.
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
      `The packages could not be installed: npm ci ended with code ${code}; see its errors above. Solve the problem (often it is the network) and run this again.`,
      2,
    );
  }
}

/**
 * Reports whether node_modules has every package of the lock file in the right version, so that users who have
 * installed by hand need not wait again. Does not use npm's own record there: it can name packages that were never
 * unpacked. Packages for other platforms are in the lock file only.
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
