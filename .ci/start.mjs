// @ts-check
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { root } from "./root.mjs";
import { userDirectory } from "./userDirectory.mjs";
import { runScript } from "./runScript.mjs";

const PROGRAM = join(root, "dist/cli/main.js");

/** Starts Galley like an installed one, in this process and in the user's folder. Builds it first if it is stale. */
await runScript(import.meta.url, async (args) => {
  await ensureInstalled();
  await ensureBuilt();
  process.chdir(userDirectory());
  process.argv = [process.execPath, PROGRAM, ...args];
  await import(pathToFileURL(PROGRAM).href);
});
