import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { changeKeys, hunkKeys } from "#server/git/patches/hunkKeys.ts";
import { diffWithSubmodules, spliceSubmodules } from "#server/git/submodules/spliceSubmodules.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { type ChangeEnds, interdiff } from "./interdiff.ts";
import { type ChangedRun, changedRuns, endOf, lastBefore, type Side, startOf } from "../texts/changedRuns.ts";

export interface ComparedPatchSets {
  readonly older: ChangeEnds;
  readonly newer: ChangeEnds;
}

interface KeyedHunk {
  readonly key: string;
  /** Empty if the file has no hunks: the key is then the file's. */
  readonly runs: readonly ChangedRun[];
}

/** The changes of a file from the newer base to the newer head: at once, and in two steps with the older change between. */
export interface SteppedFile {
  readonly whole: readonly KeyedHunk[];
  readonly earlier: readonly KeyedHunk[];
  readonly later: readonly KeyedHunk[];
}

/**
 * Reads the files with a hunk of `keys` in the later step, from the older patch set (applied to the newer base) to the
 * newer one. Empty if the keys of that step cannot be read. Costs three diffs of these files, and once the keys of the
 * step.
 */
export async function readSteps(
  repository: Repository,
  { older, newer }: ComparedPatchSets,
  keys: ReadonlySet<string>,
): Promise<readonly SteppedFile[]> {
  const between = (await interdiff(repository, older, newer)).from;
  const base = newer.base ?? repository.emptyTree;
  const known = await changeKeys(repository, between, newer.head);
  if (known === null) return [];
  const spans = [
    [base, newer.head],
    [base, between],
    [between, newer.head],
  ] as const;
  const lists = await Promise.all(spans.map(([from, to]) => diffWithSubmodules(repository, from, to)));
  const [whole = [], earlier = [], later = []] = lists;
  const named = known.flatMap((file) => (file.keys.some((key) => keys.has(key)) ? (later[file.fileIndex] ?? []) : []));
  const files = findInSteps(named, earlier, whole);
  const wanted = [files.map((file) => file.whole), files.flatMap((file) => file.earlier ?? []), named];
  const hunks = await Promise.all(spans.map(([from, to], at) => readHunks(repository, from, to, wanted[at] ?? [])));
  return files.flatMap((file) => {
    const [all, first, second] = [file.whole, file.earlier, file.later].map((one, at) =>
      one === null ? [] : hunks[at]?.get(one),
    );
    return all === undefined || first === undefined || second === undefined
      ? []
      : { whole: all, earlier: first, later: second };
  });
}

/** Finds the files in the two other lists, by their names in between. Leaves out a file that is unchanged overall. */
function findInSteps(
  named: readonly ChangedFile[],
  earlier: readonly ChangedFile[],
  whole: readonly ChangedFile[],
): readonly { readonly whole: ChangedFile; readonly earlier: ChangedFile | null; readonly later: ChangedFile }[] {
  const earlierByNew = new Map(earlier.map((file) => [file.newPath, file]));
  const wholeByNew = new Map(whole.map((file) => [file.newPath, file]));
  const wholeGone = new Map(whole.flatMap((file) => (file.newPath === null ? [[file.oldPath, file] as const] : [])));
  return named.flatMap((later) => {
    const first = later.oldPath === null ? null : (earlierByNew.get(later.oldPath) ?? null);
    const all = later.newPath === null ? wholeGone.get(first?.oldPath ?? later.oldPath) : wholeByNew.get(later.newPath);
    return all === undefined ? [] : { whole: all, earlier: first, later };
  });
}

async function readHunks(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  files: readonly ChangedFile[],
): Promise<ReadonlyMap<ChangedFile, readonly KeyedHunk[]>> {
  if (files.length === 0) return new Map();
  const { from, to } = await spliceSubmodules(repository, { from: oldTree, to: newTree });
  const patches = await diffPatches(repository, from, to, files);
  const found = files.flatMap((file, index) => {
    const patch = patches[index];
    return patch === undefined || patch instanceof GalleyError ? [] : [[file, hunksOf(file, patch)] as const];
  });
  return new Map(found);
}

