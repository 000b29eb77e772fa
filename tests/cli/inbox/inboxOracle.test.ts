import { afterAll, expect, it } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { runOracle } from "./inboxOracle.ts";

afterAll(() => brokerLink.close());

it("galley inbox lists what three agents, Ada and Bob left, after each of their steps", async () => {
  expect(await runOracle(1, 10)).toBe(10);
});
