// @ts-check
import { delimiter, join, resolve } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { runScript } from "./runScript.mjs";

/**
 * Runs the tests with another git than the installed one: that in the folder that the first argument names, for example
 * the `bin` of an installation, or `bin-wrappers` of a source tree in which git was compiled. The other arguments are
 * those of `npm test`; without any, all tests run. Fails with exit code 2 if there is no git in the folder.
 */
await runScript(import.meta.url, async ([given, ...args]) => {
  if (given === undefined) throw new ScriptError("Name the folder of a git: npm run test:git -- <folder> [tests]", 2);
  const folder = resolve(given);
  const { code, output } = await runTool(join(folder, "git"), ["--version"]);
  if (code !== 0) throw new ScriptError(`There is no git that runs in ${folder}: ${output.trim()}`, 2);
  process.stdout.write(`${output.trim()} in ${folder}\n`);
  process.env["PATH"] = `${folder}${delimiter}${process.env["PATH"] ?? ""}`;
  const tests = [join(root, ".ci/test.mjs"), ...(args.length > 0 ? args : ["--all"])];
  return (await runTool(process.execPath, tests, { print: "both" })).code;
});
