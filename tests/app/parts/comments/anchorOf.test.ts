import { expect, test } from "vitest";
import { anchorOf, changePaths } from "#app/parts/comments/anchor.ts";

const PATHS = changePaths({
  paths: ["a", "new name", "copy"],
  statuses: "MRC",
  sources: { fileIndexes: [1, 2], paths: ["old name", "a"], similarities: [90, 80] },
  modes: { fileIndexes: [], old: [], new: [] },
  sameContent: [],
  generated: { fileIndexes: [], reasons: [] },
});
const FROM_BASE = { oldOid: "base", newOid: "head", isCurrent: true, isFromBase: true };

test("a file that was renamed is known by its old path on the old side and by its new one on the new side", () => {
  expect(PATHS.keyOf("old name", "old")).toBe("new name");
  expect(PATHS.keyOf("old name", "new")).toBeNull();
  expect(PATHS.keyOf("new name", "new")).toBe("new name");
  expect(PATHS.keyOf("elsewhere", "new")).toBeNull();
  expect(PATHS.pathOf("new name", "old")).toBe("old name");
  expect(PATHS.pathOf("new name", "new")).toBe("new name");
});

test("a file that was changed itself and copied is its own on the old side", () => {
  expect(PATHS.keyOf("a", "old")).toBe("a");
});

test("a file that was renamed is found by its old path where another was added under that", () => {
  const paths = changePaths({
    paths: ["moved", "name"],
    statuses: "RA",
    sources: { fileIndexes: [0], paths: ["name"], similarities: [100] },
    modes: { fileIndexes: [], old: [], new: [] },
    sameContent: [],
    generated: { fileIndexes: [], reasons: [] },
  });
  expect(paths.keyOf("name", "old")).toBe("moved");
  expect(paths.keyOf("name", "new")).toBe("name");
});

test("a remark on the old side is written on the base by its path there, one on the new side on the head", () => {
  expect(anchorOf({ key: "new name", side: "old", line: 2, to: 5 }, FROM_BASE, PATHS)).toEqual({
    path: "old name",
    side: "OLD",
    startLine: 2,
    endLine: 5,
    commitOid: "base",
  });
  expect(anchorOf({ key: "new name", side: "new", line: 0, to: 0 }, FROM_BASE, PATHS)).toEqual({
    path: "new name",
    side: "NEW",
    startLine: null,
    endLine: null,
    commitOid: "head",
  });
});

test("a remark on the old side of two patch sets held together is written on the new side of the first", () => {
  const between = { ...FROM_BASE, oldOid: "first head", isFromBase: false };
  expect(anchorOf({ key: "a", side: "old", line: 1, to: 1 }, between, PATHS)).toMatchObject({
    side: "NEW",
    commitOid: "first head",
  });
});
