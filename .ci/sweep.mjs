// @ts-check
import { join } from "node:path";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { readWords } from "./readWords.mjs";
import { root } from "./root.mjs";
import { userDirectory } from "./userDirectory.mjs";
import { verb } from "./verb.mjs";

/** Where the program that follows remarks is made. */
const FOLDER = join(root, "node_modules/.galley/sweep");

/**
 * Reads a repository's commits in the browser and compares them with git, or follows remarks as blame does; the sweep itself
 * is in tests/sweep.
 */
await verb(import.meta.url, async (args) => {
  await ensureInstalled();
  const { parseSweepWords } = await loadTypeScript("tests/sweep/parseSweepWords.ts");
  const words = readWords(() => parseSweepWords?.(args));
  if (args[0] === "porting") {
    const { sweepPorting } = await loadTypeScript("tests/sweep/sweepPorting.ts");
    await sweepPorting?.(words, userDirectory(), FOLDER);
    return 0;
  }
  process.env["GALLEY_CHROME"] = await ensureBrowser();
  await ensureBuilt();
  const { sweep } = await loadTypeScript("tests/sweep/sweep.ts");
  return (await sweep?.(words, userDirectory())) === 0 ? 0 : 1;
});
