import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { cutText } from "#contract/untrustedText.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { fileNames } from "#server/git/search/fileNames.ts";
import { listSnapshots } from "#server/git/snapshots/listSnapshots.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { CheckOutcome, ReportEntry, ReportWrite } from "#server/store/ReportFiles.ts";
import { requireComment } from "#server/reviews/state/Viewer.ts";
import { takeSnapshot } from "#server/operations/worktree/takeSnapshot.ts";
import { parseReport } from "./parseReport.ts";
import { placedReport } from "./placedReport.ts";
import type { Report } from "#server/reviews/reports/Report.ts";
import { ReportPaths } from "./ReportPaths.ts";
import { type StoredReport, writeStoredReport } from "#server/reviews/reports/StoredReport.ts";

export interface ReportToImport {
  readonly text: string;
  /** The revision that the tool ran on, as the user says. */
  readonly revision: string | null;
  /** The name of the tool, as the user says. */
  readonly name: string | null;
  /** The folder of the request, relative to the root; null if that is unknown. */
  readonly folder?: string | null;
  /** The folder in which the paths of the report start, as the user says. */
  readonly pathPrefix?: string | null;
}

export interface ImportedReport extends Omit<ReportEntry, "blob" | "bytes" | "reason"> {
  readonly coveredFiles: number;
  /** The paths in the report that no file of the commit has, or several. */
  readonly outside: readonly string[];
  /** True if its outcome is written as a check of its commit. */
  readonly isCheck: boolean;
  /** Null for coverage. */
  readonly outcome: CheckOutcome | null;
  /** What is unusual, in sentences. */
  readonly details: readonly string[];
}

const NAME_IT = "Name it: galley check import <file> --name <tool>";

/**
 * Imports a report of a tool on a commit: the one that the user names, else the one that the report names, else the
 * uncommitted work if there is some, else HEAD. Its paths are those of the commit's files; only the report itself is read. It
 * replaces an older report of the tool for the same tree. A report of findings is a check of its commit: failed if it has
 * errors, passed only if it shows that its tool ran to its end on files of this commit. Fails as BAD_INPUT if a path fits
 * several files, or if no file fits coverage: nothing is written then.
 */
export async function importReport(
  context: ReviewContext,
  { text, revision, name, folder = null, pathPrefix = null }: ReportToImport,
): Promise<readonly ImportedReport[]> {
  requireComment(context.viewer, "import reports");
  const named = name === null ? null : inputRules.name(name);
  const reports = merged(await parseReport(text, named !== null), named);
  const targets = new Map<string | null, Promise<Target>>();
  const writes: ReportWrite[] = [];
  const imported: ImportedReport[] = [];
  for (const { tool, ...report } of reports) {
    const found = targets.get(report.revision) ?? findTarget(context, revision, report.revision);
    targets.set(report.revision, found);
    const { commit, tree, isPrivate, names, detail } = await found;
    const prefix = pathPrefix === null ? null : folderIn(names, pathPrefix);
    const paths = new ReportPaths(context.git.workTree, names, { folder, prefix, bases: report.bases });
    const placed = await placedReport(context.git, commit, report, paths);
    const outcome = report.coverage === null ? outcomeOf(report, placed, paths) : null;
    requireClear(report, paths);
    if (report.coverage !== null) requireCoverage(placed.coverage, [...placed.outside]);
    const count = (severity: string): number => placed.findings.filter((one) => one.severity === severity).length;
    const entry = {
      tool,
      tree,
      commit,
      at: context.now(),
      errors: count("error"),
      warnings: count("warning"),
      notes: count("note"),
      hasCoverage: report.coverage !== null,
      isUncommitted: isPrivate,
    };
    const isCheck = !isPrivate && outcome !== null;
    const reason = outcome?.reason ?? null;
    const check = isCheck ? { ...outcome, importedBy: context.viewer.agent ?? null } : null;
    writes.push({ entry: { ...entry, reason }, content: writeStoredReport(placed), check });
    imported.push({
      ...entry,
      coveredFiles: placed.coverage.size,
      outside: [...placed.outside],
      isCheck,
      outcome: outcome?.outcome ?? null,
      details: [reason, detail, ...misfits(placed)].filter((one) => one !== null),
    });
  }
  await context.store.reports.put(writes);
  return imported;
}

const ELSEWHERE = "None of the files that it names is in this commit.";

/** Returns the outcome of a report, with the reason if its findings are not the reason. */
function outcomeOf(
  { doubt, examined }: Pick<Report, "doubt" | "examined">,
  { findings }: StoredReport,
  paths: ReportPaths,
): { readonly outcome: CheckOutcome; readonly reason: string | null } {
  if (findings.some(({ severity }) => severity === "error"))
    return { outcome: "failure", reason: doubt?.outcome === "failure" ? doubt.reason : null };
  if (doubt !== null) return doubt;
  const isElsewhere = examined.length > 0 && examined.every((path) => paths.find(path) === null);
  const isUnplaced = findings.length > 0 && findings.every(({ path }) => path === null);
  return isElsewhere || isUnplaced ? { outcome: "unknown", reason: ELSEWHERE } : { outcome: "success", reason: null };
}

function misfits({
  pastEnd,
  droppedLines,
}: {
  readonly pastEnd: number;
  readonly droppedLines: number;
}): readonly string[] {
  const isFor = "it may be for other code.";
  return [
    ...(pastEnd > 0
      ? [
          `${pastEnd} of its findings ${pastEnd === 1 ? "is" : "are"} past the end of its file, and shown on the file: ${isFor}`,
        ]
      : []),
    ...(droppedLines > 0
      ? [
          `${droppedLines} measured ${droppedLines === 1 ? "line" : "lines"} that the files do not have ${droppedLines === 1 ? "is" : "are"} left out: ${isFor}`,
        ]
      : []),
  ];
}

