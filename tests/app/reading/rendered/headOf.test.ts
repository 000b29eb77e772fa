import { expect, test } from "vitest";
import { headOf } from "#app/reading/rendered/ShowMore.tsx";

test.each([
  ["all of a short text", "a\nb", 3, 0],
  ["nothing of nothing", "", 0, 0],
  ["all of 200 lines", "a\n".repeat(200), 400, 0],
  ["200 lines of more", "a\n".repeat(201), 400, 0],
  ["40,000 characters of a long line", "a".repeat(50_000), 40_000, 0],
  ["the lines before a long one, and its beginning", `a\n${"b".repeat(50_000)}\nc`, 40_000, 0],
  ["300 characters that one could not see", "\u200B".repeat(500), 300, 300],
])("the beginning of a text is %s", (_, text, end, marks) => {
  expect(headOf(text)).toEqual({ end, marks });
});

test("the lines of a rendered text are not counted", () => {
  expect(headOf("a\n".repeat(1000), Infinity)).toEqual({ end: 2000, marks: 0 });
});
