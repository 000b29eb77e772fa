import { describe, expect, test } from "vitest";
import { copiedLines, copiedText } from "#app/diff/selection/copiedText.ts";
import type { FileModel } from "#app/diff/models/FileModel.ts";
import { type DiffSide, parsePatch } from "#app/diff/patch/Patch.ts";
import { stackFiles } from "#app/diff/models/FileStack.ts";
import { diffFile, type TestFile } from "../diffFile.ts";
import { modelOf } from "../modelOf.ts";

const PATCH = "@@ -1,4 +1,4 @@\n one\n-two\n+TWO\n three\n-four\n+4\n\\ No newline at end of file\n";
const READ = { patchOf: (model: FileModel) => model.patch, viewedOf: (model: FileModel) => model.viewed };

/** Copies from one position to another, each written as "file:line:offset". */
function copy(files: readonly TestFile[], side: DiffSide, from: string, to: string, folded: readonly string[] = []) {
  const stack = stackFiles(
    files.map((file) => modelOf(file, "unified")),
    new Set(folded),
  );
  const end = (place: string) => {
    const [key = "", line, offset] = place.split(":");
    const patch = stack.models.find(({ file }) => file.key === key)?.patch ?? parsePatch("");
    return { key, patch, line: Number(line), offset: Number(offset) };
  };
  return copiedText(stack, READ, { side, anchor: end(from), focus: end(to) });
}

const two = [diffFile({ key: "a", patch: PATCH }), diffFile({ key: "b" })];

describe("copiedText", () => {
  test("returns the lines of one side between two positions, without signs, in either order", () => {
    expect(copy(two, "new", "a:0:1", "a:3:2").text).toBe("ne\nTWO\nth");
    expect(copy(two, "new", "a:3:2", "a:0:1").text).toBe("ne\nTWO\nth");
    expect(copy(two, "old", "a:0:0", "a:4:4").text).toBe("one\ntwo\nthree\nfour");
    expect(copy(two, "old", "a:0:0", "a:4:4").lines).toBe(4);
  });

  test("ends with a newline only if it ends at the start of the next line", () => {
    expect(copy(two, "new", "a:0:0", "a:2:3").text).toBe("one\nTWO");
    expect(copy(two, "new", "a:0:0", "a:3:0")).toMatchObject({ text: "one\nTWO\n", lines: 2, missing: [] });
  });

  test("continues into other files, leaves out collapsed ones and names those whose lines are not loaded", () => {
    const files = [...two, diffFile({ key: "late", patch: null }), diffFile({ key: "c" })];
    const copied = copy(files, "new", "a:5:0", "c:0:3", ["b"]);
    expect(copied).toEqual({ text: "4\none", lines: 2, missing: ["late"], isCollapsed: true });
  });

  test("leaves out the lines between its ends that only the other side has", () => {
    expect(copy(two, "old", "a:0:0", "a:5:0")).toMatchObject({ text: "one\ntwo\nthree\nfour", lines: 4 });
    expect(copy(two, "new", "a:0:0", "a:2:3")).toMatchObject({ text: "one\nTWO", lines: 2, isCollapsed: false });
  });

  test("keeps carriage returns, and returns bytes that are not UTF-8 as the page shows them", () => {
    const file = diffFile({ key: "a", patch: "@@ -0,0 +1,2 @@\n+caf\udce9\r\n+end\n" });
    expect(copy([file], "new", "a:0:0", "a:1:3").text).toBe("café\r\nend");
  });

  test("finds its ends again when more lines of a file are shown", () => {
    const before = parsePatch("@@ -5,2 +5,2 @@\n five\n-six\n+SIX\n");
    const after = diffFile({ key: "a", patch: "@@ -3,4 +3,4 @@\n three\n four\n five\n-six\n+SIX\n" });
    const stack = stackFiles([modelOf(after, "unified")], new Set());
    const end = { key: "a", patch: before };
    const selection = {
      side: "new",
      anchor: { ...end, line: 0, offset: 2 },
      focus: { ...end, line: 2, offset: 3 },
    } as const;
    expect(copiedText(stack, READ, selection).text).toBe("ve\nSIX");
  });
});

describe("copiedLines", () => {
  const patch = parsePatch(PATCH);

  test("returns marked lines as in their file, each with its newline", () => {
    expect(copiedLines(patch, { side: "new", line: 1, to: 2 })).toBe("one\nTWO\n");
    expect(copiedLines(patch, { side: "old", line: 2, to: 4 })).toBe("two\nthree\nfour\n");
  });

  test("leaves out the last newline if the file has none", () => {
    expect(copiedLines(patch, { side: "new", line: 3, to: 4 })).toBe("three\n4");
  });
});
