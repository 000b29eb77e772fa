// @ts-check
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { readWords } from "./readWords.mjs";
import { userDirectory } from "./userDirectory.mjs";
import { verb } from "./verb.mjs";

/** Reads a repository's commits in the browser and compares them with git; the sweep itself is in tests/sweep. */
await verb(import.meta.url, async (args) => {
  await ensureInstalled();
  const { parseSweepWords } = await loadTypeScript("tests/sweep/parseSweepWords.ts");
  const words = readWords(() => parseSweepWords?.(args));
  process.env["GALLEY_CHROME"] = await ensureBrowser();
  await ensureBuilt();
  const { sweep } = await loadTypeScript("tests/sweep/sweep.ts");
  return (await sweep?.(words, userDirectory())) === 0 ? 0 : 1;
});
