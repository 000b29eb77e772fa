import { describe, expect, test } from "vitest";
import type { FileModel } from "#app/diff/models/FileModel.ts";
import { fileAt, heightOfPosition, stackPositionAt, stackFiles } from "#app/diff/models/FileStack.ts";
import { diffFile } from "../diffFile.ts";
import { modelOf } from "../modelOf.ts";

const NONE: ReadonlySet<string> = new Set();

function model(key: string, patch: string | null, layout: "unified" | "split" = "unified"): FileModel {
  return modelOf(diffFile({ key, patch, status: "ADDED", additions: 20, deletions: 20 }), layout);
}

/** Header 40, hunk header 28, `lines` lines of 20, footer 12, gap 16. */
function patchOf(lines: number): string {
  return `@@ -1,${lines} +1,${lines} @@\n${" x\n".repeat(lines)}`;
}

describe("a stack of files", () => {
  test("stacks the files with header, rows, footer and gap", () => {
    const stack = stackFiles([model("a", patchOf(5)), model("b", patchOf(2)), model("c", patchOf(1))], new Set(["b"]));
    expect([...stack.tops]).toEqual([0, 196, 252, 368]);
    expect(stack.height).toBe(352);
    expect([-5, 0, 195, 196, 251, 252, 9999].map((y) => fileAt(stack, y))).toEqual([0, 0, 0, 1, 1, 2, 2]);
    expect(fileAt(stackFiles([], NONE), 0)).toBe(-1);
    expect(["b", "d", undefined].map(stack.fileIndexOf)).toEqual([1, -1, -1]);
  });

  test("uses the touch-screen height of hunk headers, rendered or estimated", () => {
    const touched = (key: string, patch: string | null, status: "ADDED" | "MODIFIED" = "ADDED") =>
      modelOf(diffFile({ key, patch, status, additions: 20, deletions: 0 }), "unified", null, { hunkHeaderHeight: 40 });
    const stack = stackFiles([touched("a", patchOf(5)), touched("b", null), touched("c", null, "MODIFIED")], NONE);
    expect([...stack.tops]).toEqual([0, 208, 716, 1664]);
    const position = stackPositionAt(stack, 40 + 40 + 20 * 3 + 7);
    expect(position).toEqual({ key: "a", line: 3, offset: 7 });
    expect(position && heightOfPosition(stack, position)).toBe(40 + 40 + 20 * 3 + 7);
  });

  test("finds a line again after files above it have arrived with another height", () => {
    const before = stackFiles([model("a", null), model("b", patchOf(50))], NONE);
    const y = (before.tops[1] ?? 0) + 40 + 28 + 20 * 10 + 7;
    const position = stackPositionAt(before, y);
    expect(position).toEqual({ key: "b", line: 10, offset: 7 });
    const after = stackFiles([model("a", patchOf(3)), model("b", patchOf(50))], NONE);
    expect(position && heightOfPosition(after, position)).toBe((after.tops[1] ?? 0) + 40 + 28 + 20 * 10 + 7);
  });

  test("finds a line again in the other layout", () => {
    const patch = `@@ -1,6 +1,6 @@\n${"-a\n".repeat(5)}${"+b\n".repeat(5)} end\n`;
    const unified = stackFiles([model("a", patch)], NONE);
    const split = stackFiles([model("a", patch, "split")], NONE);
    const position = stackPositionAt(unified, 40 + 28 + 20 * 10);
    expect(position).toEqual({ key: "a", line: 10, offset: 0 });
    expect(position && heightOfPosition(split, position)).toBe(40 + 28 + 20 * 5);
  });

  test("stays at a file's header when the file is collapsed above the viewport", () => {
    const models = [model("a", patchOf(50)), model("b", patchOf(5))];
    const position = stackPositionAt(stackFiles(models, NONE), 700);
    expect(position && heightOfPosition(stackFiles(models, new Set(["a"])), position)).toBe(40);
  });

  test("keeps a position in a file that is loading, and drops it for a removed file", () => {
    const position = stackPositionAt(stackFiles([model("a", null)], NONE), 60);
    expect(position).toEqual({ key: "a", line: null, offset: 60 });
    expect(position && heightOfPosition(stackFiles([model("a", patchOf(50))], NONE), position)).toBe(60);
    expect(position && heightOfPosition(stackFiles([model("b", patchOf(50))], NONE), position)).toBeNull();
    expect(stackPositionAt(stackFiles([], NONE), 10)).toBeNull();
  });
});
