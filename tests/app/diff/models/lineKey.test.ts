import { expect, test } from "vitest";
import { lineKey } from "#app/diff/models/drawnRows.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";

const keysOf = (text: string) => {
  const patch = parsePatch(text);
  return Array.from({ length: patch.lineCount }, (_, line) => lineKey(patch, line));
};

test("a line has the same key however much context is shown", () => {
  const little = keysOf("@@ -3,2 +3,2 @@\n three\n-four\n+vier\n");
  const more = keysOf("@@ -2,4 +2,4 @@\n two\n three\n-four\n+vier\n five\n");
  expect(little).toEqual(["3 3", "4 0", "0 4"]);
  expect(more).toEqual(["2 2", ...little, "5 5"]);
});

test("no two lines have the same key, including the markers of both sides", () => {
  const marker = "\\ No newline at end of file";
  const keys = keysOf(`@@ -1,2 +1,2 @@\n one\n-two\n${marker}\n+zwei\n${marker}\n`);
  expect(keys).toEqual(["1 1", "2 0", "2 0 end", "0 2", "0 2 end"]);
});
