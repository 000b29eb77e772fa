import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignColumns, NO_COLUMNS, type PlacedRow, type GraphColumns } from "#server/schema/commits/HistoryGraph.ts";
import { sampled } from "#tests/helpers/testRun.ts";

interface Made {
  readonly oid: string;
  readonly parents: readonly string[];
}

/** Commits in an order in which none comes after its parents, with no parents or with one to four somewhere below. */
const history: fc.Arbitrary<readonly Made[]> = fc
  .array(fc.array(fc.nat({ max: 12 }), { maxLength: 4 }), { minLength: 1, maxLength: 40 })
  .map((all) =>
    all.map((steps, at) => ({
      oid: String(at),
      parents: steps.map((step) => String(at + 1 + step)).filter((oid) => Number(oid) < all.length),
    })),
  );

function lay(commits: readonly Made[]) {
  let between: GraphColumns = NO_COLUMNS;
  return commits.map(({ oid, parents }) => {
    const { row, below } = assignColumns(between, oid, parents);
    between = below;
    return { row, below };
  });
}

/** Follows the columns downwards, and returns each path from a commit to one below as often as it is drawn. */
function drawnEdges(rows: readonly { readonly row: PlacedRow; readonly below: GraphColumns }[]): readonly string[] {
  const edges: string[] = [];
  let open = new Map<number, readonly string[]>();
  for (const { row, below } of rows) {
    const next = new Map(open);
    for (const column of row.ups) {
      edges.push(...(open.get(column) ?? ["nothing"]).map((child) => `${child}>${row.oid}`));
      next.delete(column);
    }
    for (const column of row.downs) next.set(column, [...(next.get(column) ?? []), row.oid]);
    const lines = below.columns.flatMap((openLine, column) => (openLine === null ? [] : [column]));
    expect([...next.keys()].toSorted((a, b) => a - b)).toEqual(lines);
    open = next;
  }
  return edges.toSorted();
}

describe("the lines beside a history", () => {
  it("lead from each commit to each of its parents, once, and nowhere else", () => {
    fc.assert(
      fc.property(history, (commits) => {
        const expected = commits.flatMap(({ oid, parents }) => [...new Set(parents)].map((to) => `${oid}>${to}`));
        expect(drawnEdges(lay(commits))).toEqual(expected.toSorted());
      }),
      { numRuns: sampled(300) },
    );
  });

  it("keep their column and their number until they end", () => {
    fc.assert(
      fc.property(history, (commits) => {
        const laid = lay(commits);
        const moved = laid.filter(({ row, below }, index) =>
          (laid[index - 1]?.below ?? NO_COLUMNS).columns.some(
            (openLine, column) => openLine !== null && !row.ups.includes(column) && below.columns[column] !== openLine,
          ),
        );
        expect(moved).toEqual([]);
      }),
      { numRuns: sampled(300) },
    );
  });

  it("have the first parents of a branch in one column, and what was merged into it on the right", () => {
    const merged = [
      { oid: "M", parents: ["A", "T"] },
      { oid: "T", parents: ["B"] },
      { oid: "A", parents: ["B"] },
      { oid: "B", parents: [] },
    ];
    expect(lay(merged).map(({ row }) => row)).toEqual([
      { oid: "M", parents: ["A", "T"], column: 0, line: 1, ups: [], downs: [0, 1] },
      { oid: "T", parents: ["B"], column: 1, line: 2, ups: [1], downs: [1] },
      { oid: "A", parents: ["B"], column: 0, line: 1, ups: [0], downs: [0] },
      { oid: "B", parents: [], column: 0, line: 1, ups: [0, 1], downs: [] },
    ]);
  });

  it("of a commit that is named twice as a parent are one", () => {
    expect(assignColumns(NO_COLUMNS, "a", ["b", "b"]).row.downs).toEqual([0]);
  });

  it("draws lines to some hundred parents of a merge that has a hundred thousand, and begins lines at the others", () => {
    const parents = Array.from({ length: 100_000 }, (_, at) => String(at + 1));
    const laid = lay([{ oid: "0", parents }, ...parents.slice(0, 300).map((oid) => ({ oid, parents: [] }))]);
    expect(laid[0]?.row.downs).toHaveLength(256);
    expect(laid[0]?.below.columns).toHaveLength(256);
    expect(laid.slice(1).map(({ row }) => row.ups.length)).toEqual([...Array(256).fill(1), ...Array(44).fill(0)]);
  });
});
