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

/** How many kills of writers, and of landings, where no number is given. */
const KILLS = 2000;

/** How many minutes of days are lived where GALLEY_SOAK_MINUTES says nothing else. */
const MINUTES = 20;

/** Where the repository that the days are spent on is made. */
const FOLDER = join(root, "node_modules/.galley/soak");

/** What `npm test` does a part of, or leaves out. */
const TESTS = [
  "tests/server/reviews/store/storeWriters.slow.test.ts",
  "tests/server/reviews/landing/landingKills.slow.test.ts",
  "tests/server/reviews/store/storeFailures.slow.test.ts",
  "tests/server/reviews/store/fullDisk.slow.test.ts",
  "tests/server/schema/hostileRedirects.slow.test.ts",
  "tests/server/schema/naughtyStrings.slow.test.ts",
  "tests/sweep/oddKinds.slow.test.ts",
  "tests/browser/bombs.slow.test.ts",
];

const USAGE = "npm run soak takes a number of kills, or `days` for the days alone.";

/**
 * Lives a heavy user's day many times over against the built program and looks at what it holds; then runs the tests that take
 * longer than `npm test` has time for: reviews written while writers are killed, so many of them as a number says, and system
 * calls fail; repositories that lead reads elsewhere, that are too much, and all kinds of odd ones; all naughty strings as paths and searches.
 */
await runScript(import.meta.url, async ([argument = String(KILLS), ...others]) => {
  if ((argument !== "days" && !/^[1-9]\d{0,6}$/u.test(argument)) || others.length > 0) throw new ScriptError(USAGE, 1);
  const minutes = Number(process.env["GALLEY_SOAK_MINUTES"] ?? MINUTES);
  if (!(minutes > 0)) throw new ScriptError("GALLEY_SOAK_MINUTES is to be a number of minutes.", 1);
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
