import { expect, test } from "vitest";
import { headOf } from "#app/reading/rendered/ShowMore.tsx";

test.each([
  ["all of a short text", "a\nb", 3],
  ["nothing of nothing", "", 0],
  ["all of 200 lines", "a\n".repeat(200), 400],
  ["200 lines of more", "a\n".repeat(201), 400],
  ["40,000 characters of a long line", "a".repeat(50_000), 40_000],
  ["the lines before a long one, and its beginning", `a\n${"b".repeat(50_000)}\nc`, 40_000],
  ["300 characters that one could not see", "\u200B".repeat(500), 300],
])("the beginning of a text is %s", (_, text, end) => {
  expect(headOf(text)).toBe(end);
});

test("the lines of a rendered text are not counted", () => {
  expect(headOf("a\n".repeat(1000), Infinity)).toBe(2000);
});
