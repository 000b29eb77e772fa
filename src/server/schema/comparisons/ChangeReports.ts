import { createHash } from "node:crypto";
import type { Int } from "grats";
import type { Dismissals } from "#server/reviews/reports/Dismissals.ts";
import { readReports, type Reports as ReadReports } from "#server/reviews/reports/readReports.ts";
import { TextTable } from "#server/reviews/reports/StoredReport.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import type { Comparison } from "./Comparison.ts";

/** The report of a tool that is shown with a comparison. @gqlType */
interface ToolReport {
  /** The tool. @gqlField */
  readonly tool: string;
  /** The commit or snapshot that it was imported for. @gqlField */
  readonly commitOid: GitObjectID;
  /**
   * True if it is for exactly the files of the new side; else its lines were followed from another commit.
   * @gqlField
   */
  readonly isExact: boolean;
  /**
   * True if the tool also has a report for the old side. Then findings are new that the old side does not have; else those
   * on changed lines.
   * @gqlField
   */
  readonly hasBaseline: boolean;
  /** The number of findings that are left out because their lines have changed since. @gqlField */
  readonly lostCount: Int;
  /** True if it has coverage by tests in place of findings. @gqlField */
  readonly hasCoverage: boolean;
  /** The number of its findings. @gqlField */
  readonly findingCount: Int;
  /** True if it was imported for uncommitted work. @gqlField */
  readonly isUncommitted: boolean;
  /** Why it does not show that its tool ran to its end on this code, in a sentence; null if it does. @gqlField */
  readonly reason: string | null;
}

/** The coverage of the added and changed lines of a file by tests. @gqlType */
interface ChangedCoverage {
  /** The new path of the file. @gqlField */
  readonly path: string;
  /** The number of these lines that were measured. @gqlField */
  readonly measured: Int;
  /** The number of those that tests cover wholly. @gqlField */
  readonly covered: Int;
  /** Ranges of lines of equal coverage, such as `12-14c 15-15u 16-16p`: covered, uncovered, partial. @gqlField */
  readonly ranges: string;
}

const SEVERITIES = ["error", "warning", "note"] as const;
const LETTERS = { covered: "c", uncovered: "u", partial: "p" } as const;

/**
 * The viewer's decision that a finding, or the comment of an agent, needs no attention. Nobody else sees it.
 * @gqlType
 */
export interface Dismissal {
  /** The reason. @gqlField */
  readonly reason: string;
  /** True if it is for the same rule, file and code wherever they occur, else for one review or change. @gqlField */
  readonly isAlways: boolean;
}

/**
 * The findings of tools in the new side of a comparison, and the coverage of its changed lines, in columns: an object for
 * each of 100,000 findings would cost the page more time than reading them.
 * @gqlType
 */
interface ChangeReports {
  readonly __typename: "ChangeReports";
  /** The reports that the findings and the coverage are from, one for each tool. @gqlField */
  readonly reports: readonly ToolReport[];
  /** The number of all findings, also of those that the change did not bring in. @gqlField */
  readonly totalCount: Int;
  /** The paths of the files with findings on the new side. @gqlField */
  readonly paths: readonly string[];
  /** The rules of the findings. @gqlField */
  readonly rules: readonly string[];
  /** The messages of the findings. @gqlField */
  readonly messages: readonly string[];
  /**
   * The findings, one line of eleven numbers for each: the indexes of its report and its path (-1 for none), its first and
   * last line (0 for the whole file), its severity (0 error, 1 warning, 2 note), the indexes of its rule and its message,
   * 1 if the change brought it in, 1 if its report is for exactly this file (0 if its line was followed), its fingerprint, and
   * the index of its dismissal (-1 for none).
   * @gqlField
   */
  readonly rows: string;
  /** The dismissals of the findings by the viewer. @gqlField */
  readonly dismissals: readonly Dismissal[];
  /** The coverage of the changed lines of each file that tools measured. @gqlField */
  readonly coverage: readonly ChangedCoverage[];
}