const SHOWN_MAX = 5;
const NAME_FOLDER = "Name the folder in which its paths start, or . for the root: --path-prefix <folder>";

/**
 * Fails as BAD_INPUT if a path fits several files: nobody could know which is meant. Of a finding with several places, such as
 * a stack trace, only the first counts.
 */
function requireClear(
  { findings, coverage, examined }: Pick<Report, "findings" | "coverage" | "examined">,
  { ambiguous }: ReportPaths,
): void {
  if (ambiguous.size === 0) return;
  const named = [...findings.flatMap(({ places }) => places[0]?.path ?? []), ...(coverage?.keys() ?? []), ...examined];
  const [path, ...others] = new Set(named.filter((one) => ambiguous.has(one)));
  if (path === undefined) return;
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  const fits = ambiguous.get(path) ?? [];
  const files = fits.slice(0, SHOWN_MAX).map(displayLine).join(", ");
  throw new GalleyError(
    "BAD_INPUT",
    `The path ${displayLine(path)}${more} in the report fits several files: ${files}.`,
    { next: NAME_FOLDER },
  );
}

/** Fails as BAD_INPUT if coverage has no file of the commit. */
function requireCoverage({ size }: ReadonlyMap<string, unknown>, outside: readonly string[]): void {
  if (size > 0) return;
  if (outside.length === 0) throw new GalleyError("BAD_INPUT", "The report has the coverage of no file.");
  const names = outside.slice(0, SHOWN_MAX).map(displayLine).join(", ");
  throw new GalleyError("BAD_INPUT", `No path in the report is that of one file of the commit: ${names}.`, {
    next: NAME_FOLDER,
  });
}

/** Checks a folder that the user names, and returns it without `.`; the root is empty. */
function folderIn(names: readonly string[], folder: string): string {
  const parts = folder.split("/").filter((part) => part !== "" && part !== ".");
  const path = parts.join("/");
  if (!folder.startsWith("/") && (path === "" || names.some((name) => name.startsWith(`${path}/`)))) return path;
  throw new GalleyError("BAD_INPUT", `The commit has no folder ${displayLine(folder)}.`, {
    next: "A path prefix is relative to the root of the repository, such as packages/web.",
  });
}

/** With a name, all results are of that tool. */
function merged(reports: readonly Report[], name: string | null): readonly (Report & { readonly tool: string })[] {
  if (name === null)
    return reports.map((report) => {
      const { tool } = report;
      if (tool === null) throw new GalleyError("BAD_INPUT", "The report does not name its tool.", { next: NAME_IT });
      return { ...report, tool: inputRules.name(tool) };
    });
  const byRevision = new Map<string | null, Report>();
  for (const report of reports) {
    const known = byRevision.get(report.revision);
    byRevision.set(report.revision, known === undefined ? report : joined(known, report));
  }
  return [...byRevision.values()].map((report) => ({ ...report, tool: name }));
}

function joined(one: Report, other: Report): Report {
  return {
    ...one,
    findings: [...one.findings, ...other.findings],
    examined: [...one.examined, ...other.examined],
    doubt: other.doubt?.outcome === "failure" ? other.doubt : (one.doubt ?? other.doubt),
  };
}

interface Target {
  readonly commit: Oid;
  readonly tree: Oid;
  /** True for a snapshot of uncommitted work. */
  readonly isPrivate: boolean;
  /** The paths of its files. */
  readonly names: readonly string[];
  /** A sentence on why it is this one; null if nobody need know. */
  readonly detail: string | null;
}

async function findTarget(context: ReviewContext, revision: string | null, stated: string | null): Promise<Target> {
  const { git } = context;
  const { commit, isPrivate, detail } = await chooseCommit(context, revision, stated);
  const [record] = await readCommits(git, [commit]);
  const { text } = await fileNames(git, commit);
  return { commit, tree: record?.tree ?? "", isPrivate, names: text.split("\0"), detail };
}

const STATED_MAX = 64;
const NAME_COMMIT = "Fetch it, or name the commit that the tool ran on: --commit <revision>";

/** Chooses between the revision that the user names, the one that the report states, and the current state of the files. */
async function chooseCommit(
  context: ReviewContext,
  revision: string | null,
  stated: string | null,
): Promise<Pick<Target, "commit" | "isPrivate" | "detail">> {
  const { git } = context;
  if (revision === null && stated === null && git.workTree !== null) {
    const { snapshot } = await takeSnapshot(context);
    return { commit: snapshot.commit, isPrivate: snapshot.commit !== snapshot.head, detail: null };
  }
  // The name is another program's: only a full id is accepted.
  const ofReport = stated !== null && isOid(stated) ? await revParse(git, stated) : null;
  const shown = displayLine(cutText(stated ?? "", STATED_MAX));
  if (revision === null && stated !== null && ofReport === null)
    throw new GalleyError(
      "NOT_FOUND",
      `The report is for the revision ${shown}, which this repository does not have.`,
      {
        next: NAME_COMMIT,
      },
    );
  const name = revision ?? "HEAD";
  const commit = revision === null && ofReport !== null ? ofReport : await revParse(git, name);
  if (commit === null) throw new GalleyError("NOT_FOUND", `“${name}” is no commit of this repository.`);
  const snapshots = await listSnapshots(git, { of: "all" });
  const isOther = stated !== null && ofReport !== commit;
  return {
    commit,
    isPrivate: snapshots.some((one) => one.commit === commit),
    detail: isOther
      ? `The report itself names the revision ${shown}.`
      : revision === null && stated !== null
        ? "The report names this commit."
        : null,
  };
}
