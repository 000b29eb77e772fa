import { decodeBytes } from "#contract/byteText.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import { type CommitGraph, revList } from "#server/git/ancestry/revList.ts";
import { repositoryCache } from "#server/git/byteCache.ts";
import { type ChangedFile, diffTree } from "#server/git/diffs/diffTree.ts";
import { forEachYielding } from "#server/git/eventLoop.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import type { ReportEntry } from "#server/store/ReportFiles.ts";
import type { ReviewStore } from "#server/store/ReviewStore.ts";
import { changedRuns, LineChanges } from "../texts/changedRuns.ts";
import { betterCoverage, type LineCoverage } from "./Report.ts";
import {
  coveredRanges,
  type CoveredRange,
  readStoredReport,
  type StoredFinding,
  type StoredReport,
} from "./StoredReport.ts";

export interface ReportedChange {
  /** Commits, or trees that were made for a comparison. */
  readonly from: Oid;
  readonly to: Oid;
  readonly files: readonly ChangedFile[];
  /** Other states of the same change: reports on them are followed to this one. */
  readonly states: readonly Oid[];
}

/** A finding at its place in the new side of a change. */
export interface PlacedFinding extends StoredFinding {
  readonly tool: string;
  /** True if the change brought it in. */
  readonly isNew: boolean;
  /** EXACT: the report is for this file. SHIFTED: for an earlier one with the same line elsewhere. */
  readonly certainty: "EXACT" | "SHIFTED";
}

export interface ShownReport extends ReportEntry {
  /** True if it is for the tree of the new side. */
  readonly isExact: boolean;
  /** True if the tool also has a report for the old side, by which new findings are known. */
  readonly hasBaseline: boolean;
  /** The findings whose lines changed since the report. */
  readonly lostCount: number;
}

export interface ChangedCoverage {
  readonly path: string;
  readonly ranges: readonly CoveredRange[];
  readonly covered: number;
  readonly measured: number;
}

export interface Reports {
  readonly reports: readonly ShownReport[];
  readonly findings: readonly PlacedFinding[];
  readonly coverage: readonly ChangedCoverage[];
}

const NONE: Reports = { reports: [], findings: [], coverage: [] };

const NO_COMMITS: CommitGraph = new Map();

const CACHE_BYTES = 64 * 1024 * 1024;
/** Parsed reports, by their blob. */
const reportCache = repositoryCache<StoredReport>(CACHE_BYTES);

/**
 * Reads what tools found in the new side of a change: of each tool the report for this tree, or else the last one for
 * another state of the change or for uncommitted work on one, whose lines are followed. Costs nothing if no report was
 * imported; otherwise a diff of the files with findings. Linear in the findings.
 */
export async function readReports(
  { git, store }: { readonly git: Repository; readonly store: Pick<ReviewStore, "reports"> },
  change: ReportedChange,
  options: ReadOptions = {},
): Promise<Reports> {
  const entries = await store.reports.list();
  if (entries.length === 0) return NONE;
  const [tree, base] = await Promise.all([change.to, change.from].map((oid) => treeOf(git, oid, options)));
  const hasCommits = tree !== change.to && base !== change.from; // a tree has none
  const walk = hasCommits ? revList(git, [change.to], [change.from], options) : Promise.resolve(NO_COMMITS);
  const commits = await walk.catch(fallback(NO_COMMITS, "OBJECT_MISSING", "TIMEOUT", "TOO_LARGE"));
  const states = new Set([...commits.keys(), ...change.states]);
  const tools = [...new Set(entries.map(({ tool }) => tool))];
  const reports: ShownReport[] = [];
  const findings: PlacedFinding[] = [];
  const coverage = new Map<string, Map<number, LineCoverage>>();
  const added = new ChangedFileLines(git, change, options);
  for (const tool of tools) {
    const own = entries.filter((entry) => entry.tool === tool);
    const entry = own.find((one) => one.tree === tree) ?? (await lastOf(git, own, states, options));
    if (entry === undefined) continue;
    const isExact = entry.tree === tree;
    const report = await readReport(git, store, entry);
    const port = isExact ? null : await portTo(git, change.to, entry, report, options);
    const baseline = own.find((one) => one.tree === base && one !== entry);
    const known = baseline === undefined ? null : fingerprints(await readReport(git, store, baseline), change.files);
    await added.read(report, port);
    let lostCount = 0;
    await forEachYielding(report.findings, (finding) => {
      const placed = port === null ? { ...finding, certainty: "EXACT" as const } : port(finding);
      if (placed === null) lostCount += 1;
      else findings.push({ ...placed, tool, isNew: known === null ? added.has(placed) : takeNew(known, placed) });
    });
    for (const [path, ranges] of report.coverage) added.cover(coverage, path, ranges, port);
    reports.push({ ...entry, isExact, hasBaseline: baseline !== undefined, lostCount });
  }
  return { reports, findings, coverage: [...coverage].map(([path, lines]) => coverageOf(path, lines)) };
}

