import { expect, it } from "vitest";
import { joinParts, type Part, partsOf, proposedLines, writeParts } from "#app/reviewing/composers/suggestedParts.ts";

const range = (startLine: number, endLine = startLine) => ({ startLine, endLine });
const part = (startLine: number, endLine: number, ...lines: string[]): Part => ({
  range: range(startLine, endLine),
  lines,
});
const OWN = range(5, 6);

it("the parts of a text are those of its only suggestion", () => {
  expect(partsOf("Why?", OWN)).toBe(null);
  expect(partsOf("```suggestion\nfive\n```\n", OWN)).toEqual([part(5, 6, "five")]);
  expect(partsOf("```suggestion L9\nnine\n```\ntext\n```suggestion L2-L3\n```\n", OWN)).toEqual([
    part(9, 9, "nine"),
    part(2, 3),
  ]);
  expect(partsOf("```suggestion\nfive\n```\n```suggestion\n5\n```\n", OWN), "alternatives").toBe(null);
  expect(partsOf("```suggestion\nfive\n```\n```suggestion L9\n9\n```\n", OWN), "mixed").toBe(null);
});

it("parts that touch the edited lines become one with them, and so do those that touch these", () => {
  const parts = [part(1, 1, "one"), part(4, 5, "four"), part(7, 7), part(20, 20, "twenty")];
  expect(joinParts(parts, range(10, 12))).toEqual({ range: range(10, 12), joined: [], others: parts });
  const { range: all, joined, others } = joinParts(parts, range(6));
  expect([all, joined, others]).toEqual([range(4, 7), [parts[1], parts[2]], [parts[0], parts[3]]]);
  const original = ["4", "5", "6", "7"];
  expect(proposedLines({ range: all, joined, others }, original)).toEqual(["four", "6"]);
  const chain = [part(1, 2, "a"), part(3, 3, "b"), part(4, 6, "c", "d")];
  const whole = joinParts(chain, range(6));
  expect([whole.range, whole.others]).toEqual([range(1, 6), []]);
  expect(proposedLines(whole, [])).toEqual(["a", "b", "c", "d"]);
});

it("one part is written as a suggestion for the lines of the comment, several name theirs, in the order of the file", () => {
  expect(writeParts("", [part(5, 6, "five")])).toEqual({ body: "```suggestion\nfive\n```\n", own: OWN });
  expect(writeParts("Shorter.", [part(9, 9, "```"), part(2, 3)])).toEqual({
    body: "Shorter.\n\n```suggestion L2-L3\n```\n````suggestion L9\n```\n````\n",
    own: range(2, 3),
  });
  expect(writeParts("Only text.", [])).toEqual({ body: "Only text.", own: null });
  expect(writeParts("", [])).toEqual({ body: "", own: null });
});
