import { expect, it } from "vitest";
import { percentile } from "./percentile.ts";

it("a percentile is one of the values: the smallest that this share of the values does not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 98)).toBe(98);
  expect(percentile([5, 1, 9], 98)).toBe(9);
  expect(percentile([5, 1, 9], 50)).toBe(5);
  expect(percentile([], 98)).toBeNull();
});
