import { describe, expect, test } from "vitest";
import { foldedFiles, type FoldChoice } from "#app/diff/viewed/useFolds.ts";
import { diffFile } from "../diffFile.ts";

const FILES = [diffFile({ key: "a" }), diffFile({ key: "lock", foldedBecause: "lock file" }), diffFile({ key: "c" })];
const NONE: ReadonlySet<string> = new Set();

function folded(seen: readonly string[], choices: readonly (readonly [string, FoldChoice])[] = [], held = NONE) {
  return [...foldedFiles(FILES, new Map(choices), new Set(seen), held)];
}

describe("foldedFiles", () => {
  test("folds what there is a reason to fold, and what was seen", () => {
    expect(folded([])).toEqual(["lock"]);
    expect(folded(["c"])).toEqual(["lock", "c"]);
  });

  test("has a file as one chose until all of it is seen, or is not any more", () => {
    const open = { isFolded: false, wasSeen: false };
    expect(folded([], [["lock", open]])).toEqual([]);
    expect(folded(["lock"], [["lock", open]])).toEqual(["lock"]);
    expect(folded(["c"], [["c", { isFolded: false, wasSeen: true }]])).toEqual(["lock"]);
    expect(folded([], [["a", { isFolded: true, wasSeen: true }]])).toEqual(["lock"]);
  });

  test("leaves a seen file open in which something stands that waits for an answer", () => {
    expect(folded(["a", "c"], [], new Set(["a"]))).toEqual(["lock", "c"]);
  });
});
