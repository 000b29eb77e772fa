import { describe, expect, it } from "vitest";
import { graphStrokes } from "#app/screens/history/HistoryGraph.tsx";

const NOTHING = { hidden: 0, merges: [] };

describe("what a row of a history draws of the lines", () => {
  it("of a plain commit is its own line, which ends and goes on in the middle of the row", () => {
    const row = { column: 0, line: 1, ups: [0], downs: [0], below: [1], ...NOTHING };
    expect(graphStrokes([1], row)).toEqual([
      { key: "^0", line: 1, path: "M7 0V20" },
      { key: "v0", line: 1, path: "M7 20V40" },
    ]);
  });

  it("of a merge is a bend to what was merged, in the colour of that line, and each line that passes", () => {
    const row = { column: 0, line: 1, ups: [0], downs: [0, 2], below: [1, 2, 3], ...NOTHING };
    expect(graphStrokes([1, 2], row)).toEqual([
      { key: "|1", line: 2, path: "M21 0V40" },
      { key: "^0", line: 1, path: "M7 0V20" },
      { key: "v0", line: 1, path: "M7 20V40" },
      { key: "v2", line: 3, path: "M7 20H25Q35 20 35 30V40" },
    ]);
  });

  it("of a commit from which two lines came is a bend from each that stands elsewhere", () => {
    const row = { column: 0, line: 1, ups: [0, 1], downs: [], below: [], ...NOTHING };
    expect(graphStrokes([1, 2], row)).toEqual([
      { key: "^0", line: 1, path: "M7 0V20" },
      { key: "^1", line: 2, path: "M21 0V10Q21 20 11 20H7" },
    ]);
  });
});
