import { diffTree, type ChangedFile } from "#server/git/diffs/diffTree.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";

/** The two states that a change lies between. */
export interface ChangeSides {
  readonly from: Oid;
  readonly to: Oid;
}

/**
 * Counts the files whose change is not the same in two changes: that are changed in one only, or otherwise. Two lists of
 * files, which are kept, and no contents. Linear in the files of both.
 */
export async function changesApart(
  git: Repository,
  one: ChangeSides,
  other: ChangeSides,
  options: ReadOptions = {},
): Promise<number> {
  if (one.from === other.from && one.to === other.to) return 0;
  const [before, after] = await Promise.all(
    [one, other].map(async ({ from, to }) => byPath(await diffTree(git, from, to, options))),
  );
  let apart = 0;
  for (const [path, word] of before ?? []) if (after?.get(path) !== word) apart++;
  for (const path of after?.keys() ?? []) if (before?.has(path) !== true) apart++;
  return apart;
}

function byPath(files: readonly ChangedFile[]): ReadonlyMap<string, string> {
  return new Map(files.map((file) => [file.newPath ?? file.oldPath ?? "", wordOf(file)]));
}

function wordOf({ status, oldPath, oldMode, newMode, oldOid, newOid }: ChangedFile): string {
  return [status, oldPath, oldMode, newMode, oldOid, newOid].join(" ");
}
