import { expect, it } from "vitest";
import { formatComparison, formatReport } from "./formatReport.ts";
import { readReport, type Report, type SizeReport } from "./Report.ts";
import { summarize } from "./summarize.ts";

function reportOf(sizes: Readonly<Record<string, SizeReport>>): Report {
  const machine = { processor: "", cores: 2, node: "", git: "", browser: "", load: [0, 0] } as const;
  return { when: "2026-01-01", commit: "abc", machine, runs: 3, sizes };
}

/** Returns the cells of the first size, keyed by the labels of their lines; the heading has no cells. */
function cells(table: string): ReadonlyMap<string, string> {
  const rows = table.split("\n").map((line) => line.split(/ {3,}/));
  return new Map(rows.map(([label = "", cell = ""]) => [label, cell]));
}

const even = (median: number) => ({ median, least: median, most: median });

it("a figure is the median run, with the minimum and the maximum", () => {
  expect(summarize([30, 10, 20])).toEqual({ median: 20, least: 10, most: 30 });
  expect(summarize([30, 10, 20, 40])).toEqual({ median: 25, least: 10, most: 40 });
});

it("a figure that one run did not reach is empty", () => {
  expect(summarize([30, null, 20])).toBeNull();
  expect(summarize([])).toBeNull();
});

it("the table shows medians, extremes and ratios, marks values over their goal and reports missing ones", () => {
  const table = cells(
    formatReport(
      reportOf({
        "10-files": {
          floor: even(90),
          closedFloor: even(100),
          firstLine: { median: 151, least: 140, most: 200 },
          git: even(10),
          list: even(115),
          loadTask: even(0),
          sweepTask: even(51),
          blank: even(0.04),
          nodes: even(5000),
          heap: null,
        },
      }),
    ),
  );
  expect(table.get("floor: first line, bare page, ms")).toBe("90");
  expect(table.get("floor, closed to other sites, ms")).toBe("100");
  expect(table.get("first line on screen, ms")).toBe("151 (140–200) 1.5× !");
  expect(table.get("list of files complete, ms")).toBe("115 11.5×");
  expect(table.get("longest task, loading, ms")).toBe("<50");
  expect(table.get("longest task, sweeping, ms")).toBe("51 !");
  expect(table.get("frames without a line, %")).toBe("0.0 !");
  expect(table.get("elements, at most")).toBe("5000");
  expect(table.get("heap after the sweep, MB")).toBe("–");
});

it("a goal may be different for each size", () => {
  const figures = { closedFloor: even(100), firstLine: even(190), blank: even(1.5), heap: even(100) };
  const first = (size: string): string[] => {
    const table = cells(formatReport(reportOf({ [size]: figures })));
    return ["first line on screen, ms", "frames without a line, %", "heap after the sweep, MB"].map(
      (label) => table.get(label) ?? "",
    );
  };
  expect(first("200-files")).toEqual(["190 1.9× !", "1.5 !", "100 !"]);
  expect(first("10500-files")).toEqual(["190 1.9×", "1.5", "100"]);
});

it("a comparison shows the old median, the new one, and their ratio, for sizes that both reports have", () => {
  const before = reportOf({ "10-files": { firstLine: even(200), nodes: even(10) }, "200-files": { nodes: even(1) } });
  const after = reportOf({ "one-file": { nodes: even(1) }, "10-files": { firstLine: even(150), heap: even(3) } });
  const table = formatComparison(before, after);
  expect(table.split("\n")[0]?.trim()).toBe("10 files");
  expect(cells(table).get("first line on screen, ms")).toBe("200 → 150 0.75×");
  expect(cells(table).get("elements, at most")).toBe("–");
});

it("a file that is not a report is reported", () => {
  expect(readReport(JSON.stringify(reportOf({})))).toEqual(reportOf({}));
  expect(() => readReport("[]")).toThrow("That is no report of the bench");
});