function coverageOf(path: string, lines: ReadonlyMap<number, LineCoverage>): ChangedCoverage {
  return {
    path,
    ranges: coveredRanges(lines),
    covered: [...lines.values()].filter((one) => one === "covered").length,
    measured: lines.size,
  };
}

async function readReport(
  git: Repository,
  store: Pick<ReviewStore, "reports">,
  entry: ReportEntry,
): Promise<StoredReport> {
  const cache = reportCache(git);
  const known = cache.get(entry.blob);
  if (known !== undefined) return known;
  const report = readStoredReport(await store.reports.content(entry));
  cache.set(entry.blob, report, 2 * entry.bytes);
  return report;
}

/** Returns the tree of a commit, or the id itself if it is a tree. */
async function treeOf(git: Repository, oid: Oid, options: ReadOptions): Promise<Oid> {
  if (oid === git.emptyTree) return oid;
  const [commit] = await readCommits(git, [oid], options).catch(fallback([], "BAD_INPUT")); // a tree
  return commit?.tree ?? oid;
}

/**
 * Returns the last report for a state of the change, or for work on top of one: an untracked file beside the code, such as
 * the report itself, must not hide what the tool found in the code.
 */
async function lastOf(
  git: Repository,
  entries: readonly ReportEntry[],
  states: ReadonlySet<Oid>,
  options: ReadOptions,
): Promise<ReportEntry | undefined> {
  const oids = entries.map(({ commit }) => commit);
  const commits = await readCommits(git, oids, options);
  return entries.find(({ commit }, index) => states.has(commit) || states.has(commits[index]?.parents[0] ?? ""));
}

type Placed = Omit<PlacedFinding, "tool" | "isNew">;
/** Places a finding, or lines of a file, in another commit; null if they changed. */
type Port = (finding: StoredFinding) => Placed | null;

/** Returns a function that follows findings from the commit of their report. */
async function portTo(
  git: Repository,
  to: Oid,
  { commit }: ReportEntry,
  { findings, coverage }: StoredReport,
  options: ReadOptions,
): Promise<Port> {
  const changes = await diffTree(git, commit, to, options);
  const changed = new Map(
    changes.flatMap((file) => (file.oldPath === null || file.status === "COPIED" ? [] : [[file.oldPath, file]])),
  );
  const touched = new Set(
    [...findings.map(({ path }) => path ?? ""), ...coverage.keys()].filter((path) => changed.has(path)),
  );
  const edited = changes.filter(
    ({ oldPath, newPath, status }) => newPath !== null && status !== "COPIED" && touched.has(oldPath ?? ""),
  );
  const lines = await readLineChanges(git, [commit, to], edited, options);
  return (finding) => {
    const { path, line, endLine } = finding;
    const file = path === null ? undefined : changed.get(path);
    if (file === undefined) return { ...finding, certainty: "EXACT" };
    const now = lines.get(file.newPath ?? "");
    if (file.newPath === null || now === undefined) return null;
    const [start, end] = [now.newLine(line), now.newLine(endLine)];
    if (line === 0) return { ...finding, path: file.newPath, certainty: "SHIFTED" };
    // Lines in between may be new, but the finding is where it was.
    if (start === null || end === null) return null;
    return { ...finding, path: file.newPath, line: start, endLine: end, certainty: "SHIFTED" };
  };
}

