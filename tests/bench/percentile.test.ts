import { expect, it } from "vitest";
import { percentile } from "./percentile.ts";

it("a percentile is a value that occurs: the least that so many do not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 98)).toBe(98);
  expect(percentile([5, 1, 9], 98)).toBe(9);
  expect(percentile([5, 1, 9], 50)).toBe(5);
  expect(percentile([], 98)).toBeNull();
});
