import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import { type CommitPair, diffTrees } from "#server/git/diffs/diffTrees.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { diffPatches, type FilePatch } from "#server/git/patches/diffPatches.ts";
import { type HunkRecord, parsePatch } from "#server/git/patches/parsePatch.ts";
import { type ChangedRun, changedRuns, endOf, lastBefore } from "../texts/changedRuns.ts";
import type { LineSpan } from "../texts/similarLines.ts";
import { oldFiles } from "./followFiles.ts";
import type { ThreadToPort, ThreadPosition } from "./ThreadPosition.ts";

/** The change of the lines that a thread was written on. */
export interface ChangeSinceComment {
  /** The file's path at that time. */
  readonly path: string;
  /** Hunks of a unified diff, without file headers. */
  readonly patch: string;
}

/** A thread on lines whose change is asked for, and its position in the commit that it is ported to. */
export interface CommentedChange {
  readonly toPort: ThreadToPort;
  readonly position: ThreadPosition;
  /** Also shows changes at most this many lines from the thread's lines; 0 if absent. */
  readonly margin?: number | undefined;
}

/**
 * Finds the changes of the lines of threads between the commits that they were written on and those that they are ported to, in the
 * given order; null if there is none, if the thread is on no lines, or if the change cannot be read. One process lists the changed
 * files of all pairs of commits, and one for each pair reads the patches of its files.
 */
export async function changesSinceComments(
  repository: Repository,
  wanted: readonly CommentedChange[],
  options: ReadOptions = {},
): Promise<readonly (ChangeSinceComment | null)[]> {
  const groups = new Map<string, { readonly pair: CommitPair; readonly members: CommentedChange[] }>();
  for (const one of wanted) {
    const { thread, from, to } = one.toPort;
    if (from === null || to === null || from === to || thread.location?.range == null) continue;
    const group = groups.get(`${from} ${to}`) ?? { pair: [from, to], members: [] };
    group.members.push(one);
    groups.set(`${from} ${to}`, group);
  }
  const all = [...groups.values()];
  const lists = await diffTrees(
    repository,
    all.map(({ pair }) => pair),
    options,
  );
  const found = new Map<CommentedChange, ChangeSinceComment | null>();
  for (const [index, { pair, members }] of all.entries()) {
    const list = lists[index] ?? [];
    const files = oldFiles(list);
    const added = new Map(list.flatMap((file) => (file.oldPath === null ? [[file.newPath, file] as const] : [])));
    const edited = members.flatMap((one) => {
      // A file that the commit of the comment lacks may have come back.
      const file = files.get(one.toPort.path) ?? added.get(one.toPort.path);
      return file === undefined || file.oldOid === file.newOid ? [] : [{ one, file }];
    });
    const hunksOf = await readHunks(repository, pair, new Set(edited.map(({ file }) => file)), options);
    for (const { one, file } of edited) found.set(one, changeIn(hunksOf.get(file) ?? [], one, file.newPath));
  }
  return wanted.map((one) => found.get(one) ?? null);
}

const noPatches = fallback<readonly FilePatch[]>([], "OBJECT_MISSING", "TIMEOUT", "TOO_LARGE");

/** Reads the hunks of files that differ between two commits; those whose patches cannot be read are absent. */
async function readHunks(
  repository: Repository,
  [from, to]: CommitPair,
  files: ReadonlySet<ChangedFile>,
  options: ReadOptions,
): Promise<ReadonlyMap<ChangedFile, readonly HunkRecord[]>> {
  const patches = await diffPatches(repository, from, to, [...files], options).catch(noPatches);
  const hunks = new Map<ChangedFile, readonly HunkRecord[]>();
  for (const [at, file] of [...files].entries()) {
    const patch = patches[at];
    if (patch !== undefined && !(patch instanceof GalleyError)) hunks.set(file, hunksIn(patch));
  }
  return hunks;
}

function hunksIn(patch: Buffer): readonly HunkRecord[] {
  return parsePatch(displayLine(decodeBytes(patch))).hunks;
}

function changeIn(
  hunks: readonly HunkRecord[],
  { toPort: { thread, path }, position, margin = 0 }: CommentedChange,
  newPath: string | null,
): ChangeSinceComment | null {
  const { startLine: start = 0, endLine: end = 0 } = thread.location?.range ?? {};
  const isHere = position.startLine !== null && position.side === "new" && position.path === newPath;
  const now = isHere ? { start: position.startLine, end: position.endLine ?? position.startLine } : { start, end };
  const patch = touchingPatch(hunks, widened({ start, end }, margin), now);
  return patch === "" ? null : { path, patch };
}

/** Of a longer hunk, lines farther than this from the commented ones are left out. */
const NEAR = 12;
const LONG = 40;
const NO_NEWLINE = "\\";

