import { expect, test } from "vitest";
import { clusterEnd, clusterStart, truncated } from "#app/ui/format.ts";
import { NO_LENGTHS, shownText } from "#app/diff/lines/lineWidth.ts";
import { LINE_LENGTH_SHOWN } from "#app/diff/measures.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";

test("a sign of several characters begins at its first", () => {
  expect(clusterStart("a👨‍👩‍👧b", 4)).toBe(1);
  expect(clusterStart("e\u0301", 1)).toBe(0);
  expect(clusterStart("ab", 1)).toBe(1);
});

test("a sign of several characters ends at its last", () => {
  expect(clusterEnd("a👨‍👩‍👧b", 3)).toBe(9);
  expect(clusterEnd("🇩🇪🇫🇷", 0)).toBe(4);
  expect(clusterEnd("e\u0301", 0)).toBe(2);
  expect(clusterEnd("ab", 0)).toBe(1);
});

test("a text is truncated before a sign that does not fit", () => {
  expect(truncated("ab🇩🇪", 4)).toBe("ab");
  expect(truncated("ab🇩🇪", 6)).toBe("ab🇩🇪");
});

test("a long line is cut before a flag that is half beyond the limit", () => {
  const start = "x".repeat(LINE_LENGTH_SHOWN - 2);
  expect(shownText(parsePatch(`@@ -0,0 +1 @@\n+${start}🇩🇪 and more\n`), 0, NO_LENGTHS)).toBe(start);
});
