// @ts-check
import { join } from "node:path";
import { isBuilt } from "./build.mjs";
import { ScriptError } from "./ScriptError.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";

/** Builds dist if it is missing or stale, in a separate process, so that the bundler's memory is freed afterwards. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const { code } = await runTool(process.execPath, [join(root, ".ci/build.mjs")], { print: "stderr" });
  if (code !== 0) throw new ScriptError("The build failed; see the errors above.", code);
}
