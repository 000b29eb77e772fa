import { afterAll, expect, it } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { runOracle } from "./inboxOracle.ts";

afterAll(() => brokerLink.close());

it.each([2, 3, 4])("galley inbox lists what is left after each of 150 steps, with seed %i", async (seed) => {
  expect(await runOracle(seed, 150)).toBe(150);
});
