import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { textsPatch } from "#app/diff/compare/textPatches.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "galley-texts-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Git's diff between two texts, without the file headers. */
function byGit(before: string, after: string): string {
  const [old, current] = [join(folder, "old"), join(folder, "new")];
  writeFileSync(old, before);
  writeFileSync(current, after);
  try {
    execFileSync("git", ["diff", "--no-index", "--minimal", "--no-indent-heuristic", old, current], { cwd: folder });
    return "";
  } catch (error) {
    const text = String((error as { stdout: Buffer }).stdout); // The exit code is 1 if the texts differ.
    return text.slice(text.indexOf("@@")).replace(/^(@@ .* @@).*$/gmu, "$1");
  }
}

const lines = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => `line ${from + index}`);
const whole = (parts: readonly string[]): string => parts.map((line) => `${line}\n`).join("");

it.each([
  ["a line changed", lines(0, 20), [...lines(0, 9), "other", ...lines(10, 20)]],
  ["lines put in at the beginning", lines(0, 5), ["a", "b", ...lines(0, 5)]],
  ["lines taken out at the end", lines(0, 9), lines(0, 5)],
  ["two changes six lines apart", lines(0, 30), [...lines(0, 9), "x", ...lines(10, 16), "y", ...lines(17, 30)]],
  ["two changes seven lines apart", lines(0, 30), [...lines(0, 9), "x", ...lines(10, 17), "y", ...lines(18, 30)]],
  ["all of it new", [], lines(0, 3)],
  ["all of it gone", lines(0, 3), []],
])("with %s equals git's output", (_name, before, after) => {
  // Here a text that ends with a newline has an empty last line, which git does not count.
  expect(textsPatch(before.join("\n"), after.join("\n"))).toBe(byGit(whole(before), whole(after)));
});

it("equal texts have an empty patch", () => {
  expect(textsPatch("a\nb", "a\nb")).toBe("");
  expect(textsPatch("", "")).toBe("");
});

it("a newline at the end adds a line", () => {
  expect(textsPatch("a", "a\n")).toBe("@@ -1 +1,2 @@\n a\n+\n");
});

it("of long texts with nothing in common, one is replaced by the other", () => {
  const [before, after] = [lines(0, 2000), lines(5000, 7000)];
  const patch = textsPatch(before.join("\n"), after.join("\n"));
  expect(patch.startsWith("@@ -1,2000 +1,2000 @@\n-line 0\n-line 1\n")).toBe(true);
  expect(patch.endsWith("+line 6998\n+line 6999\n")).toBe(true);
});
