import { expect, it } from "vitest";
import { expressionSize } from "#server/git/search/searchPattern.ts";

it.each([
  ["", 0],
  ["abc", 3],
  ["a{9}", 9],
  ["(a{9}b){10}", 100],
  ["a{1,32767}", 32_767],
  ["a{20,}", 20],
  ["(((a?){1,20}){1,20}){1,20}", 8000],
  ["[a-f{9}]{40}.{2}", 42],
  ["[]{]{3}", 3],
  ["[[:alpha:]{]{3}", 3],
  ["a\\{9\\}", 4],
  ["{9}", 0],
  ["((((", 0],
  ["a|b|c*", 3],
] as const)("the expression %j has the size %i with its repetitions expanded", (expression, size) => {
  expect(expressionSize(expression)).toBe(size);
});
