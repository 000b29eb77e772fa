import { expect, it } from "vitest";
import { readNumber } from "#contract/pageParams.ts";

it.each([
  ["0", 0],
  ["12", 12],
  ["007", 7],
  ["12345", null],
  ["1e3", null],
  ["-1", null],
  ["two", null],
  ["", null],
  [null, null],
])("the URL's %j is read as %j", (word, number) => {
  expect(readNumber(word)).toBe(number);
});
