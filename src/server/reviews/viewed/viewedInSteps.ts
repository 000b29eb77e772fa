import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { type ChangedFile, type ChangedFiles, diffTree } from "#server/git/diffs/diffTree.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { changeKeys, hunkKeys } from "#server/git/patches/hunkKeys.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { type ChangeEnds, interdiff } from "../patchSets/interdiff.ts";
import { type ChangedRun, changedRuns } from "../texts/alignLines.ts";

/** Two patch sets of a review that are held together. */
export interface HeldTogether {
  readonly older: ChangeEnds;
  readonly newer: ChangeEnds;
}

interface KeyedHunk {
  readonly key: string;
  /** None where the file has no hunks: the key is the file's then. */
  readonly runs: readonly ChangedRun[];
}

/** What became of a file from the newer base to the newer head: at once, and in two steps with the older change between. */
export interface SteppedFile {
  readonly whole: readonly KeyedHunk[];
  readonly earlier: readonly KeyedHunk[];
  readonly later: readonly KeyedHunk[];
}

/** One file in the three lists. Null where it is not in the list: that step left it alone. */
interface FilePlaces {
  readonly whole: ChangedFile;
  readonly earlier: ChangedFile | null;
  readonly later: ChangedFile;
}

/**
 * Reads the files of which `keys` name a hunk in the later step, from the older patch set (as it were on the newer base) to the
 * newer one. None where the keys of that step cannot be had. Costs three diffs of these files, and once the keys of the step.
 */
export async function readSteps(
  repository: Repository,
  { older, newer }: HeldTogether,
  keys: ReadonlySet<string>,
): Promise<readonly SteppedFile[]> {
  const between = (await interdiff(repository, older, newer)).from;
  const base = newer.base ?? repository.emptyTree;
  const known = await changeKeys(repository, between, newer.head);
  if (known === null) return [];
  const [whole, earlier, later] = await Promise.all([
    diffTree(repository, base, newer.head),
    diffTree(repository, base, between),
    diffTree(repository, between, newer.head),
  ]);
  const named = known.flatMap((file) => (file.keys.some((key) => keys.has(key)) ? (later[file.place] ?? []) : []));
  const places = placesOf(named, earlier, whole);
  const [wholeHunks, earlierHunks, laterHunks] = await Promise.all([
    readHunks(
      repository,
      base,
      newer.head,
      places.map((place) => place.whole),
    ),
    readHunks(
      repository,
      base,
      between,
      places.flatMap((place) => place.earlier ?? []),
    ),
    readHunks(
      repository,
      between,
      newer.head,
      places.map((place) => place.later),
    ),
  ]);
  return places.flatMap((place) => {
    const read = {
      whole: wholeHunks.get(place.whole),
      earlier: place.earlier === null ? [] : earlierHunks.get(place.earlier),
      later: laterHunks.get(place.later),
    };
    const { whole: all, earlier: first, later: second } = read;
    return all === undefined || first === undefined || second === undefined
      ? []
      : { whole: all, earlier: first, later: second };
  });
}

