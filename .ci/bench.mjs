// @ts-check
import { join } from "node:path";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { readArgs } from "./readArgs.mjs";
import { root } from "./root.mjs";
import { userDirectory } from "./userDirectory.mjs";
import { runScript } from "./runScript.mjs";

/** The folder for the repositories that the benchmarks create. */
const FOLDER = join(root, "node_modules/.galley/bench");

/** The benchmarks that do not compare Galley with an earlier report, and the function that runs each. */
const ALONE = new Map([
  ["first", "benchFirst"],
  ["reviews", "benchReviews"],
  ["snapshot", "benchSnapshot"],
  ["porting", "benchPorting"],
  ["git", "benchGit"],
  ["bombs", "benchBombs"],
  ["export", "benchExport"],
  ["cli", "benchCli"],
  ["inbox", "benchInbox"],
]);

/** Measures the built Galley in the browser, next to git and a bare page, or the server alone; see tests/bench. */
await runScript(import.meta.url, async (args) => {
  await ensureInstalled();
  const { parseBenchArgs } = await loadTypeScript("tests/bench/parseBenchArgs.ts");
  const options = readArgs(() => parseBenchArgs?.(args));
  if (args[0] === "first" || args[0] === "export") process.env["GALLEY_CHROME"] = await ensureBrowser();
  if (["bombs", "cli", "export", "first", "inbox"].includes(args[0] ?? "")) await ensureBuilt();
  const alone = ALONE.get(args[0] ?? "");
  if (alone !== undefined) {
    const { [alone]: measure } = await loadTypeScript(`tests/bench/${alone}.ts`);
    await measure?.(options, FOLDER);
    return 0;
  }
  process.env["GALLEY_CHROME"] = await ensureBrowser();
  await ensureBuilt();
  const { bench } = await loadTypeScript("tests/bench/bench.ts");
  await bench?.(options, FOLDER, userDirectory());
  return 0;
});
