import { graphql } from "react-relay";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import type { useReportsQuery } from "#generated/useReportsQuery.graphql.ts";

const QUERY = graphql`
  query useReportsQuery($id: ID!, $all: Boolean!) {
    node(id: $id) {
      ... on Comparison {
        reports(all: $all) @catch(to: NULL) {
          reports {
            tool
            commitOid
            isExact
            hasBaseline
            lostCount
            isUncommitted
            reason
          }
          totalCount
          paths
          rules
          messages
          rows
          dismissals {
            reason
          }
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
`;

export type Severity = "error" | "warning" | "note";

/** A finding of a tool on the new side of a change. */
export interface Finding {
  /** Identifies it within the answer. */
  readonly index: number;
  readonly tool: string;
  /** The commit that the report is for, if its line was followed from there. */
  readonly followedFrom: string | null;
  readonly path: string | null;
  /** 0 is the whole file. */
  readonly line: number;
  readonly endLine: number;
  readonly severity: Severity;
  readonly rule: string;
  readonly message: string;
  readonly isNew: boolean;
  readonly fingerprint: number;
  /** The reason for which the viewer dismissed it; null if they did not. */
  readonly dismissed: string | null;
}

/** Lines of the new side from 1, both inclusive. */
export interface CoveredRange {
  readonly from: number;
  readonly to: number;
  readonly coverage: "covered" | "uncovered" | "partial";
  /** The coverage in words. */
  readonly label: string;
}

export interface FileCoverage {
  readonly measured: number;
  readonly covered: number;
  readonly ranges: readonly CoveredRange[];
}

export interface FoundReports {
  readonly reports: readonly {
    readonly tool: string;
    readonly commitOid: string;
    readonly isExact: boolean;
    readonly hasBaseline: boolean;
    readonly lostCount: number;
    readonly isUncommitted: boolean;
    /** Why it does not show that its tool ran to its end; null if it does. */
    readonly reason: string | null;
  }[];
  /** The number of all findings, also of those that are not listed. */
  readonly totalCount: number;
  readonly findings: readonly Finding[];
  readonly coverage: ReadonlyMap<string, FileCoverage>;
}

type Answer = NonNullable<NonNullable<useReportsQuery["response"]["node"]>["reports"]>;

/** Fetches what tools found: what the change brought in, or everything. Keeps what it has while more is fetched. */
export function useReports(id: string, all: boolean, stamp: string) {
  const { latest, failure, reload } = useLoadedQuery<useReportsQuery, FoundReports>(QUERY, { id, all }, read, {
    version: stamp,
  });
  return { reports: latest, hasFailed: failure !== null, retry: reload };
}

function read({ node }: useReportsQuery["response"]): FoundReports {
  if (node?.reports == null) throw new Error("The findings could not be loaded.");
  return readReports(node.reports);
}

const SEVERITIES: readonly Severity[] = ["error", "warning", "note"];

/** Linear in the findings. */
function readReports(answer: Answer): FoundReports {
  const { paths, rules, messages } = answer;
  const reports = answer.reports.map((report) => {
    const { tool, commitOid, isExact, hasBaseline, lostCount, isUncommitted, reason } = report;
    return { tool, commitOid, isExact, hasBaseline, lostCount, isUncommitted, reason: reason ?? null };
  });
  const rows = answer.rows === "" ? [] : answer.rows.split("\n");
  const findings = rows.map((row, index): Finding => {
    const numbers = row.split(" ").map(Number);
    const [report = 0, path = -1, line = 0, endLine = 0, severity = 0, rule = 0, message = 0, isNew, isExact] = numbers;
    const [fingerprint = 0, dismissal = -1] = numbers.slice(9);
    const { tool = "", commitOid = null } = reports[report] ?? {};
    return {
      index,
      tool,
      followedFrom: isExact === 1 ? null : commitOid,
      path: paths[path] ?? null,
      line,
      endLine,
      severity: SEVERITIES[severity] ?? "note",
      rule: rules[rule] ?? "",
      message: messages[message] ?? "",
      isNew: isNew === 1,
      fingerprint,
      dismissed: answer.dismissals[dismissal]?.reason ?? null,
    };
  });
  const coverage = new Map(
    answer.coverage.map(({ path, ranges, measured, covered }) => [
      path,
      { measured, covered, ranges: ranges === "" ? [] : ranges.split(" ").flatMap(coverageRange) },
    ]),
  );
  return { reports, totalCount: answer.totalCount, findings, coverage };
}

const RANGE = /^(\d+)-(\d+)([cup])$/u;
const COVERAGE: Readonly<Record<string, readonly [CoveredRange["coverage"], string]>> = {
  c: ["covered", "Covered by tests"],
  u: ["uncovered", "Not covered by tests"],
  p: ["partial", "Partly covered: no test takes one of the branches"],
};

function coverageRange(text: string): readonly CoveredRange[] {
  const [, from, to, letter = ""] = RANGE.exec(text) ?? [];
  const [coverage, label] = COVERAGE[letter] ?? [];
  return coverage === undefined || label === undefined ? [] : [{ from: Number(from), to: Number(to), coverage, label }];
}
