import { afterEach, describe, expect, test, vi } from "vitest";
import { SeenMarks } from "#app/diff/ViewedMarks.ts";

afterEach(() => vi.useRealTimers());

/** Marks of a change of two files: "a" has the hunks a1 and a2, "b" has b1. */
function marks(...seen: readonly string[]): SeenMarks {
  const made = new SeenMarks();
  made.setSeen(new Set(seen));
  made.putKeys([
    ["a", ["a1", "a2"]],
    ["b", ["b1"]],
  ]);
  return made;
}

describe("SeenMarks", () => {
  test("counts hunks and files down to zero, and up again when a mark is taken back", () => {
    const made = marks("b1");
    expect(made.counts()).toEqual({ hunks: 3, unseenHunks: 2, files: 2, unseenFiles: 1 });
    expect([made.unseenOf("a"), made.unseenOf("b"), made.unseenOf("c")]).toEqual([2, 0, null]);
    expect([...made.seenFiles()]).toEqual(["b"]);
    made.setSeen(new Set(["a1", "a2", "b1"]));
    expect(made.counts()).toEqual({ hunks: 3, unseenHunks: 0, files: 2, unseenFiles: 0 });
    expect([...made.seenFiles()]).toEqual(["b", "a"]);
    made.setSeen(new Set(["a2", "b1"]));
    expect(made.counts()).toEqual({ hunks: 3, unseenHunks: 1, files: 2, unseenFiles: 1 });
  });

  test("tells which files a marking concerns, and nothing of marks of other changes", () => {
    const made = marks();
    const heard = vi.fn<(files: readonly string[]) => void>();
    made.subscribe(heard);
    made.setSeen(new Set(["a1", "elsewhere"]));
    made.setSeen(new Set(["a1", "elsewhere", "elsewhere too"]));
    expect(heard.mock.calls).toEqual([[["a"]]]);
  });

  test("a marking of hunks leaves the files that are seen, and the counts, the same objects where they are the same", () => {
    const made = marks("b1");
    const [files, counts] = [made.seenFiles(), made.counts()];
    made.setSeen(new Set(["a1", "b1"]));
    expect(made.seenFiles()).toBe(files);
    expect(made.counts()).not.toBe(counts);
    const again = made.counts();
    made.setSeen(new Set(["a1", "b1", "elsewhere"]));
    expect(made.counts()).toBe(again);
  });

  test("two hunks of one file that read the same are marked together, and both count", () => {
    const made = new SeenMarks();
    made.putKeys([["a", ["same", "same", "other"]]]);
    made.setSeen(new Set(["same"]));
    expect([made.unseenOf("a"), made.counts().hunks]).toEqual([1, 3]);
  });

  test("keys that come again for a file take the place of those before", () => {
    const made = marks();
    made.putKeys([["a", ["a3"]]]);
    expect(made.counts()).toEqual({ hunks: 2, unseenHunks: 2, files: 2, unseenFiles: 2 });
  });

  test("files that arrive while one reads are known at once and counted together after a moment", () => {
    vi.useFakeTimers();
    const made = marks("c1");
    const heard = vi.fn<(files: readonly string[]) => void>();
    made.subscribe(heard);
    const before = made.counts();
    made.putKeys([["c", ["c1"]]]);
    made.putKeys([["d", ["d1"]]]);
    expect([...made.seenFiles()]).toEqual(["c"]);
    expect(made.counts()).toBe(before);
    vi.advanceTimersByTime(200);
    expect(made.counts()).toEqual({ hunks: 5, unseenHunks: 4, files: 4, unseenFiles: 3 });
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
