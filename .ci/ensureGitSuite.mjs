// @ts-check
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { ensureBuildTools, fetchGitSource, makeGit, onPath } from "./gitSource.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { progress } from "./progress.mjs";

/**
 * Prepares the repositories that git's own test suite leaves behind: downloads Debian's source package of git, builds
 * the one helper program that the suite needs, and runs its scripts once. That takes a quarter of an hour, at the
 * lowest priority. Everything is kept below `folder`; an interrupted run continues. Throws if the source or the tools
 * to build it are not available.
 * @param {string} folder
 * @param {number} jobs the number of scripts to run at once
 * @returns {Promise<string>} the folder that holds one folder of repositories for each script
 */
export async function ensureGitSuite(folder, jobs) {
  const source = join(folder, "source");
  const trash = join(folder, "trash");
  if (!existsSync(join(folder, "complete"))) {
    await ensureBuildTools();
    if (!existsSync(join(source, "t"))) await progress("Fetching git's source", () => fetchGitSource(folder, source));
    if (!existsSync(join(source, "t/helper/test-tool"))) await progress("Building test-tool", () => build(source));
    const { runGitSuite } = await loadTypeScript("tests/sweep/runGitSuite.ts");
    /** @param {string} line */
    const report = (line) => process.stderr.write(`${line}\n`);
    await progress("Running git's tests", async () =>
      runGitSuite?.({ source, trash, done: join(folder, "done"), jobs }, gitFolder(), report),
    );
    writeFileSync(join(folder, "complete"), "");
  }
  return trash;
}

function gitFolder() {
  const found = onPath("git");
  if (found === undefined) throw new ScriptError("There is no git on PATH. Install it and run this again.", 2);
  return found;
}

/**
 * The helper program needs none of the libraries that are left out, because the suite's scripts run the installed git.
 * @param {string} source
 */
async function build(source) {
  await makeGit(source, ["GIT-BUILD-OPTIONS", "t/helper/test-tool"]);
  await makeGit(source, ["-C", "templates"]);
}
