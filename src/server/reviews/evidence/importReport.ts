import { createHash } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import { eventLoopYielder } from "#server/git/eventLoop.ts";
import type { Oid } from "#server/git/oid.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { fileNames } from "#server/git/search/fileNames.ts";
import { listSnapshots } from "#server/git/snapshots/listSnapshots.ts";
import { inputRules } from "../inputRules.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import type { CheckOutcome, EvidenceEntry, EvidenceWrite } from "../store/EvidenceFiles.ts";
import { readCommitFiles } from "../texts/CommitFile.ts";
import { requireComment } from "../viewer/Viewer.ts";
import { takeSnapshot } from "../worktree/takeSnapshot.ts";
import { parseReport } from "./parseReport.ts";
import type { FileCoverage, Report, ReportedFinding } from "./Report.ts";
import { ReportPaths } from "./ReportPaths.ts";
import { coveredRanges, type StoredFinding, type StoredReport, writeStoredReport } from "./StoredReport.ts";
import { wholeLineFix } from "./wholeLineFix.ts";

export interface ImportedReport extends Omit<EvidenceEntry, "blob" | "bytes" | "reason"> {
  /** The number of files whose coverage it has. */
  readonly coveredFiles: number;
  /** The paths in the report that the commit does not have. */
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
 * Imports a report of a tool on a commit, by default on the uncommitted work if there is some, else on HEAD. Its paths are
 * those of the commit's files; only the report itself is read. It replaces an older report of the tool for the same tree.
 * A report of findings is a check of its commit: failed if it has errors, passed only if it shows that its tool ran to its end
 * on files of this commit.
 */
export async function importReport(
  context: ReviewContext,
  { text, revision, name }: { readonly text: string; readonly revision: string | null; readonly name: string | null },
): Promise<readonly ImportedReport[]> {
  requireComment(context.viewer, "import reports");
  const named = name === null ? null : inputRules.name(name);
  const reports = merged(await parseReport(text, named !== null), named);
  const { commit, isPrivate } = await commitOf(context, revision);
  const [record] = await readCommits(context.git, [commit]);
  const { text: names } = await fileNames(context.git, commit);
  const paths = new ReportPaths(context.git.workTree, names.split("\0"));
  const writes: EvidenceWrite[] = [];
  const imported: ImportedReport[] = [];
  for (const { tool, ...report } of reports) {
    const outside = new Set<string>();
    const stored = await storedReport(context, commit, report, paths, outside);
    const count = (severity: string): number => stored.findings.filter((one) => one.severity === severity).length;
    const [errors, warnings, notes] = [count("error"), count("warning"), count("note")];
    const entry = {
      tool,
      tree: record?.tree ?? "",
      commit,
      at: context.now(),
      errors,
      warnings,
      notes,
      hasCoverage: report.coverage !== null,
    };
    const outcome = report.coverage === null ? outcomeOf(report, stored, paths) : null;
    const isCheck = !isPrivate && outcome !== null;
    const reason = outcome?.reason ?? null;
    const check = isCheck ? { ...outcome, importedBy: context.viewer.agent ?? null } : null;
    writes.push({ entry: { ...entry, reason }, content: writeStoredReport(stored), check });
    imported.push({
      ...entry,
      coveredFiles: stored.coverage.size,
      outside: [...outside],
      isCheck,
      outcome: outcome?.outcome ?? null,
      details: reason === null ? [] : [reason],
    });
  }
  await context.store.evidence.put(writes);
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

/** With a name, all results are of that tool. */
function merged(reports: readonly Report[], name: string | null): readonly (Report & { readonly tool: string })[] {
  if (name === null)
    return reports.map((report) => {
      const { tool } = report;
      if (tool === null) throw new GalleyError("BAD_INPUT", "The report does not name its tool.", { next: NAME_IT });
      return { ...report, tool: inputRules.name(tool) };
    });
  const [first, ...others] = reports;
  if (first === undefined) return [];
  return [{ ...others.reduce(joined, first), tool: name }];
}

function joined(one: Report, other: Report): Report {
  return {
    ...one,
    findings: [...one.findings, ...other.findings],
    examined: [...one.examined, ...other.examined],
    doubt: other.doubt?.outcome === "failure" ? other.doubt : (one.doubt ?? other.doubt),
  };
}

/** Returns the commit that a report is for. A snapshot of uncommitted work is private. */
async function commitOf(
  context: ReviewContext,
  revision: string | null,
): Promise<{ readonly commit: Oid; readonly isPrivate: boolean }> {
  const { git } = context;
  if (revision === null && git.workTree !== null) {
    const { snapshot } = await takeSnapshot(context);
    return { commit: snapshot.commit, isPrivate: snapshot.commit !== snapshot.head };
  }
  const name = revision ?? "HEAD";
  const commit = await revParse(git, name);
  if (commit === null) throw new GalleyError("NOT_FOUND", `“${name}” is no commit of this repository.`);
  const snapshots = await listSnapshots(git, { of: "all" });
  return { commit, isPrivate: snapshots.some((one) => one.commit === commit) };
}

async function storedReport(
  { git }: ReviewContext,
  commit: Oid,
  { findings, coverage }: Pick<Report, "findings" | "coverage">,
  paths: ReportPaths,
  outside: Set<string>,
): Promise<StoredReport> {
  const placed = findings.map((finding) => ({ finding, ...placeIn(finding, paths, outside) }));
  const read = [...new Set(placed.flatMap(({ path }) => path ?? []))];
  const files = await readCommitFiles(
    git,
    read.map((path) => ({ commit, path })),
  );
  const linesOf = new Map(read.map((path, index) => [path, files[index]?.lines ?? []]));
  const stored: StoredFinding[] = [];
  const yieldToEventLoop = eventLoopYielder();
  for (const { finding, path, line, endLine } of placed) {
    const lines = linesOf.get(path ?? "") ?? [];
    const { severity, rule, message, fix } = finding;
    stored.push({
      path,
      line,
      endLine,
      severity,
      rule,
      message,
      fingerprint: fingerprintOf(rule, message, lines[line - 1] ?? ""),
      fix: fix === null || path === null ? null : wholeLineFix(fix, lines),
    });
    await yieldToEventLoop();
  }
  const covered = new Map<string, Map<number, "covered" | "uncovered" | "partial">>();
  for (const [reported, lines] of coverage ?? []) {
    const path = paths.find(reported);
    if (path === null) outside.add(reported);
    else addCoverage(covered, path, lines);
  }
  return { findings: stored, coverage: new Map([...covered].map(([path, lines]) => [path, coveredRanges(lines)])) };
}

function addCoverage(
  known: Map<string, Map<number, "covered" | "uncovered" | "partial">>,
  path: string,
  lines: FileCoverage,
) {
  known.set(path, new Map([...(known.get(path) ?? []), ...lines]));
}

interface FoundPlace {
  readonly path: string | null;
  readonly line: number;
  readonly endLine: number;
}

const NOWHERE: FoundPlace = { path: null, line: 0, endLine: 0 };

/** Returns the first place of a finding that the commit has. */
function placeIn({ places }: ReportedFinding, paths: ReportPaths, outside: Set<string>): FoundPlace {
  for (const { path: reported, line, endLine } of places) {
    const path = paths.find(reported);
    if (path !== null) return { path, line, endLine };
  }
  const [first] = places;
  if (first !== undefined) outside.add(first.path);
  return NOWHERE;
}

/** 48 bits, which a number holds exactly. */
function fingerprintOf(rule: string, message: string, line: string): number {
  return createHash("sha1").update(`${rule}\0${message}\0${line.trim()}`).digest().readUIntBE(0, 6);
}
