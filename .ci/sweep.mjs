// @ts-check
import { join } from "node:path";
import { Complaint } from "./Complaint.mjs";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { root } from "./root.mjs";
import { userDirectory } from "./userDirectory.mjs";
import { verb } from "./verb.mjs";

/** Reads a repository's commits in the browser and compares them with git; the sweep itself is in tests/sweep. */
await verb(import.meta.url, async (args) => {
  await ensureInstalled();
  const { runnerImport } = await import("vite");
  const load = async (/** @type {string} */ path) => {
    const { module } = await runnerImport(join(root, path), { root, configFile: false, logLevel: "error" });
    return /** @type {Record<string, (...args: unknown[]) => unknown>} */ (module);
  };
  const { parseSweepWords } = await load("tests/sweep/parseSweepWords.ts");
  const words = wordsOf(() => parseSweepWords?.(args));
  process.env["GALLEY_CHROME"] = await ensureBrowser();
  await ensureBuilt();
  const { sweep } = await load("tests/sweep/sweep.ts");
  return (await sweep?.(words, userDirectory())) === 0 ? 0 : 1;
});

/** @param {() => unknown} parse */
function wordsOf(parse) {
  try {
    return parse();
  } catch (error) {
    throw new Complaint(error instanceof Error ? error.message : String(error));
  }
}
