import { expect, it } from "vitest";
import { runOracle } from "./inboxOracle.ts";
import { soaked } from "#tests/helpers/testRun.ts";

const STEPS = soaked(60, 150);

it.each([2, 3, 4])(`galley inbox lists what is left after each of ${STEPS} steps, with seed %i`, async (seed) => {
  expect(await runOracle(seed, STEPS)).toBe(STEPS);
});