/** Finds the files again in the two other lists, by the names that they had between. One that the whole leaves alone is left out. */
function placesOf(named: readonly ChangedFile[], earlier: ChangedFiles, whole: ChangedFiles): readonly FilePlaces[] {
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
  const patches = files.length === 0 ? [] : await diffPatches(repository, oldTree, newTree, files);
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

/** A hunk by the runs of lines that it changes: none where it stands for a change of something else than lines. */
export interface MarkedHunk {
  readonly runs: readonly ChangedRun[];
  readonly isSeen: boolean;
}

interface SeenRun extends ChangedRun {
  readonly isSeen: boolean;
}

type Side = "old" | "new";

/**
 * Tells of each hunk of a file (its runs) whether it was seen, the change having come in two steps: `earlier`, from its old
 * side to a state between, and `later`, from there to its new side. It was, where each changed line of it is in a hunk that
 * was seen, and whatever either step changed beside these lines was seen too; and all are, where both steps were seen whole.
 * Hunks of a step are in order. Takes logarithmic time for each line.
 */
export function seenThrough(
  hunks: readonly (readonly ChangedRun[])[],
  earlier: readonly MarkedHunk[],
  later: readonly MarkedHunk[],
): readonly boolean[] {
  if ([...earlier, ...later].every(({ isSeen }) => isSeen)) return hunks.map(() => true);
  const [first, second] = [runsOf(earlier), runsOf(later)];
  return hunks.map((runs) => runs.length > 0 && runs.every((run) => isRunSeen(run, first, second)));
}

function runsOf(hunks: readonly MarkedHunk[]): readonly SeenRun[] {
  return hunks.flatMap(({ runs, isSeen }) => runs.map((run) => ({ ...run, isSeen })));
}

function isRunSeen(run: ChangedRun, earlier: readonly SeenRun[], later: readonly SeenRun[]): boolean {
  if (!areTouchedSeen(earlier, "old", run) || !areTouchedSeen(later, "new", run)) return false;
  return (
    linesOf(run, "new").every((line) => isLineSeen(line, later, "new", earlier)) &&
    linesOf(run, "old").every((line) => isLineSeen(line, earlier, "old", later))
  );
}

/** Tells whether a line belongs to a seen run of one step, or, where that leaves it alone, of the other. */
function isLineSeen(line: number, one: readonly SeenRun[], side: Side, other: readonly SeenRun[]): boolean {
  const before = one[lastBefore(one, side, line)];
  if (before !== undefined && line < endOf(before, side)) return before.isSeen;
  const across = side === "old" ? "new" : "old";
  const between = before === undefined ? line : line - endOf(before, side) + endOf(before, across);
  const found = other[lastBefore(other, side, between)];
  return found !== undefined && between < endOf(found, side) && found.isSeen;
}

/** Tells whether all runs of a step were seen that lie in the lines of a run, or beside them. */
function areTouchedSeen(step: readonly SeenRun[], side: Side, run: ChangedRun): boolean {
  for (let at = lastBefore(step, side, endOf(run, side)); at >= 0; at--) {
    const touched = step[at];
    if (touched === undefined || endOf(touched, side) < startOf(run, side)) return true;
    if (!touched.isSeen) return false;
  }
  return true;
}

/** Gives the place of the last run that begins at a line or before it; -1 where none does. */
function lastBefore(runs: readonly ChangedRun[], side: Side, line: number): number {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (run !== undefined && startOf(run, side) <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function linesOf(run: ChangedRun, side: Side): readonly number[] {
  return Array.from({ length: endOf(run, side) - startOf(run, side) }, (_, at) => startOf(run, side) + at);
}

function startOf(run: ChangedRun, side: Side): number {
  return side === "old" ? run.oldStart : run.newStart;
}

/** Gives the line behind a run's last. */
function endOf(run: ChangedRun, side: Side): number {
  return side === "old" ? run.oldStart + run.oldCount : run.newStart + run.newCount;
}

/** Gives the keys of the whole change's hunks that were seen in its two steps. Linear in the lines of the files. */
export function keysThrough(files: readonly SteppedFile[], marks: ReadonlySet<string>): ReadonlySet<string> {
  const marked = ({ key, runs }: KeyedHunk) => ({ runs, isSeen: marks.has(key) });
  const told = files.flatMap(({ whole, earlier, later }) => {
    const runs = whole.map((hunk) => hunk.runs);
    const areSeen = seenThrough(runs, earlier.map(marked), later.map(marked));
    return whole.map(({ key }, index) => ({ key, isSeen: areSeen[index] === true }));
  });
  // Hunks of one key are seen when all of them are.
  const unseen = new Set(told.flatMap(({ key, isSeen }) => (isSeen ? [] : key)));
  return new Set(told.flatMap(({ key }) => (unseen.has(key) ? [] : key)));
}
