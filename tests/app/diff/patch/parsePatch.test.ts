import { describe, expect, test } from "vitest";
import { lineText } from "#app/diff/patch/patchLines.ts";
import { LineKind, parsePatch, type Patch } from "#app/diff/patch/Patch.ts";
import { changeInRepository } from "../changeInRepository.ts";

const SIGN = { [LineKind.context]: " ", [LineKind.added]: "+", [LineKind.removed]: "-", [LineKind.marker]: "" };

/** Writes the hunks back as a unified diff. */
function written(patch: Patch): string {
  return patch.hunks
    .map(({ ranges, heading, first, end }) => {
      const header = heading === "" ? `${ranges}\n` : `${ranges} ${heading}\n`;
      const lines = Array.from({ length: end - first }, (_, i) => {
        const kind = [...patch.kinds][first + i];
        return `${Object.entries(SIGN).find(([of]) => Number(of) === kind)?.[1]}${lineText(patch, first + i)}\n`;
      });
      return header + lines.join("");
    })
    .join("");
}

function fromFirstHunk(text: string): string {
  return text.slice(text.indexOf("@@ "));
}

const BEFORE = Array.from({ length: 60 }, (_, i) => `line ${i + 1}\n`);
const AFTER = BEFORE.map((line, i) => (i === 4 ? "-- a\n++ b\n" : i === 40 ? "" : line));

describe("parsePatch", () => {
  test("returns every character of git's output", () => {
    const changes: readonly (readonly [string, string])[] = [
      [BEFORE.join(""), AFTER.join("")],
      ["-- a\n-- b\n++ c\n", "++ c\n@@ -1 +1 @@\ndiff --git a/x b/x\n"],
      ["a\nb", "a\nc"],
      ["a", "a\n"],
      ["a\r\nb\r\n", "a\r\nB\n\r\n\rc\n"],
      ["\n\n\n", "\n \n\t\n"],
      ["x\u2028y\u0085z\n", "x\u2028Y\u0085z\n"],
    ];
    for (const [before, after] of changes) {
      const [text = ""] = changeInRepository({ f: before }, { f: after });
      expect(written(parsePatch(text))).toBe(fromFirstHunk(text));
    }
  });

  test("numbers the lines as they are in the files", () => {
    const [text = ""] = changeInRepository({ f: BEFORE.join("") }, { f: AFTER.join("") });
    const patch = parsePatch(text);
    const before = BEFORE.join("").split("\n");
    const after = AFTER.join("").split("\n");
    expect(patch.hunks).toHaveLength(2);
    for (let line = 0; line < patch.lineCount; line++) {
      const old = patch.oldNumbers[line] ?? 0;
      const current = patch.newNumbers[line] ?? 0;
      const text = lineText(patch, line);
      expect([old + current > 0, before[old - 1] ?? text, after[current - 1] ?? text]).toEqual([true, text, text]);
    }
  });

  test("parses a removed line that begins with dashes as a line, not as a header", () => {
    const patch = parsePatch("--- a/f\n+++ b/f\n@@ -1,2 +1 @@\n--- a/x\n keep\n");
    expect([lineText(patch, 0), patch.kinds[0]]).toEqual(["-- a/x", LineKind.removed]);
    expect(patch.lineCount).toBe(2);
  });

  test("reads the two sections of a file that became a symbolic link", () => {
    const [removed = "", added = ""] = changeInRepository({ f: "text\n" }, { f: { link: "target" } });
    const patch = parsePatch(removed + added);
    expect(Array.from({ length: patch.lineCount }, (_, line) => lineText(patch, line))).toEqual([
      "text",
      "target",
      "\\ No newline at end of file",
    ]);
  });

  test("recognizes a binary change, and returns no hunks for text that is not a diff", () => {
    const [text = ""] = changeInRepository({ f: Uint8Array.of(0, 1) }, { f: Uint8Array.of(0, 2) });
    expect(parsePatch(text)).toMatchObject({ isBinary: true, hunks: [], lineCount: 0 });
    expect(parsePatch("")).toMatchObject({ isBinary: false, hunks: [], lineCount: 0 });
    expect(parsePatch("@@ nonsense @@\n+ a\n")).toMatchObject({ hunks: [], lineCount: 0 });
  });

  test("shows the available lines when a patch ends too early", () => {
    const patch = parsePatch("@@ -1,9 +1,9 @@\n one\n-two");
    expect([lineText(patch, 0), lineText(patch, 1)]).toEqual(["one", "two"]);
    expect(patch.lineCount).toBe(2);
  });
});