interface Row {
  readonly sign: string;
  /** The line's text with its sign, followed by the mark of a missing newline. */
  readonly text: readonly string[];
  /** The line's number in both states; of a missing line, that of the next. */
  readonly old: number;
  readonly now: number;
}

function widened({ start, end }: LineSpan, margin: number): LineSpan {
  return { start: start - margin, end: end + margin };
}

/**
 * Writes the hunks of a file that touch some of its old lines, or insert lines between them. Of long ones, shows what is
 * near `lines` and `now`, the lines that replace them. Line numbers are those of the whole patch, so that the hunks
 * apply. Empty if nothing touched the lines. Linear in the hunks.
 */
function touchingPatch(hunks: readonly HunkRecord[], lines: LineSpan, now: LineSpan): string {
  const isNear = (row: Row): boolean => (row.sign === "-" ? isWithin(row.old, lines) : isWithin(row.now, now));
  return hunks
    .filter((hunk) => changedRuns([hunk]).some((run) => touches(run, lines)))
    .flatMap((hunk) => writeShown(rowsOf(hunk), hunk.lines.length > LONG ? isNear : () => true))
    .join("");
}

function rowsOf({ oldStart, oldCount, newStart, newCount, lines }: HunkRecord): readonly Row[] {
  const rows: Row[] = [];
  let old = oldStart + (oldCount === 0 ? 1 : 0);
  let now = newStart + (newCount === 0 ? 1 : 0);
  for (const line of lines) {
    const sign = line.charAt(0);
    if (sign === NO_NEWLINE) {
      const last = rows.pop();
      if (last !== undefined) rows.push({ ...last, text: [...last.text, line] });
      continue;
    }
    rows.push({ sign, text: [line], old, now });
    if (sign !== "+") old += 1;
    if (sign !== "-") now += 1;
  }
  return rows;
}

/** Returns true if a change replaces some of the lines, or inserts lines between two of them. */
function touches({ oldStart, oldCount }: ChangedRun, { start, end }: LineSpan): boolean {
  return oldCount === 0 ? oldStart > start && oldStart <= end : oldStart <= end && oldStart + oldCount > start;
}

function isWithin(line: number, { start, end }: LineSpan): boolean {
  return line >= start - NEAR && line <= end + NEAR;
}

/** Writes consecutive rows as hunks; a row that is left out ends a hunk. */
function writeShown(rows: readonly Row[], isShown: (row: Row) => boolean): readonly string[] {
  const hunks: Row[][] = [];
  let open: Row[] | null = null;
  for (const row of rows) {
    if (!isShown(row)) open = null;
    else if (open === null) hunks.push((open = [row]));
    else open.push(row);
  }
  return hunks.map(writeHunk);
}

function writeHunk(rows: readonly Row[]): string {
  const old = rangeOf(rows, "old", "+");
  const now = rangeOf(rows, "now", "-");
  return `@@ -${old} +${now} @@\n${rows.flatMap((row) => row.text).join("\n")}\n`;
}

/** An empty range gives the line after which it would be. */
function rangeOf(rows: readonly Row[], key: "old" | "now", other: "+" | "-"): string {
  const count = rows.filter(({ sign }) => sign !== other).length;
  return `${(rows[0]?.[key] ?? 0) - (count === 0 ? 1 : 0)},${count}`;
}

/** Lines of the old side that somebody asked to change; null for the whole file. */
export interface AskedLines {
  readonly path: string;
  readonly lines: LineSpan | null;
}

/**
 * Returns where lines of the old side of a change are on its new side; lines that it removes are where they would be. Whole
 * files keep null. Costs a list of changed files and one process for the patches of all files.
 */
export async function placesOnNewSide(
  repository: Repository,
  base: Oid,
  head: Oid,
  places: readonly AskedLines[],
  options: ReadOptions = {},
): Promise<readonly AskedLines[]> {
  const [list] = base === head ? [] : await diffTrees(repository, [[base, head]], options);
  const files = oldFiles(list ?? []);
  const named = new Set(places.flatMap(({ path }) => files.get(path) ?? []));
  const hunksOf = await readHunks(repository, [base, head], named, options);
  return places.map(({ path, lines }) => {
    const file = files.get(path);
    if (file === undefined) return { path, lines };
    const runs = changedRuns(hunksOf.get(file) ?? []);
    const start = lines === null ? 0 : numberOnNewSide(runs, lines.start);
    const end = lines === null ? 0 : Math.max(start, numberOnNewSide(runs, lines.end));
    return { path: file.newPath ?? path, lines: lines && { start, end } };
  });
}

function numberOnNewSide(runs: readonly ChangedRun[], line: number): number {
  const run = runs[lastBefore(runs, "old", line)];
  if (run === undefined) return line;
  return line < endOf(run, "old") ? run.newStart : line - endOf(run, "old") + endOf(run, "new");
}

/** A change this close to the lines that somebody commented on counts as asked for. */
export const ASKED_MARGIN = 3;
