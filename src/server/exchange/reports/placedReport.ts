import { createHash } from "node:crypto";
import { eventLoopYielder } from "#server/git/eventLoop.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { readCommitFiles } from "#server/reviews/texts/CommitFile.ts";
import {
  betterCoverage,
  type FileCoverage,
  type LineCoverage,
  type Report,
  type ReportedFinding,
} from "#server/reviews/reports/Report.ts";
import type { ReportPaths } from "./ReportPaths.ts";
import { coveredRanges, type StoredFinding, type StoredReport } from "#server/reviews/reports/StoredReport.ts";

interface PlacedReport extends StoredReport {
  /** The paths in it that no file of the commit has, or several. */
  readonly outside: ReadonlySet<string>;
  /** The number of findings past the end of their file. They are on the whole file instead. */
  readonly pastEnd: number;
  /** The number of measured lines that the files do not have, which are left out. */
  readonly droppedLines: number;
}

/** Finds the places of a report in a commit. Linear in the report and in the files that it is about. */
export async function placedReport(
  git: Repository,
  commit: Oid,
  { findings, coverage, droppedLines }: Pick<Report, "findings" | "coverage" | "droppedLines">,
  paths: ReportPaths,
): Promise<PlacedReport> {
  const outside = new Set<string>();
  const placed = findings.map((finding) => ({ finding, ...placeIn(finding, paths, outside) }));
  const linesOf = await readLines(git, commit, new Set(placed.flatMap(({ path }) => path ?? [])));
  const stored: StoredFinding[] = [];
  let pastEnd = 0;
  const yieldToEventLoop = eventLoopYielder();
  for (const { finding, path, ...lines } of placed) {
    const text = linesOf.get(path ?? "") ?? null;
    // A tool may name the empty line behind the last line end.
    const isPast = text !== null && lines.line > text.length + 1;
    if (isPast) pastEnd += 1;
    const [line, endLine] = isPast
      ? [0, 0]
      : [lines.line, lines.endLine].map((one) => Math.min(one, text?.length ?? one));
    const { severity, rule, message } = finding;
    stored.push({
      path,
      line: line ?? 0,
      endLine: endLine ?? 0,
      severity,
      rule,
      message,
      fingerprint: fingerprintOf(rule, message, text?.[(line ?? 0) - 1] ?? ""),
    });
    await yieldToEventLoop();
  }
  const measured = await placedCoverage(git, commit, coverage ?? new Map(), paths, outside);
  return {
    findings: stored,
    coverage: new Map([...measured.lines].map(([path, lines]) => [path, coveredRanges(lines)])),
    outside,
    pastEnd,
    droppedLines: droppedLines + measured.dropped,
  };
}

/** The number of files whose texts are in memory at once. */
const FILES_AT_ONCE = 100;

async function placedCoverage(
  git: Repository,
  commit: Oid,
  coverage: ReadonlyMap<string, FileCoverage>,
  paths: ReportPaths,
  outside: Set<string>,
): Promise<{ readonly lines: ReadonlyMap<string, FileCoverage>; readonly dropped: number }> {
  const covered = new Map<string, Map<number, LineCoverage>>();
  for (const [reported, lines] of coverage) {
    const path = paths.find(reported);
    if (path === null) outside.add(reported);
    else {
      const known = covered.get(path) ?? new Map<number, LineCoverage>();
      covered.set(path, known);
      for (const [line, state] of lines) known.set(line, betterCoverage(known.get(line), state));
    }
  }
  let dropped = 0;
  const files = [...covered];
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    const some = files.slice(at, at + FILES_AT_ONCE);
    const texts = await readLines(git, commit, new Set(some.map(([path]) => path)));
    for (const [path, lines] of some) {
      const last = texts.get(path)?.length ?? Infinity;
      for (const line of lines.keys()) if (line > last && lines.delete(line)) dropped += 1;
    }
  }
  return { lines: covered, dropped };
}

/** Returns the lines of files; none of one that cannot be read as text. */
async function readLines(
  git: Repository,
  commit: Oid,
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const read = [...paths];
  const files = await readCommitFiles(
    git,
    read.map((path) => ({ commit, path })),
  );
  return new Map(files.flatMap((file, index) => (file === null ? [] : [[read[index] ?? "", file.lines]])));
}

type FoundPlace = Pick<StoredFinding, "path" | "line" | "endLine">;

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
