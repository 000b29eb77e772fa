// @ts-check
import { join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { runScript } from "./runScript.mjs";

/** The default number of killed writers, and of killed landings. */
const KILLS = 2000;

/** The default of GALLEY_SOAK_MINUTES: how long the simulated days run. */
const MINUTES = 20;

/** The folder for the repository that the days are simulated on. */
const FOLDER = join(root, "node_modules/.galley/soak");

/** Tests that `npm test` runs only in part or not at all. */
const TESTS = [
  "tests/server/store/storeWriters.slow.test.ts",
  "tests/server/operations/landing/landingKills.slow.test.ts",
  "tests/server/store/storeFailures.slow.test.ts",
  "tests/server/store/fullDisk.slow.test.ts",
  "tests/server/reviews/landing/generatedLandings.test.ts",
  "tests/server/reviews/verdicts/verdictOracle.test.ts",
  "tests/server/schema/inbox/inboxOracle.test.ts",
  "tests/cli/inbox/inboxOracle.slow.test.ts",
  "tests/browser/agentLoop.test.ts",
  "tests/server/schema/hostileRedirects.slow.test.ts",
  "tests/server/schema/naughtyStrings.slow.test.ts",
  "tests/sweep/oddKinds.slow.test.ts",
  "tests/browser/bombs.slow.test.ts",
];

const USAGE = "npm run soak takes a number of kills, or `days` to simulate days only.";

/**
 * Simulates a heavy user's day many times with the built program and watches its resources. Then runs the tests that
 * take too long for `npm test`: writers of reviews that are killed (as often as the argument says) and whose system
 * calls fail; repositories that redirect reads elsewhere, are too large, or are odd in any known way; and all naughty
 * strings as paths and searches.
 */
await runScript(import.meta.url, async ([argument = String(KILLS), ...others]) => {
  if ((argument !== "days" && !/^[1-9]\d{0,6}$/u.test(argument)) || others.length > 0) throw new ScriptError(USAGE, 1);
  const minutes = Number(process.env["GALLEY_SOAK_MINUTES"] ?? MINUTES);
  if (!(minutes > 0)) throw new ScriptError("GALLEY_SOAK_MINUTES must be a positive number of minutes.", 1);
  await ensureInstalled();
  const browser = await ensureBrowser();
  await ensureBuilt();
  process.env["GALLEY_CHROME"] = browser;
  const { soakDays } = await loadTypeScript("tests/soak/soakDays.ts");
  const faults = await soakDays?.(minutes, FOLDER);
  if (argument === "days") return faults === 0 ? 0 : 1;
  const { code } = await runTool(
    "vitest",
    ["run", "--project=fast", "--project=alone", "--project=browser", ...TESTS],
    { print: "both", env: { GALLEY_TEST_ALL: "1", GALLEY_SOAK_KILLS: argument, GALLEY_CHROME: browser } },
  );
  return faults === 0 ? code : 1;
});
