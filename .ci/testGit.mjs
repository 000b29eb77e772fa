// @ts-check
import { existsSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { ensureBuildTools, fetchGitSource, makeGit } from "./gitSource.mjs";
import { progress } from "./progress.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { runScript } from "./runScript.mjs";

const NAME_ONE = "Name a git: npm run test:git -- debian:<suite> [tests], or the folder of an installed one.";
/** The parts of git that Galley does not use; in a Debian of today they need programs that are often missing. */
const WITHOUT = ["NO_PERL=1", "NO_RUST=1"];

/**
 * Runs the tests with another git than the installed one. The first argument is `debian:<suite>`, for example
 * `debian:sid`, for Debian's git of that suite, which is built from its source package and kept; or the folder of a
 * git, for example the `bin` of an installation. The other arguments are those of `npm test`; without any, all tests
 * run. Fails with exit code 2 if there is no such git.
 */
await runScript(import.meta.url, async ([given, ...args]) => {
  if (given === undefined) throw new ScriptError(NAME_ONE, 2);
  const suite = /^debian:([a-z]+)$/.exec(given)?.[1];
  const folder = suite === undefined ? resolve(given) : await builtGit(suite);
  const { code, output } = await runTool(join(folder, "git"), ["--version"]);
  if (code !== 0) throw new ScriptError(`There is no git that runs in ${folder}: ${output.trim()}`, 2);
  process.stdout.write(`${output.trim()} in ${folder}\n`);
  process.env["PATH"] = `${folder}${delimiter}${process.env["PATH"] ?? ""}`;
  const tests = [join(root, ".ci/test.mjs"), ...(args.length > 0 ? args : ["--all"])];
  return (await runTool(process.execPath, tests, { print: "both" })).code;
});

/**
 * @param {string} suite
 * @returns {Promise<string>} the folder of the git that Debian has in this suite
 */
async function builtGit(suite) {
  const folder = join(root, "node_modules/.galley/git", suite);
  const installed = join(folder, "installed");
  if (existsSync(join(installed, "bin/git"))) return join(installed, "bin");
  await ensureBuildTools();
  rmSync(folder, { recursive: true, force: true });
  const source = join(folder, "source");
  await progress(`Fetching git of ${suite}`, () => fetchGitSource(folder, source, suite));
  await progress(`Building git of ${suite}`, () => makeGit(source, [...WITHOUT, `prefix=${installed}`, "install"]));
  rmSync(source, { recursive: true });
  return join(installed, "bin");
}
