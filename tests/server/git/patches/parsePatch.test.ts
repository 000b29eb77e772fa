import { expect, test } from "vitest";
import { parsePatch } from "#server/git/patches/parsePatch.ts";

const PATCH = `diff --git a/x.ts b/x.ts
index 1111111111111111111111111111111111111111..2222222222222222222222222222222222222222 100644
--- a/x.ts
+++ b/x.ts
@@ -1,3 +1,3 @@ function one() {
 same
--- looks like a header
+++ so does this
 end
@@ -20 +20,2 @@
-old
\\ No newline at end of file
+new\r
+@@ -1 +1 @@
`;

test("hunks have their ranges, section, lines with signs, and position in the text", () => {
  const { hunks, isBinary } = parsePatch(PATCH);
  expect(isBinary).toBe(false);
  expect(hunks.map(({ start, end, ...hunk }) => ({ ...hunk, text: PATCH.slice(start, end) }))).toEqual([
    {
      header: "function one() {",
      oldStart: 1,
      oldCount: 3,
      newStart: 1,
      newCount: 3,
      lines: [" same", "--- looks like a header", "+++ so does this", " end"],
      text: "@@ -1,3 +1,3 @@ function one() {\n same\n--- looks like a header\n+++ so does this\n end\n",
    },
    {
      header: "",
      oldStart: 20,
      oldCount: 1,
      newStart: 20,
      newCount: 2,
      lines: ["-old", "\\ No newline at end of file", "+new\r", "+@@ -1 +1 @@"],
      text: "@@ -20 +20,2 @@\n-old\n\\ No newline at end of file\n+new\r\n+@@ -1 +1 @@\n",
    },
  ]);
});

test("a binary file has no hunks", () => {
  expect(parsePatch("diff --git a/x b/x\nindex 1..2 100644\nBinary files a/x and b/x differ\n")).toEqual({
    isBinary: true,
    hunks: [],
  });
  expect(parsePatch("diff --git a/x b/x\nindex 1..2 100644\nGIT binary patch\nliteral 1\nIcmZPo\n\n").isBinary).toBe(
    true,
  );
});

test("a line of text that reports that files differ does not make a file binary", () => {
  const patch = "--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+Binary files a/x and b/x differ\n";
  expect(parsePatch(patch).isBinary).toBe(false);
});

test("an empty patch has no hunks", () => {
  expect(parsePatch("")).toEqual({ isBinary: false, hunks: [] });
});
