import { expect, test } from "vitest";
import { columnsOf, longestLine, NO_LENGTHS } from "#app/diff/models/lineWidth.ts";
import { LINE_LENGTH_SHOWN } from "#app/diff/measures.ts";
import { parsePatch, type Patch } from "#app/diff/patch/Patch.ts";

function patchOf(...lines: readonly string[]): Patch {
  return parsePatch(`@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}\n`).join("")}`);
}

test.each([
  { name: "all plain", lines: ["short", "the longest of them", "middling"], columns: 19 },
  { name: "a tab in a line that is not the longest", lines: ["\t\ta", "seven.."], columns: 2 * 8 + 1 },
  { name: "wide characters", lines: ["plain text", "漢字漢字漢字"], columns: columnsOf("漢字漢字漢字", 8) },
  { name: "a carriage return", lines: ["plain", "ends\r"], columns: columnsOf("ends\r", 8) },
  { name: "nothing", lines: [], columns: 0 },
])("the longest line is as wide as its widest one, $name", ({ lines, columns }) => {
  expect(longestLine(patchOf(...lines), 8, NO_LENGTHS)).toBe(columns);
});

test("a truncated line counts as wide as what is shown of it, and its note", () => {
  const long = "x".repeat(2 * LINE_LENGTH_SHOWN);
  const cut = longestLine(patchOf("a", long), 4, NO_LENGTHS);
  expect(cut).toBe(longestLine(patchOf("\t", long), 4, NO_LENGTHS));
  expect(cut).toBeGreaterThan(LINE_LENGTH_SHOWN);
  expect(cut).toBeLessThan(LINE_LENGTH_SHOWN + 100);
  expect(longestLine(patchOf("a", long), 4, new Map([[1, 2 * LINE_LENGTH_SHOWN]]))).toBe(2 * LINE_LENGTH_SHOWN);
});
