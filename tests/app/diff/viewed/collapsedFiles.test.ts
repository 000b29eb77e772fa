import { describe, expect, test } from "vitest";
import { collapsedFiles, type CollapseOverride } from "#app/diff/controller/CollapseState.ts";
import { diffFile } from "../diffFile.ts";

const FILES = [
  diffFile({ key: "a" }),
  diffFile({ key: "lock", collapsedBecause: "lock file" }),
  diffFile({ key: "c" }),
];
const NONE: ReadonlySet<string> = new Set();

function folded(
  viewed: readonly string[],
  overrides: readonly (readonly [string, CollapseOverride])[] = [],
  pinned = NONE,
) {
  return [...collapsedFiles(FILES, new Map(overrides), new Set(viewed), pinned)];
}

describe("collapsedFiles", () => {
  test("collapses generated and viewed files", () => {
    expect(folded([])).toEqual(["lock"]);
    expect(folded(["c"])).toEqual(["lock", "c"]);
  });

  test("respects the user's choice for a file until its viewed state changes", () => {
    const open = { isCollapsed: false, wasViewed: false };
    expect(folded([], [["lock", open]])).toEqual([]);
    expect(folded(["lock"], [["lock", open]])).toEqual(["lock"]);
    expect(folded(["c"], [["c", { isCollapsed: false, wasViewed: true }]])).toEqual(["lock"]);
    expect(folded([], [["a", { isCollapsed: true, wasViewed: true }]])).toEqual(["lock"]);
  });

  test("leaves a viewed file expanded with comments that wait for a reply", () => {
    expect(folded(["a", "c"], [], new Set(["a"]))).toEqual(["lock", "c"]);
  });
});
