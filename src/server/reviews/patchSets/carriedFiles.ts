import { decodeBytes } from "#contract/byteText.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { changedRuns, type ChangedRun } from "../texts/changedRuns.ts";
import type { Interdiff } from "./interdiff.ts";

/** A file of an interdiff's old side that the earlier patch set has otherwise. */
export interface CarriedFile {
  /** Its path on the old side. */
  readonly path: string;
  /** Where the earlier patch set has it; null where it came with the new base. */
  readonly olderPath: string | null;
  /** The lines of the old side that the earlier patch set has otherwise; null where they are too many to tell. */
  readonly runs: readonly ChangedRun[] | null;
}

/**
 * Tells which lines of an interdiff's old side are not those of the earlier patch set's head, among the files that the
 * interdiff shows. One that is not told of is the very same there. Takes two lists of files, and one diff of those told of.
 */
export async function carriedFiles(
  repository: Repository,
  { from, to }: Pick<Interdiff, "from" | "to">,
  olderHead: Oid,
  options: ReadOptions = {},
): Promise<readonly CarriedFile[]> {
  const [shown, others] = await Promise.all([
    diffTree(repository, from, to, options),
    diffTree(repository, from, olderHead, options),
  ]);
  const paths = new Set(shown.map(({ oldPath }) => oldPath).filter((path) => path !== null));
  const meant = others.filter(({ oldPath }) => oldPath !== null && paths.has(oldPath));
  const patches = await diffPatches(repository, from, olderHead, meant, options);
  return meant.flatMap(({ oldPath, newPath }, index) => {
    const patch = patches[index];
    const runs = patch instanceof Uint8Array ? changedRuns(parsePatch(decodeBytes(patch)).hunks) : null;
    return oldPath === null ? [] : [{ path: oldPath, olderPath: newPath, runs }];
  });
}
