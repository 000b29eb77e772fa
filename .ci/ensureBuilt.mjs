// @ts-check
import { join } from "node:path";
import { isBuilt } from "./build.mjs";
import { ScriptError } from "./ScriptError.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";

/** Builds dist where it is missing or stale, in a process of its own, so that the bundler's memory goes when it is done. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const { code } = await runTool(process.execPath, [join(root, ".ci/build.mjs")], { print: "stderr" });
  if (code !== 0) throw new ScriptError("The build failed; what is wrong is above.", code);
}
