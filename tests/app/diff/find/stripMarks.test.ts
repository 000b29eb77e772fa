import { describe, expect, test } from "vitest";
import type { FoundFile } from "#app/diff/workers/changeMessages.ts";
import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import { fileModel, guessedModel } from "#app/diff/models/FileModel.ts";
import { stackFiles, type FileStack } from "#app/diff/models/FileStack.ts";
import { stripMarks } from "#app/diff/find/FindStrip.tsx";
import { contentsOf, diffFile } from "../diffFile.ts";

const FACTS = { layout: "unified", tabSize: 4, wrapIn: null, numberPadding: 2 } as const;

const LINES = 10;
const added = (key: string) =>
  diffFile({
    key,
    status: "ADDED",
    additions: LINES,
    deletions: 0,
    patch: `@@ -0,0 +1,${LINES} @@\n${"+line\n".repeat(LINES)}`,
  });

/**
 * Each file has a header of 40 px, a hunk header of 28, 10 lines of 20 and a footer of 12; the gap between two files is
 * 16.
 */
function stackOf(files: readonly DiffFile[], isLaidOut: boolean, collapsed: readonly string[] = []): FileStack {
  const contents = contentsOf(files.map(({ key }) => added(key)));
  const models = files.map((file) =>
    isLaidOut
      ? fileModel(file, contents.of(file.key), { facts: FACTS }, null)
      : guessedModel(file, contents.of(file.key), FACTS),
  );
  return stackFiles(models, new Set(collapsed));
}

const found = (key: string, ...lines: readonly number[]): FoundFile => ({
  key,
  count: lines.length,
  lines: LINES,
  matchRanges: Int32Array.from(lines.flatMap((line) => [line, 0, 1])),
});

/** The marked pixels, as pixel: file/match. */
function marked(stack: FileStack, files: readonly FoundFile[], pixels: number): readonly string[] {
  const marks = stripMarks(stack, (key) => files.find((file) => file.key === key) ?? null, null, pixels);
  return Array.from(marks.files, (file, pixel) => `${pixel}: ${file}/${marks.matches[pixel]}`).filter(
    (_, pixel) => marks.files[pixel] !== -1,
  );
}

describe("stripMarks", () => {
  const files = [added("a"), added("b")];

  test("marks the rows with matches, and for each pixel the uppermost match", () => {
    const stack = stackOf(files, true);
    expect(stack.height).toBe(576);
    expect(marked(stack, [found("a", 0, 1, 9), found("b", 2)], 576)).toEqual([
      "68: 0/0",
      "88: 0/1",
      "248: 0/2",
      "404: 1/0",
    ]);
    expect(marked(stack, [found("a", 0, 1, 9), found("b", 2)], 9)).toEqual(["1: 0/0", "3: 0/2", "6: 1/0"]);
  });

  test("marks files whose height is not proportional to their lines", () => {
    const stack = stackOf(files, false);
    expect(stack.height).toBe(576);
    expect(marked(stack, [found("b", 5)], 576)).toEqual([`${296 + 40 + 120}: 1/0`]);
  });

  test("marks a collapsed file and one with unknown positions at its header", () => {
    const stack = stackOf(files, true, ["a"]);
    expect(marked(stack, [found("a", 9), { ...found("b", 9), matchRanges: null }], 336)).toEqual(["0: 0/0", "56: 1/0"]);
  });

  test("returns the pixel of the current match, also if another match shares it", () => {
    const stack = stackOf(files, true);
    const match = { key: "a", line: 1, from: 0, to: 1, index: 1 };
    expect(stripMarks(stack, () => found("a", 0, 1), match, 9).current).toBe(1);
    expect(stripMarks(stack, () => null, null, 9).current).toBe(-1);
  });
});
