import { expect, test } from "vitest";
import { clusterEnd, clusterStart, truncated } from "#app/ui/format.ts";
import { NO_LENGTHS, shownText } from "#app/diff/models/lineWidth.ts";
import { LINE_LENGTH_SHOWN } from "#app/diff/measures.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";

test("a character of several code units begins at its first code unit", () => {
  expect(clusterStart("a👨‍👩‍👧b", 4)).toBe(1);
  expect(clusterStart("e\u0301", 1)).toBe(0);
  expect(clusterStart("ab", 1)).toBe(1);
});

test("a character of several code units ends at its last code unit", () => {
  expect(clusterEnd("a👨‍👩‍👧b", 3)).toBe(9);
  expect(clusterEnd("🇩🇪🇫🇷", 0)).toBe(4);
  expect(clusterEnd("e\u0301", 0)).toBe(2);
  expect(clusterEnd("ab", 0)).toBe(1);
});

test("a text is truncated before a character that does not fit", () => {
  expect(truncated("ab🇩🇪", 4)).toBe("ab");
  expect(truncated("ab🇩🇪", 6)).toBe("ab🇩🇪");
});

test("a long line is cut before a flag that would be cut in half by the limit", () => {
  const start = "x".repeat(LINE_LENGTH_SHOWN - 2);
  expect(shownText(parsePatch(`@@ -0,0 +1 @@\n+${start}🇩🇪 and more\n`), 0, NO_LENGTHS)).toBe(start);
});
