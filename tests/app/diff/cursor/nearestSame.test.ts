import { expect, test } from "vitest";
import { lineText } from "#app/diff/patch/patchLines.ts";
import { nearestSame, textsFrom } from "#app/diff/cursor/readingPosition.ts";
import { parsePatch, type Patch } from "#app/diff/patch/Patch.ts";

/** The patch of a new file with these lines. */
function added(lines: readonly string[]): Patch {
  const body = lines.map((line) => `+${line}\n`).join("");
  return parsePatch(
    `diff --git a/a b/a\nnew file mode 100644\n--- /dev/null\n+++ b/a\n@@ -0,0 +1,${lines.length} @@\n${body}`,
  );
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

/** The position at which a line of one patch is found in another by its text. */
function followed(before: Patch, after: Patch, text: string): string {
  const at = Array.from({ length: before.lineCount }, (_, line) => line).find(
    (line) => lineText(before, line) === text,
  );
  if (at === undefined) throw new Error("There is no such line.");
  return lineText(after, nearestSame(after, "new", textsFrom(before, "new", at), at));
}

test("a line is found however many lines were inserted or deleted above it", () => {
  const before = added(numbered(100));
  expect(followed(before, added(["x", "y", "z", ...numbered(100)]), "line 60")).toBe("line 60");
  expect(followed(before, added(numbered(100).slice(30)), "line 60")).toBe("line 60");
});

test("of identical lines the nearest with the same next line is found", () => {
  const before = added(["{", "a", "}", "{", "b", "}", "{", "c", "}"]);
  const after = added(["{", "new", "}", "{", "a", "}", "{", "b", "}", "{", "c", "}"]);
  const second = nearestSame(after, "new", textsFrom(before, "new", 3), 3);
  expect(second).toBe(6);
  const twice = added([...numbered(5), "same", "same", "same", ...numbered(5), "same", "same", "same"]);
  expect(nearestSame(twice, "new", ["same", "same", "same"], 12)).toBe(13);
});

test("a line whose next line changed is found if it is the only one", () => {
  const before = added(numbered(50));
  const after = added(["above", ...numbered(50).map((line) => (line === "line 21" ? "other" : line))]);
  expect(followed(before, after, "line 20")).toBe("line 20");
});

test("a line that was deleted, or is blank, leaves the position as it is", () => {
  const after = added(["x", ...numbered(20)]);
  expect(nearestSame(after, "new", ["gone", "and", "these"], 7)).toBe(7);
  expect(nearestSame(after, "new", ["", " ", ""], 7)).toBe(7);
  expect(nearestSame(added(["}", "a", "b"]), "new", ["}", "x", "y"], 2)).toBe(2);
});
