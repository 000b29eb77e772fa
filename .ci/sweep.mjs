// @ts-check
import { join } from "node:path";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureGitSuite } from "./ensureGitSuite.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { readArgs } from "./readArgs.mjs";
import { root } from "./root.mjs";
import { userDirectory } from "./userDirectory.mjs";
import { runScript } from "./runScript.mjs";

/** The folder for programs, caches and the repositories of git's own tests. */
const FOLDER = join(root, "node_modules/.galley/sweep");

/**
 * Sweeps in tests/sweep: compares a repository's commits in the browser with git, compares the positions of comments
 * with git blame, compares the API with git, compares carried verdicts with git, or reads the repositories of git's own
 * tests.
 */
await runScript(import.meta.url, async (args) => {
  await ensureInstalled();
  const [first = "", ...rest] = args;
  if (first === "git") {
    const { parseSuiteArgs } = await loadTypeScript("tests/sweep/parseSuiteArgs.ts");
    const options = /** @type {{ jobs: number }} */ (readArgs(() => parseSuiteArgs?.(rest)));
    const trash = await ensureGitSuite(join(FOLDER, "suite"), options.jobs);
    const { sweepSuite } = await loadTypeScript("tests/sweep/sweepSuite.ts");
    return (await sweepSuite?.(options, trash, FOLDER)) === 0 ? 0 : 1;
  }
  if (first === "api") {
    const { parseApiArgs } = await loadTypeScript("tests/sweep/api/parseApiArgs.ts");
    const options = readArgs(() => parseApiArgs?.(rest));
    const { sweepApi } = await loadTypeScript("tests/sweep/api/sweepApi.ts");
    return (await sweepApi?.(options, userDirectory(), FOLDER)) === 0 ? 0 : 1;
  }
  if (first === "verdicts") {
    const { parseApiArgs } = await loadTypeScript("tests/sweep/api/parseApiArgs.ts");
    const options = readArgs(() => parseApiArgs?.(rest));
    const { sweepVerdicts } = await loadTypeScript("tests/sweep/verdicts/sweepVerdicts.ts");
    return (await sweepVerdicts?.(options, userDirectory(), FOLDER)) === 0 ? 0 : 1;
  }
  const { parseSweepArgs } = await loadTypeScript("tests/sweep/parseSweepArgs.ts");
  const options = readArgs(() => parseSweepArgs?.(args));
  if (first === "porting") {
    const { sweepPorting } = await loadTypeScript("tests/sweep/sweepPorting.ts");
    await sweepPorting?.(options, userDirectory(), FOLDER);
    return 0;
  }
  process.env["GALLEY_CHROME"] = await ensureBrowser();
  process.env["GALLEY_STATE_DIR"] = join(FOLDER, "state"); // not the settings of the user
  await ensureBuilt();
  const { sweep } = await loadTypeScript("tests/sweep/sweep.ts");
  return (await sweep?.(options, userDirectory())) === 0 ? 0 : 1;
});
