import { expect, test } from "vitest";
import { ChangedWords } from "#app/diff/compare/ChangedWords.ts";
import type { IgnoredWhitespace } from "#app/diff/patch/DiffFile.ts";
import { lineText } from "#app/diff/patch/patchLines.ts";
import { pairBySimilarity } from "#app/diff/compare/pairBySimilarity.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { changeInRepository } from "../changeInRepository.ts";

/** The lines of git's diff between two texts, with the changed words of each line in brackets. */
function markedDiff(before: string, after: string, ignored: IgnoredWhitespace = "none"): readonly string[] {
  const [text = ""] = changeInRepository({ f: before }, { f: after });
  const patch = parsePatch(text);
  const words = new ChangedWords(patch, ignored);
  return patch.hunks.flatMap(({ first, end }, hunk) =>
    Array.from({ length: end - first }, (_, i) => {
      const line = first + i;
      const marked = words.rangesOf(line, hunk).reduceRight(
        (shown, { from, to }) => {
          return `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`;
        },
        lineText(patch, line),
      );
      return `${" +-\\"[patch.kinds[line] ?? 0]}${marked}`;
    }),
  );
}

test("lines are compared in order if as many were added as removed", () => {
  expect(markedDiff("let a = 1;\nlet b = 2;\nend\n", "let a = 3;\nlet b = 4;\nend\n")).toEqual([
    "-let a = [1];",
    "-let b = [2];",
    "+let a = [3];",
    "+let b = [4];",
    " end",
  ]);
});

test("a line is compared with its successor if more lines were added than removed", () => {
  expect(
    markedDiff("start\nreturn compute(a);\n", "start\n// Quick.\nif (a === 0) exit();\nreturn compute(a, b);\n"),
  ).toEqual([" start", "-return compute(a);", "+// Quick.", "+if (a === 0) exit();", "+return compute(a[, b]);"]);
});

test("a missing newline at the end of the file does not separate lines", () => {
  const marker = "\\\\ No newline at end of file";
  expect(markedDiff("let a = 1;", "let a = 2;")).toEqual(["-let a = [1];", marker, "+let a = [2];", marker]);
});

test("lines of another change and of a new file have no changed words", () => {
  expect(markedDiff("", "let a = 1;\nlet a = 2;\n")).toEqual(["+let a = 1;", "+let a = 2;"]);
  expect(markedDiff("a b\nsame\n", "same\na c\n")).toEqual(["-a b", " same", "+a c"]);
});

test("the changes of a line are the same array each time", () => {
  const patch = parsePatch("@@ -1 +1 @@\n-let a = 1;\n+let a = 2;\n");
  const words = new ChangedWords(patch);
  expect(words.rangesOf(0, 0)).toBe(words.rangesOf(0, 0));
  expect(words.rangesOf(1, 0)).toEqual([{ from: 8, to: 9 }]);
});

test("pairs never cross, are the most similar ones, and leave out lines without a similar one", () => {
  expect(pairBySimilarity(["one two three", "x y z"], ["x y w", "one two four", "x y z"])).toEqual(Int32Array.of(1, 2));
  expect(pairBySimilarity(["alpha beta", "gamma delta"], ["gamma delta"])).toEqual(Int32Array.of(-1, 0));
  expect(pairBySimilarity(["", "  "], [""])).toEqual(Int32Array.of(-1, -1));
});

test("runs that are too long for comparing all pairs are not compared", () => {
  const lines = Array.from({ length: 2000 }, (_, i) => `line ${i}`);
  expect(pairBySimilarity(lines, lines.slice(1))).toBe(null);
});

test("whitespace that the diff ignores is not marked within a line either", () => {
  const [before, after] = ["\treturn sum(one, two);\nend\n", "    return  total(one,two);\nend\n"];
  const marks = (ignored?: IgnoredWhitespace) => markedDiff(before, after, ignored).slice(0, 2);
  expect(marks()).toEqual(["-[\t]return[ sum](one,[ ]two);", "+[    ]return[  total](one,two);"]);
  expect(marks("amount")).toEqual(["-\treturn [sum](one,[ ]two);", "+    return  [total](one,two);"]);
  expect(marks("all")).toEqual(["-\treturn [sum](one, two);", "+    return  [total](one,two);"]);
});
