import { expect, test } from "vitest";
import { changePaths } from "#app/reading/changes/fileTable.ts";
import { anchorOf } from "#app/reviewing/comments/useComposers.ts";

const PATHS = changePaths({
  paths: ["a", "new name", "copy"],
  statuses: "MRC",
  kinds: "CCC",
  sources: { fileIndexes: [1, 2], paths: ["old name", "a"], similarities: [90, 80] },
  modes: { fileIndexes: [], old: [], new: [] },
  sameContent: [],
  generated: { fileIndexes: [], reasons: [] },
});
const FROM_BASE = { oldOid: "base", newOid: "head", isCurrent: true, isFromBase: true };

test("a renamed file has its old path on the old side and its new one on the new side", () => {
  expect(PATHS.keyOf("old name", "old")).toBe("new name");
  expect(PATHS.keyOf("old name", "new")).toBeNull();
  expect(PATHS.keyOf("new name", "new")).toBe("new name");
  expect(PATHS.keyOf("elsewhere", "new")).toBeNull();
  expect(PATHS.pathOf("new name", "old")).toBe("old name");
  expect(PATHS.pathOf("new name", "new")).toBe("new name");
});

test("a file that was both changed and copied has its own path on the old side", () => {
  expect(PATHS.keyOf("a", "old")).toBe("a");
});

test("a renamed file is found by its old path if another file was added there", () => {
  const paths = changePaths({
    paths: ["moved", "name"],
    statuses: "RA",
    kinds: "CC",
    sources: { fileIndexes: [0], paths: ["name"], similarities: [100] },
    modes: { fileIndexes: [], old: [], new: [] },
    sameContent: [],
    generated: { fileIndexes: [], reasons: [] },
  });
  expect(paths.keyOf("name", "old")).toBe("moved");
  expect(paths.keyOf("name", "new")).toBe("name");
});

test("a comment on the old side is anchored to the base by its path there, one on the new side to the head", () => {
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

test("a comment on the old side of an interdiff is anchored to the new side of the first patch set", () => {
  const between = { ...FROM_BASE, oldOid: "first head", isFromBase: false };
  expect(anchorOf({ key: "a", side: "old", line: 1, to: 1 }, between, PATHS)).toMatchObject({
    side: "NEW",
    commitOid: "first head",
  });
});
