import { join } from "node:path";
import { expect, test } from "vitest";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { soaked, TEST_MS, TESTS_ALL } from "#tests/helpers/testRun.ts";
import { checkVerdicts, generatedPairs } from "./checkVerdicts.ts";

/** Pairs of patch sets; `npm run sweep -- verdicts 10000` tests more. */
const PAIRS = TESTS_ALL ? soaked(400, 1000) : 40;
const SEED = 34;

test(
  `of ${PAIRS} generated pairs of patch sets a verdict still counts only for those whose edits apply to either base`,
  async () => {
    const repo = await tempRepo();
    const asked = { git: repo.gitBytes, scratch: join(repo.path, ".git"), together: 500 };
    const pairs = await generatedPairs(asked, SEED, PAIRS);
    const { faults, counts } = await checkVerdicts(repo.path, asked, pairs);
    expect(faults).toEqual([]);
    // Each kind of case must occur.
    expect(Object.keys(counts).toSorted()).toEqual([
      "BASE_DRIFT",
      "CHANGED",
      "IDENTICAL",
      "MESSAGE_ONLY",
      "TRIVIAL_REBASE",
    ]);
  },
  TEST_MS * Math.ceil(PAIRS / 60),
);
