// @ts-check
import { join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { root } from "./root.mjs";
import { runScript } from "./runScript.mjs";

/** The folder of README.md's pictures. */
const FOLDER = join(root, ".readme");

/** Takes the screenshots of README.md again, with an example repository; see tests/screenshots. */
await runScript(import.meta.url, async (args) => {
  if (args.length > 0) throw new ScriptError("npm run screenshots takes no arguments.", 1);
  await ensureInstalled();
  process.env["GALLEY_CHROME"] = await ensureBrowser();
  await ensureBuilt();
  const { takeScreenshots } = await loadTypeScript("tests/screenshots/takeScreenshots.ts");
  await takeScreenshots?.(FOLDER);
  return 0;
});
