import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import { diffTrees, type CommitPair } from "#server/git/diffs/diffTrees.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";

/** Returns why a commit is not made of the versions of files that an approved change has; null if it is. */
export function newVersion(
  files: readonly ChangedFile[] | null,
  versions: ReadonlySet<string>,
  mayBeEmpty: boolean,
): string | null {
  if (files === null) return "its contents cannot be read here";
  if (files.length === 0 && !mayBeEmpty) return "changes nothing, as no commit of the approved change does";
  const added = files.find((file) => versionsAfter(file).some((version) => !versions.has(version)));
  const path = added?.newPath ?? added?.oldPath;
  return path == null ? null : `has a version of ${displayLine(path)} that the approved change never had`;
}

/** Returns the versions of a file before and after a change: path, mode and blob, or that it is not there. */
export function versionsOf(file: ChangedFile): readonly string[] {
  const { oldPath, newPath, oldMode, oldOid } = file;
  const before = [JSON.stringify([oldPath ?? newPath, oldPath && oldMode, oldPath && oldOid])];
  return oldPath === newPath
    ? [...before, ...versionsAfter(file)]
    : [...before, ...versionsAfter(file), absent(newPath)];
}

/** Returns the file as it is after a change, and where it no longer is. */
function versionsAfter({ oldPath, newPath, newMode, newOid }: ChangedFile): readonly string[] {
  const after = newPath === null ? [] : [JSON.stringify([newPath, newMode, newOid])];
  return oldPath === null || oldPath === newPath ? after : [...after, absent(oldPath)];
}

function absent(path: string | null): string {
  return JSON.stringify([path, null, null]);
}

/** Pairs of commits that one process compares. */
const BATCH = 256;

/** Lists the files that each pair of commits changes, as `diffTrees`; null also where there are too many. */
export async function changedFiles(
  git: Repository,
  pairs: readonly CommitPair[],
  options: ReadOptions,
): Promise<readonly (readonly ChangedFile[] | null)[]> {
  const lists: (readonly ChangedFile[] | null)[] = [];
  for (let at = 0; at < pairs.length; at += BATCH)
    lists.push(...(await filesOrHalves(git, pairs.slice(at, at + BATCH), options)));
  return lists;
}

async function filesOrHalves(
  git: Repository,
  pairs: readonly CommitPair[],
  options: ReadOptions,
): Promise<readonly (readonly ChangedFile[] | null)[]> {
  try {
    return await diffTrees(git, pairs, options);
  } catch (error) {
    if (!(error instanceof GalleyError) || error.code !== "TOO_LARGE") throw error;
    if (pairs.length < 2) return pairs.map(() => null);
    const middle = pairs.length >> 1;
    const first = await filesOrHalves(git, pairs.slice(0, middle), options);
    return [...first, ...(await filesOrHalves(git, pairs.slice(middle), options))];
  }
}
