import { counted } from "./format.ts";
import { inLine } from "#contract/untrustedText.ts";
import type { checkReportQuery, checkReportQuery$data } from "#generated/checkReportQuery.graphql.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { list, NUMBER, object, OBJECT_ID, orNull, reportOf, TEXT, YES_OR_NO } from "./jsonSchema.ts";

const QUERY = graphql`
  query checkReportQuery($slug: String!, $name: String, $all: Boolean!) @throwOnFieldError {
    repository(slug: $slug) {
      findReview(name: $name, refreshed: true) {
        comparison {
          reports(all: $all) {
            reports {
              tool
              commitOid
              isUncommitted
              hasCoverage
              findingCount
              reason
            }
            paths
            rules
            messages
            rows
            coverage {
              path
              measured
              covered
              ranges
            }
          }
        }
      }
    }
  }
`;

const SEVERITIES = ["error", "warning", "note"] as const;

type Reports = NonNullable<NonNullable<checkReportQuery$data["repository"]["findReview"]["comparison"]>["reports"]>;

const REPORT = reportOf<Reports["reports"][number]>()({
  tool: [TEXT, ({ tool }) => tool],
  commit: [OBJECT_ID, ({ commitOid }) => commitOid],
  isUncommitted: [YES_OR_NO, ({ isUncommitted }) => isUncommitted],
  hasCoverage: [YES_OR_NO, ({ hasCoverage }) => hasCoverage],
  findingCount: [NUMBER, ({ findingCount }) => findingCount],
  reason: [orNull(TEXT), ({ reason }) => reason ?? null],
});

export type CheckReport = Awaited<ReturnType<typeof checkReport>>;

/** Reads what tools found in a review: what its change brought in, or everything. Linear in the findings. */
export async function checkReport(galley: Galley, name: string | undefined, all: boolean) {
  const { repository } = await galley.execute<checkReportQuery>(QUERY, { name, all });
  const found = repository.findReview.comparison?.reports;
  if (found == null) return { reports: [], findings: [], coverage: [] };
  const { reports, paths, rules, messages, rows, coverage } = found;
  const lines = rows === "" ? [] : rows.split("\n");
  return {
    reports: reports.map(REPORT.of),
    findings: lines.map((row) => {
      const numbers = row.split(" ").map(Number);
      const [report = 0, path = -1, line = 0, endLine = 0, severity = 0, rule = 0, message = 0, isNew, isExact] =
        numbers;
      return {
        tool: reports[report]?.tool ?? "",
        path: paths[path] ?? null,
        startLine: line === 0 ? null : line,
        endLine: line === 0 ? null : endLine,
        severity: SEVERITIES[severity] ?? "note",
        rule: rules[rule] ?? "",
        message: messages[message] ?? "",
        isNew: isNew === 1,
        followedFrom: isExact === 1 ? null : (reports[report]?.commitOid ?? null),
      };
    }),
    coverage: coverage.map(({ path, measured, covered, ranges }) => ({
      path,
      measuredLines: measured,
      coveredLines: covered,
      uncovered: ranges
        .split(" ")
        .filter((range) => range.endsWith("u"))
        .map((range) => range.slice(0, -1).replace(/^(\d+)-\1$/u, "$1")),
    })),
  };
}

/** The form of compilers, which editors understand. */
export function checkText({ reports, findings, coverage }: CheckReport): string {
  const lines = findings.map(({ path, startLine, severity, message, rule, tool }) => {
    const place = path === null ? "" : `${inLine(path)}${startLine === null ? "" : `:${startLine}`}: `;
    return `${place}${severity}: ${inLine(message)} (${inLine(rule === "" ? tool : `${tool} ${rule}`)})\n`;
  });
  const covered = coverage.map(
    ({ path, measuredLines, coveredLines, uncovered }) =>
      `${inLine(path)}: ${coveredLines} of ${measuredLines} changed lines covered${uncovered.length === 0 ? "" : `, not ${uncovered.join(", ")}`}\n`,
  );
  if (reports.length === 0) return "No report was imported for this change.\n";
  const others = reports.flatMap((report) => {
    const { tool, hasCoverage, findingCount, reason } = report;
    if (hasCoverage) return coverage.length > 0 ? [] : [`${inLine(tool)}: no changed line was measured\n`];
    const shown = findings.filter((one) => one.tool === tool).length;
    const counts =
      shown === findingCount ? "no findings" : `none of ${counted(findingCount, "finding")} is new; --all lists them`;
    const facts = [...(shown === 0 ? [counts] : []), ...(reason === null ? [] : [inLine(reason)])];
    return facts.length === 0 ? [] : [`${inLine(tool)}: ${facts.join(". ")}\n`];
  });
  return [...lines, ...covered, ...others].join("");
}

export const checkSchema = object({
  reports: list(REPORT.schema),
  findings: list(
    object({
      tool: TEXT,
      path: orNull(TEXT),
      startLine: orNull(NUMBER),
      endLine: orNull(NUMBER),
      severity: { enum: SEVERITIES },
      rule: TEXT,
      message: TEXT,
      isNew: YES_OR_NO,
      followedFrom: orNull(OBJECT_ID),
    }),
  ),
  coverage: list(object({ path: TEXT, measuredLines: NUMBER, coveredLines: NUMBER, uncovered: list(TEXT) })),
});