function toChangeReports(
  { reports: imported, findings, coverage }: ReadReports,
  isAll: boolean,
  known: Dismissals,
  scopes: readonly string[],
): ChangeReports {
  const shown = isAll ? findings : findings.filter(({ isNew }) => isNew);
  const tools = new Map(imported.map(({ tool }, index) => [tool, index]));
  const [paths, rules, messages] = [new TextTable(), new TextTable(), new TextTable()];
  const dismissals: Dismissal[] = [];
  const rows = shown.map((finding) => {
    const { tool, path, line, endLine, severity, rule, message, isNew, certainty } = finding;
    const place = `${tools.get(tool)} ${path === null ? -1 : paths.numberOf(path)} ${line} ${endLine}`;
    const text = `${SEVERITIES.indexOf(severity)} ${rules.numberOf(rule)} ${messages.numberOf(message)}`;
    const dismissal = known.ofFinding(finding, scopes);
    const dismissed = dismissal === null ? -1 : dismissals.push(dismissal) - 1;
    return `${place} ${text} ${isNew ? 1 : 0} ${certainty === "EXACT" ? 1 : 0} ${finding.fingerprint} ${dismissed}`;
  });
  return {
    __typename: "ChangeReports",
    reports: imported.map(({ commit, errors, warnings, notes, isUncommitted, reason, ...report }) => ({
      ...report,
      commitOid: commit,
      findingCount: errors + warnings + notes,
      isUncommitted: isUncommitted === true,
      reason: reason ?? null,
    })),
    totalCount: findings.length,
    paths: paths.texts,
    rules: rules.texts,
    messages: messages.texts,
    rows: rows.join("\n"),
    dismissals,
    coverage: coverage.map(({ ranges, ...file }) => ({
      ...file,
      ranges: ranges.map((range) => `${range.from}-${range.to}${LETTERS[range.coverage]}`).join(" "),
    })),
  };
}

/** Returns the reviews that have the new side of a comparison as the head of a patch set. */
async function reviewsWithHead(context: Context, comparison: Comparison): Promise<readonly IndexedReview[]> {
  const { to } = comparison.span();
  const reviews = await context.loaders.reviewsOf(comparison.served).all();
  return reviews.filter(({ patchSets }) => patchSets.some(({ head }) => head === to));
}

/** Returns where a dismissal in a comparison holds: the reviews of its new side, else the new side itself. */
export async function dismissalScopes(context: Context, comparison: Comparison): Promise<readonly string[]> {
  const reviews = await reviewsWithHead(context, comparison);
  return reviews.length > 0 ? reviews.map(({ revision }) => revision) : [comparison.span().to];
}

/** A text that changes when the results of tools, or the viewer's dismissals, do. @gqlField */
export async function reportsStamp({ served }: Comparison, context: Context): Promise<string> {
  const loaders = context.loaders.reviewsOf(served);
  const { store } = await loaders.reviewContext();
  const [entries, { text }] = await Promise.all([store.reports.list(), loaders.dismissals()]);
  const hash = createHash("sha256").update(text);
  for (const { blob, tool, tree } of entries) hash.update(`\n${blob} ${tool} ${tree}`);
  return hash.digest("hex");
}

/** True if there may be results of tools: a report was imported into this repository. @gqlField */
export async function hasReports({ served }: Comparison, context: Context): Promise<boolean> {
  const { store } = await context.loaders.reviewsOf(served).reviewContext();
  return store.reports.has();
}

/**
 * The results of tools for the new side: those that the change brought in, or all of them. Null if no report was imported
 * into this repository.
 * @gqlField
 */
export async function reports(
  comparison: Comparison,
  context: Context,
  all?: boolean | null,
): Promise<ChangeReports | null> {
  const { served } = comparison;
  const loaders = context.loaders.reviewsOf(served);
  const { store } = await loaders.reviewContext();
  if ((await store.reports.list()).length === 0) return null;
  const { from, to } = comparison.span();
  const reviews = await reviewsWithHead(context, comparison);
  const states = reviews.flatMap(({ patchSets }) => patchSets.map(({ head }) => head));
  const change = { from, to, files: await comparison.changedFiles(context), states };
  const read = await context.loaders
    .of(served.git)
    .once(`reports ${from} ${to}`, () => readReports({ git: served.git, store }, change, { signal: context.signal }));
  const scopes = await dismissalScopes(context, comparison);
  return toChangeReports(read, all === true, await loaders.dismissals(), scopes);
}