/** Counts the findings of the old side by their path on the new side and their fingerprint. */
function fingerprints({ findings }: StoredReport, files: readonly ChangedFile[]): Map<string, number> {
  const renamed = new Map(
    files.flatMap(({ oldPath, newPath, status }) =>
      oldPath === null || status === "COPIED" ? [] : [[oldPath, newPath]],
    ),
  );
  const counts = new Map<string, number>();
  for (const { path, fingerprint } of findings) {
    const key = `${fingerprint} ${path === null ? "" : (renamed.get(path) ?? path)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Returns true for a finding that the old side does not have, or has less often. */
function takeNew(known: Map<string, number>, { fingerprint, path }: Placed): boolean {
  const key = `${fingerprint} ${path ?? ""}`;
  const count = known.get(key) ?? 0;
  if (count > 0) known.set(key, count - 1);
  return count === 0;
}

/**
 * Reads the changed lines of files by their new paths, in one process; a file that is binary or too large is left out.
 * `files` are from the list of differences of the two trees.
 */
async function readLineChanges(
  repository: Repository,
  [from, to]: readonly [Oid, Oid],
  files: readonly ChangedFile[],
  options: ReadOptions,
): Promise<ReadonlyMap<string, LineChanges>> {
  if (files.length === 0) return new Map();
  const patches = await diffPatches(repository, from, to, files, { ...options, contextLines: 0 });
  const changes = new Map<string, LineChanges>();
  files.forEach(({ newPath }, index) => {
    const patch = patches[index];
    if (newPath === null || patch === undefined || patch instanceof GalleyError) return;
    changes.set(newPath, new LineChanges(changedRuns(parsePatch(decodeBytes(patch)).hunks)));
  });
  return changes;
}

/** The added and changed lines of the files that reports are about. */
class ChangedFileLines {
  readonly #git: Repository;
  readonly #change: ReportedChange;
  readonly #options: ReadOptions;
  readonly #files: ReadonlyMap<string, ChangedFile>;
  readonly #lines = new Map<string, LineChanges | null>();

  constructor(git: Repository, change: ReportedChange, options: ReadOptions) {
    this.#git = git;
    this.#change = change;
    this.#options = options;
    this.#files = new Map(change.files.flatMap((file) => (file.newPath === null ? [] : [[file.newPath, file]])));
  }

  /** Reads the changed lines of the files of a report. */
  async read({ findings, coverage }: StoredReport, port: Port | null): Promise<void> {
    const paths = new Set([...findings.map(({ path }) => path ?? ""), ...coverage.keys()]);
    // The report may have old names of files; those of the change are few.
    const isAbout = (file: ChangedFile): boolean => port !== null || paths.has(file.newPath ?? "");
    const wanted = [...this.#files.values()].filter((file) => !this.#lines.has(file.newPath ?? "") && isAbout(file));
    const { from, to } = this.#change;
    const read = await readLineChanges(this.#git, [from, to], wanted, this.#options);
    for (const { newPath } of wanted) this.#lines.set(newPath ?? "", read.get(newPath ?? "") ?? null);
  }

  /** Returns true if a finding is on changed lines, or is about a new file. */
  has({ path, line, endLine }: Placed): boolean {
    const file = path === null ? undefined : this.#files.get(path);
    if (file === undefined || path === null) return false;
    return line === 0 ? file.status === "ADDED" : this.#lines.get(path)?.isAdded(line, endLine) === true;
  }

  /** Adds the coverage of the changed lines of a file. A line that several tools measured is as covered as in the best. */
  cover(
    known: Map<string, Map<number, LineCoverage>>,
    path: string,
    ranges: readonly CoveredRange[],
    port: Port | null,
  ): void {
    for (const { from, to, coverage } of ranges) {
      for (let line = from; line <= to; line += 1) {
        const placed = port === null ? { path, line } : port({ ...NO_FINDING, path, line, endLine: line });
        const now = placed?.path ?? null;
        if (placed === null || now === null || this.#lines.get(now)?.isAdded(placed.line, placed.line) !== true)
          continue;
        const lines = known.get(now) ?? new Map<number, LineCoverage>();
        known.set(now, lines);
        lines.set(placed.line, betterCoverage(lines.get(placed.line), coverage));
      }
    }
  }
}

const NO_FINDING = { severity: "note", rule: "", message: "", fingerprint: 0 } as const;
