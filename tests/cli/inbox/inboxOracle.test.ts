import { expect, it } from "vitest";
import { runOracle } from "./inboxOracle.ts";

it("galley inbox lists what three agents, Ada and Bob left, after each of their steps", async () => {
  expect(await runOracle(1, 10)).toBe(10);
});
