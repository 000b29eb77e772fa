import { expect, it } from "vitest";
import {
  coveredRanges,
  readStoredReport,
  type StoredReport,
  writeStoredReport,
} from "#server/reviews/reports/StoredReport.ts";

it("stores a report and reads the same one", () => {
  const finding = {
    path: "a.ts",
    line: 3,
    endLine: 5,
    severity: "error",
    rule: "no",
    fingerprint: 2 ** 48 - 1,
  } as const;
  const report: StoredReport = {
    findings: [
      { ...finding, message: "Not so." },
      { ...finding, path: null, line: 0, endLine: 0, severity: "note", rule: "", message: "Not so." },
    ],
    coverage: new Map([
      [
        "b.ts",
        coveredRanges(
          new Map([
            [4, "covered"],
            [2, "covered"],
            [3, "covered"],
            [9, "partial"],
          ]),
        ),
      ],
    ]),
  };
  expect(report.coverage.get("b.ts")).toEqual([
    { from: 2, to: 4, coverage: "covered" },
    { from: 9, to: 9, coverage: "partial" },
  ]);
  expect(readStoredReport(writeStoredReport(report))).toEqual(report);
});

it("reports that a damaged report is damaged", () => {
  expect(() => readStoredReport("{")).toThrow("is damaged");
});
