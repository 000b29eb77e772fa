import { expect, test } from "vitest";
import { truncatePatch } from "#server/git/patches/firstPatches.ts";

const HEAD = "diff --git a/a b/a\nindex 1..2 100644\n--- a/a\n+++ b/a\n";
const FIRST = "@@ -1,3 +1,3 @@ top\n one\n-two\n+TWO\n three\n";
const cut = (text: string): string | undefined => truncatePatch(Buffer.from(text))?.toString();

test.each([
  ["a complete patch is unchanged", `${HEAD}${FIRST}`, `${HEAD}${FIRST}`],
  ["half a line is removed", `${HEAD}${FIRST.slice(0, -3)}`, `${HEAD}@@ -1,2 +1,2 @@ top\n one\n-two\n+TWO\n`],
  ["with only a removed line, the new side is empty", `${HEAD}@@ -7 +7 @@\n-x\n+`, `${HEAD}@@ -7,1 +7,0 @@\n-x\n`],
  ["a hunk header without lines is removed", `${HEAD}${FIRST}@@ -9,2 +9,2 @@\n fo`, `${HEAD}${FIRST}`],
  ["half a hunk header is removed", `${HEAD}${FIRST}@@ -9,`, `${HEAD}${FIRST}`],
  [
    "only the header of the last hunk is rewritten",
    `${HEAD}${FIRST}@@ -9,5 +9,6 @@\n a\n+b\n c`,
    `${HEAD}${FIRST}@@ -9,1 +9,2 @@\n a\n+b\n`,
  ],
])("%s", (_, patch, expected) => {
  expect(cut(patch)).toBe(expected);
});

test("a header alone is not a patch", () => {
  expect(truncatePatch(Buffer.from(HEAD))).toBe(null);
  expect(truncatePatch(Buffer.from(`${HEAD}@@ -1 +1 @@\n`))).toBe(null);
  expect(truncatePatch(Buffer.from("diff --g"))).toBe(null);
});
