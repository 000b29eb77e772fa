import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { changeKeys } from "#server/git/patches/changeKeys.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { diffTree, type ChangedFile, type ChangedFiles } from "#server/git/diffs/diffTree.ts";
import { hunkKeys } from "#server/git/patches/hunkKeys.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { changedRuns, type ChangedRun } from "../texts/changedRuns.ts";
import { interdiff, type ChangeEnds } from "../patchSets/interdiff.ts";

/** Two patch sets of a review that are held together. */
export interface HeldTogether {
  readonly older: ChangeEnds;
  readonly newer: ChangeEnds;
}

export interface KeyedHunk {
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
