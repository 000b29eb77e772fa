// @ts-check
import { Complaint } from "./Complaint.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { runTool } from "./runTool.mjs";
import { verb } from "./verb.mjs";

/** How many kills where no number is given: some five minutes of them. */
const KILLS = 2000;

/**
 * Runs the tests that write reviews while writers are killed and system calls fail, with many more kills than `npm test`
 * has time for. A number says how many.
 */
await verb(import.meta.url, async ([word = String(KILLS), ...others]) => {
  const kills = /^[1-9]\d{0,6}$/u.test(word) && others.length === 0 ? word : null;
  if (kills === null) throw new Complaint("npm run soak takes one number, of kills.", 1);
  await ensureInstalled();
  const tests = ["tests/server/reviews/storeWriters.test.ts", "tests/server/reviews/storeFailures.test.ts"];
  const { code } = await runTool("vitest", ["run", "--project=fast", ...tests], {
    print: "both",
    env: { GALLEY_SOAK_KILLS: kills },
  });
  return code;
});
