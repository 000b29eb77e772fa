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

/** Measures the built Galley in the browser, beside git and a bare page, or how reviews are read; see tests/bench. */
await verb(import.meta.url, async (args) => {
  await ensureInstalled();
  const { parseWords } = await loadTypeScript("tests/bench/parseWords.ts");
  const words = readWords(() => parseWords?.(args));
  if (args[0] === "reviews") {
    const { benchReviews } = await loadTypeScript("tests/bench/benchReviews.ts");
    await benchReviews?.(words, FOLDER);
    return 0;
  }
  if (args[0] === "snapshot") {
    const { benchSnapshot } = await loadTypeScript("tests/bench/benchSnapshot.ts");
    await benchSnapshot?.(words, FOLDER);
    return 0;
  }
  if (args[0] === "porting") {
    const { benchPorting } = await loadTypeScript("tests/bench/benchPorting.ts");
    await benchPorting?.(words, FOLDER);
    return 0;
  }
  process.env["GALLEY_CHROME"] = await ensureBrowser();
  await ensureBuilt();
  const { bench } = await loadTypeScript("tests/bench/bench.ts");
  await bench?.(words, FOLDER, userDirectory());
  return 0;
});
