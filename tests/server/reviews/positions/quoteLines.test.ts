import { expect, test } from "vitest";
import { quoteLines } from "#server/reviews/positions/Anchor.ts";

const LETTERS = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

test("a quotation has up to three lines before it and after it", () => {
  expect(quoteLines(LETTERS, 5, 6)).toEqual({ quote: ["e", "f"], before: ["b", "c", "d"], after: ["g", "h", "i"] });
  expect(quoteLines(LETTERS, 1, 1)).toEqual({ quote: ["a"], before: [], after: ["b", "c", "d"] });
  expect(quoteLines(LETTERS, 8, 9)).toEqual({ quote: ["h", "i"], before: ["e", "f", "g"], after: [] });
});

test("a long quotation is cut after a whole line, and within a line only if that alone is too long", () => {
  const lines = Array.from({ length: 9 }, (_, n) => String(n).repeat(4000));
  expect(quoteLines(lines, 1, 9).quote).toEqual(lines.slice(0, 4));
  expect(quoteLines(["x".repeat(20_000), "y"], 1, 2).quote).toEqual(["x".repeat(16_384)]);
});

test("the context of a quotation ends before a line that is too long to identify it", () => {
  const long = "x".repeat(1025);
  expect(quoteLines(["a", long, "b", "c", "d", long, "e"], 4, 4)).toEqual({
    quote: ["c"],
    before: ["b"],
    after: ["d"],
  });
});
