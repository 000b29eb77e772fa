import { describe, expect, it } from "vitest";
import { graphStrokes } from "#app/screens/history/HistoryGraph.tsx";

const NOTHING = { hidden: 0, merges: [] };

describe("the graph cell of a commit", () => {
  it("has its own line through the middle of the row for a plain commit", () => {
    const row = { column: 0, line: 1, ups: [0], downs: [0], below: [1], ...NOTHING };
    expect(graphStrokes([1], row)).toEqual([
      { key: "^0", line: 1, path: "M7 0V20" },
      { key: "v0", line: 1, path: "M7 20V40" },
    ]);
  });

  it("has a curve to the merged commit in that line's color, and each passing line, for a merge", () => {
    const row = { column: 0, line: 1, ups: [0], downs: [0, 2], below: [1, 2, 3], ...NOTHING };
    expect(graphStrokes([1, 2], row)).toEqual([
      { key: "|1", line: 2, path: "M21 0V40" },
      { key: "^0", line: 1, path: "M7 0V20" },
      { key: "v0", line: 1, path: "M7 20V40" },
      { key: "v2", line: 3, path: "M7 20H25Q35 20 35 30V40" },
    ]);
  });

  it("has a curve from each of two lines that fork from it", () => {
    const row = { column: 0, line: 1, ups: [0, 1], downs: [], below: [], ...NOTHING };
    expect(graphStrokes([1, 2], row)).toEqual([
      { key: "^0", line: 1, path: "M7 0V20" },
      { key: "^1", line: 2, path: "M21 0V10Q21 20 11 20H7" },
    ]);
  });
});
