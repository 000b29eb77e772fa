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

/** Where the repositories that it makes are kept. */
const FOLDER = join(root, "node_modules/.galley/bench");

/** The benches that need no browser, by their words. */
const ALONE = new Map([
  ["reviews", "benchReviews"],
  ["snapshot", "benchSnapshot"],
  ["porting", "benchPorting"],
  ["git", "benchGit"],
  ["bombs", "benchBombs"],
]);

/** Measures the built Galley in the browser, beside git and a bare page, or the server alone; see tests/bench. */
await verb(import.meta.url, async (args) => {
  await ensureInstalled();
  const { parseWords } = await loadTypeScript("tests/bench/parseWords.ts");
  const words = readWords(() => parseWords?.(args));
  if (args[0] === "bombs") await ensureBuilt();
  const alone = ALONE.get(args[0] ?? "");
  if (alone !== undefined) {
    const { [alone]: measure } = await loadTypeScript(`tests/bench/${alone}.ts`);
    await measure?.(words, FOLDER);
    return 0;
  }
  process.env["GALLEY_CHROME"] = await ensureBrowser();
  await ensureBuilt();
  const { bench } = await loadTypeScript("tests/bench/bench.ts");
  await bench?.(words, FOLDER, userDirectory());
  return 0;
});
