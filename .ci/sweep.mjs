// @ts-check
import { join } from "node:path";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureGitSuite } from "./ensureGitSuite.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { readWords } from "./readWords.mjs";
import { root } from "./root.mjs";
import { userDirectory } from "./userDirectory.mjs";
import { verb } from "./verb.mjs";

/** Where programs, caches and the repositories of git's own tests are made. */
const FOLDER = join(root, "node_modules/.galley/sweep");

/**
 * Reads a repository's commits in the browser and compares them with git, follows remarks as blame does, holds the API to
 * git, or reads the repositories of git's own tests; the sweeps themselves are in tests/sweep.
 */
await verb(import.meta.url, async (args) => {
  await ensureInstalled();
  const [first = "", ...rest] = args;
  if (first === "git") {
    const { parseSuiteWords } = await loadTypeScript("tests/sweep/parseSuiteWords.ts");
    const words = /** @type {{ jobs: number }} */ (readWords(() => parseSuiteWords?.(rest)));
    const trash = await ensureGitSuite(join(FOLDER, "suite"), words.jobs);
    const { sweepSuite } = await loadTypeScript("tests/sweep/sweepSuite.ts");
    return (await sweepSuite?.(words, trash, FOLDER)) === 0 ? 0 : 1;
  }
  if (first === "api") {
    const { parseApiWords } = await loadTypeScript("tests/sweep/api/parseApiWords.ts");
    const words = readWords(() => parseApiWords?.(rest));
    const { sweepApi } = await loadTypeScript("tests/sweep/api/sweepApi.ts");
    return (await sweepApi?.(words, userDirectory(), FOLDER)) === 0 ? 0 : 1;
  }
  const { parseSweepWords } = await loadTypeScript("tests/sweep/parseSweepWords.ts");
  const words = readWords(() => parseSweepWords?.(args));
  if (first === "porting") {
    const { sweepPorting } = await loadTypeScript("tests/sweep/sweepPorting.ts");
    await sweepPorting?.(words, userDirectory(), FOLDER);
    return 0;
  }
  process.env["GALLEY_CHROME"] = await ensureBrowser();
  await ensureBuilt();
  const { sweep } = await loadTypeScript("tests/sweep/sweep.ts");
  return (await sweep?.(words, userDirectory())) === 0 ? 0 : 1;
});
