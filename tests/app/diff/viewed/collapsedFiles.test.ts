import { describe, expect, test } from "vitest";
import { collapsedFiles, type CollapseOverride } from "#app/diff/viewed/useCollapseState.ts";
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
  test("folds what there is a reason to fold, and what was seen", () => {
    expect(folded([])).toEqual(["lock"]);
    expect(folded(["c"])).toEqual(["lock", "c"]);
  });

  test("has a file as one chose until all of it is seen, or is not any more", () => {
    const open = { isCollapsed: false, wasViewed: false };
    expect(folded([], [["lock", open]])).toEqual([]);
    expect(folded(["lock"], [["lock", open]])).toEqual(["lock"]);
    expect(folded(["c"], [["c", { isCollapsed: false, wasViewed: true }]])).toEqual(["lock"]);
    expect(folded([], [["a", { isCollapsed: true, wasViewed: true }]])).toEqual(["lock"]);
  });

  test("leaves a seen file open in which something stands that waits for an answer", () => {
    expect(folded(["a", "c"], [], new Set(["a"]))).toEqual(["lock", "c"]);
  });
});
