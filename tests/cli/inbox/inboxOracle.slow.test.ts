import { afterAll, expect, it } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { runOracle } from "./inboxOracle.ts";
import { soaked } from "#tests/helpers/testRun.ts";

afterAll(() => brokerLink.close());

const STEPS = soaked(60, 150);

it.each([2, 3, 4])(`galley inbox lists what is left after each of ${STEPS} steps, with seed %i`, async (seed) => {
  expect(await runOracle(seed, STEPS)).toBe(STEPS);
});