function hunksOf(file: ChangedFile, patch: Buffer): readonly KeyedHunk[] {
  const { hunks } = parsePatch(decodeBytes(patch));
  return hunkKeys(file, patch).map((key, index) => {
    const hunk = hunks[index];
    return { key, runs: hunk === undefined ? [] : changedRuns([hunk]) };
  });
}

/** A hunk by the runs of lines that it changes: none if its change is not of lines. */
export interface MarkedHunk {
  readonly runs: readonly ChangedRun[];
  readonly isViewed: boolean;
}

interface ViewedRun extends ChangedRun {
  readonly isViewed: boolean;
}

/**
 * Returns for each hunk of a file (its runs) whether it was viewed, when the change came in two steps: `earlier`, from
 * its old side to a state in between, and `later`, from there to its new side. It was if each of its changed lines is
 * in a viewed hunk, and whatever either step changed next to these lines was viewed too; all hunks are if both steps
 * were viewed completely. Hunks of a step must be in order. Takes logarithmic time for each line.
 */
export function viewedThrough(
  hunks: readonly (readonly ChangedRun[])[],
  earlier: readonly MarkedHunk[],
  later: readonly MarkedHunk[],
): readonly boolean[] {
  if ([...earlier, ...later].every(({ isViewed }) => isViewed)) return hunks.map(() => true);
  const [first, second] = [runsOf(earlier), runsOf(later)];
  return hunks.map((runs) => runs.length > 0 && runs.every((run) => isRunViewed(run, first, second)));
}

function runsOf(hunks: readonly MarkedHunk[]): readonly ViewedRun[] {
  return hunks.flatMap(({ runs, isViewed }) => runs.map((run) => ({ ...run, isViewed })));
}

function isRunViewed(run: ChangedRun, earlier: readonly ViewedRun[], later: readonly ViewedRun[]): boolean {
  if (!areChangesViewed(earlier, "old", run) || !areChangesViewed(later, "new", run)) return false;
  return (
    linesOf(run, "new").every((line) => isLineViewed(line, later, "new", earlier)) &&
    linesOf(run, "old").every((line) => isLineViewed(line, earlier, "old", later))
  );
}

/** Returns true if a line belongs to a viewed run of one step, or, if that step does not change it, of the other. */
function isLineViewed(line: number, one: readonly ViewedRun[], side: Side, other: readonly ViewedRun[]): boolean {
  const before = one[lastBefore(one, side, line)];
  if (before !== undefined && line < endOf(before, side)) return before.isViewed;
  const across = side === "old" ? "new" : "old";
  const between = before === undefined ? line : line - endOf(before, side) + endOf(before, across);
  const found = other[lastBefore(other, side, between)];
  return found !== undefined && between < endOf(found, side) && found.isViewed;
}

/** Returns true if all runs of a step that are inside or next to the lines of a run were viewed. */
function areChangesViewed(step: readonly ViewedRun[], side: Side, run: ChangedRun): boolean {
  for (let at = lastBefore(step, side, endOf(run, side)); at >= 0; at--) {
    const change = step[at];
    if (change === undefined || endOf(change, side) < startOf(run, side)) return true;
    if (!change.isViewed) return false;
  }
  return true;
}

function linesOf(run: ChangedRun, side: Side): readonly number[] {
  return Array.from({ length: endOf(run, side) - startOf(run, side) }, (_, at) => startOf(run, side) + at);
}

/** Returns the keys of the whole change's hunks that were viewed in its two steps. Linear in the lines of the files. */
export function keysThrough(files: readonly SteppedFile[], marks: ReadonlySet<string>): ReadonlySet<string> {
  const marked = ({ key, runs }: KeyedHunk) => ({ runs, isViewed: marks.has(key) });
  const hunks = files.flatMap(({ whole, earlier, later }) => {
    const runs = whole.map((hunk) => hunk.runs);
    const areViewed = viewedThrough(runs, earlier.map(marked), later.map(marked));
    return whole.map(({ key }, index) => ({ key, isViewed: areViewed[index] === true }));
  });
  // Hunks with the same key count as viewed only if all of them are.
  const unviewed = new Set(hunks.flatMap(({ key, isViewed }) => (isViewed ? [] : key)));
  return new Set(hunks.flatMap(({ key }) => (unviewed.has(key) ? [] : key)));
}
