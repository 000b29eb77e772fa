import { expect, it } from "vitest";
import type { ReportedFix } from "#server/reviews/reports/Report.ts";
import { wholeLineFix } from "#server/exchange/reports/placedReport.ts";

const LINES = ["const é = 1", "let x = é;", "end();"];

type Region = Extract<ReportedFix, { readonly kind: "region" }>;

function region(
  [startLine, startColumn]: readonly [number, number | null],
  [endLine, endColumn]: readonly [number, number | null],
  text: string,
  inBytes = false,
): Region {
  return { kind: "region", startLine, startColumn, endLine, endColumn, inBytes, text };
}

it.each([
  ["an insertion at the end of a line", region([1, 12], [1, 12], ";"), [1, 1, "const é = 1;"]],
  ["a part of a line", region([2, 1], [2, 4], "const"), [2, 2, "const x = é;"]],
  ["a column in bytes", region([2, 9], [2, 11], "1", true), [2, 2, "let x = 1;"]],
  ["a part of two lines", region([1, 7], [2, 5], "y"), [1, 2, "const yx = é;"]],
  ["whole lines", region([1, null], [2, null], "a\nb\nc\n"), [1, 2, "a", "b", "c"]],
  ["a line with its end", region([2, 1], [3, 1], ""), [2, 3, "end();"]],
  ["the last line with its end", region([3, 1], [4, 1], "stop();\n"), [3, 3, "stop();"]],
  ["an offset", { kind: "offsets", from: 12, to: 15, text: "var" } as const, [2, 2, "var x = é;"]],
  ["a line that is not there", region([9, 1], [9, 2], "x"), null],
  ["an end before the start", region([2, 1], [1, 1], "x"), null],
  ["no change", region([2, 1], [2, 4], "let"), null],
  ["an offset beyond the file", { kind: "offsets", from: 400, to: 401, text: "x" } as const, null],
])("converts %s to whole lines", (_, fix, expected) => {
  const whole = wholeLineFix(fix, LINES);
  expect(whole && [whole.startLine, whole.endLine, ...whole.lines]).toEqual(expected);
});
