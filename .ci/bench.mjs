// @ts-check
import { join } from "node:path";
import { Complaint } from "./Complaint.mjs";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { root } from "./root.mjs";
import { userDirectory } from "./userDirectory.mjs";
import { verb } from "./verb.mjs";

/** Where the repositories that it makes are kept. */
const FOLDER = join(root, "node_modules/.galley/bench");

/** Measures the built Galley in the browser, beside git and a bare page; the bench itself is in tests/bench. */
await verb(import.meta.url, async (args) => {
  await ensureInstalled();
  const { runnerImport } = await import("vite");
  const load = async (/** @type {string} */ path) => {
    const { module } = await runnerImport(join(root, path), { root, configFile: false, logLevel: "error" });
    return /** @type {Record<string, (...args: unknown[]) => unknown>} */ (module);
  };
  const { parseWords } = await load("tests/bench/parseWords.ts");
  const words = wordsOf(() => parseWords?.(args));
  process.env["GALLEY_CHROME"] = await ensureBrowser();
  await ensureBuilt();
  const { bench } = await load("tests/bench/bench.ts");
  await bench?.(words, FOLDER, userDirectory());
  return 0;
});

/** @param {() => unknown} parse */
function wordsOf(parse) {
  try {
    return parse();
  } catch (error) {
    throw new Complaint(error instanceof Error ? error.message : String(error));
  }
}
