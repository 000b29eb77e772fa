// @ts-check
import { Complaint } from "./Complaint.mjs";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureBuilt } from "./ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { runTool } from "./runTool.mjs";
import { verb } from "./verb.mjs";

/** How many kills where no number is given: some five minutes of them. */
const KILLS = 2000;

/** What `npm test` does a part of, or leaves out. */
const TESTS = [
  "tests/server/reviews/storeWriters.test.ts",
  "tests/server/reviews/storeFailures.test.ts",
  "tests/server/schema/hostileRedirects.test.ts",
  "tests/sweep/oddKinds.test.ts",
  "tests/browser/bombs.test.ts",
];

/**
 * Runs the tests that take longer than `npm test` has time for: reviews written while writers are killed, so many of them as a
 * number says, and system calls fail; repositories that lead reads elsewhere, that are too much, and all kinds of odd ones.
 */
await verb(import.meta.url, async ([word = String(KILLS), ...others]) => {
  const kills = /^[1-9]\d{0,6}$/u.test(word) && others.length === 0 ? word : null;
  if (kills === null) throw new Complaint("npm run soak takes one number, of kills.", 1);
  await ensureInstalled();
  const browser = await ensureBrowser();
  await ensureBuilt();
  const { code } = await runTool(
    "vitest",
    ["run", "--project=fast", "--project=alone", "--project=browser", ...TESTS],
    {
      print: "both",
      env: { GALLEY_SOAK_KILLS: kills, GALLEY_CHROME: browser },
    },
  );
  return code;
});
