import { afterEach, describe, expect, test, vi } from "vitest";
import { ViewedMarks } from "#app/diff/ViewedMarks.ts";

afterEach(() => vi.useRealTimers());

/** Marks of a change of two files: "a" has the hunks a1 and a2, "b" has b1. */
function marks(...viewed: readonly string[]): ViewedMarks {
  const made = new ViewedMarks();
  made.setViewed(new Set(viewed));
  made.putKeys([
    ["a", ["a1", "a2"]],
    ["b", ["b1"]],
  ]);
  return made;
}

describe("ViewedMarks", () => {
  test("counts hunks and files down to zero, and up again when a mark is removed", () => {
    const made = marks("b1");
    expect(made.counts()).toEqual({ hunks: 3, unviewedHunks: 2, files: 2, unviewedFiles: 1 });
    expect([made.unviewedOf("a"), made.unviewedOf("b"), made.unviewedOf("c")]).toEqual([2, 0, null]);
    expect([...made.viewedFiles()]).toEqual(["b"]);
    made.setViewed(new Set(["a1", "a2", "b1"]));
    expect(made.counts()).toEqual({ hunks: 3, unviewedHunks: 0, files: 2, unviewedFiles: 0 });
    expect([...made.viewedFiles()]).toEqual(["b", "a"]);
    made.setViewed(new Set(["a2", "b1"]));
    expect(made.counts()).toEqual({ hunks: 3, unviewedHunks: 1, files: 2, unviewedFiles: 1 });
  });

  test("reports which files a mark affects, and ignores marks of other changes", () => {
    const made = marks();
    const received = vi.fn<(files: readonly string[]) => void>();
    made.subscribe(received);
    made.setViewed(new Set(["a1", "elsewhere"]));
    made.setViewed(new Set(["a1", "elsewhere", "elsewhere too"]));
    expect(received.mock.calls).toEqual([[["a"]]]);
  });

  test("marking hunks keeps the objects of viewed files and counts that did not change", () => {
    const made = marks("b1");
    const [files, counts] = [made.viewedFiles(), made.counts()];
    made.setViewed(new Set(["a1", "b1"]));
    expect(made.viewedFiles()).toBe(files);
    expect(made.counts()).not.toBe(counts);
    const again = made.counts();
    made.setViewed(new Set(["a1", "b1", "elsewhere"]));
    expect(made.counts()).toBe(again);
  });

  test("two identical hunks of a file are marked together, and both count", () => {
    const made = new ViewedMarks();
    made.putKeys([["a", ["same", "same", "other"]]]);
    made.setViewed(new Set(["same"]));
    expect([made.unviewedOf("a"), made.counts().hunks]).toEqual([1, 3]);
  });

  test("new keys for a file replace the old ones", () => {
    const made = marks();
    made.putKeys([["a", ["a3"]]]);
    expect(made.counts()).toEqual({ hunks: 2, unviewedHunks: 2, files: 2, unviewedFiles: 2 });
  });

  test("files that arrive while the user reads are known at once and counted together a moment later", () => {
    vi.useFakeTimers();
    const made = marks("c1");
    const received = vi.fn<(files: readonly string[]) => void>();
    made.subscribe(received);
    const before = made.counts();
    made.putKeys([["c", ["c1"]]]);
    made.putKeys([["d", ["d1"]]]);
    expect([...made.viewedFiles()]).toEqual(["c"]);
    expect(made.counts()).toBe(before);
    vi.advanceTimersByTime(200);
    expect(made.counts()).toEqual({ hunks: 5, unviewedHunks: 4, files: 4, unviewedFiles: 3 });
    expect(received).toHaveBeenCalledTimes(3);
  });
});
