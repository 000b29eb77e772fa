import { GIT_DIFF_MS, GIT_LIST_BYTES, RENAME_LIMIT } from "#contract/limits.ts";
import { changeCache, type ChangedFiles, diffTree, type DiffTreeOptions, parseRawDiff } from "./diffTree.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../Repository.ts";
import { readGit } from "../processes/readGit.ts";
import { fileNames } from "../search/fileNames.ts";

/** A file that is listed as added and is a copy of another one. Paths are in `byteText` encoding. */
export interface CopiedFile {
  readonly path: string;
  /** The source file in the older tree; the list of files shows whether it was kept. */
  readonly from: string;
  /** The similarity in percent. */
  readonly similarity: number;
}

interface FoundCopies {
  readonly files: readonly CopiedFile[];
  /** True if there were too many files to compare each added file with every old one; some copies may not be found. */
  readonly isLimited: boolean;
}

const NONE: FoundCopies = { files: [], isLimited: false };
const RECORD_BYTES = 400;
const NEW: readonly string[] = ["ADDED", "RENAMED", "COPIED"];

/**
 * Finds the files that `diffTree` lists as added and that git takes for copies of files of the older tree, whether
 * these were changed or not; in the order of the list. No process if nothing was added; else each added file is
 * compared with every file of the older tree: 2 s for a tree of 5,000 files, up to RENAME_LIMIT², beyond which copies
 * are found only among identical and changed files. Cached by the pair.
 */
export async function findCopies(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  options: DiffTreeOptions = {},
): Promise<FoundCopies> {
  requireOids(oldTree, newTree);
  const files = await diffTree(repository, oldTree, newTree, options);
  const added = new Set(files.flatMap(({ status, newPath }) => (status === "ADDED" ? [newPath] : [])));
  if (added.size === 0) return NONE;
  const changes = changeCache(repository);
  const key = `${oldTree} ${newTree} copies ${options.renameLimit ?? RENAME_LIMIT}`;
  let listed = changes.get(key);
  if (listed === undefined) {
    listed = await list(repository, oldTree, newTree, options);
    changes.set(key, listed, RECORD_BYTES * (listed.length + 1));
  }
  const copies = listed.flatMap(({ newPath, oldPath, similarity }): CopiedFile[] =>
    newPath === null || oldPath === null || similarity === null || !added.has(newPath)
      ? []
      : [{ path: newPath, from: oldPath, similarity }],
  );
  return { files: copies, isLimited: listed.renamesLimited };
}

/** Lists the changed files that have a source, with copies detected. */
async function list(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  options: DiffTreeOptions,
): Promise<ChangedFiles> {
  const { renameLimit = RENAME_LIMIT, ...rest } = options;
  const form = ["-r", "-z", "--raw", "--no-abbrev", "--no-ext-diff", "--no-textconv"];
  const args = ["diff-tree", ...form, "-C", "--find-copies-harder", `-l${renameLimit}`, oldTree, newTree];
  const call = { ...rest, args, timeoutMs: GIT_DIFF_MS, maxBytes: GIT_LIST_BYTES, heavy: true };
  const [files = []] = await parseRawDiff((await readGit(repository, call)).stdout);
  // If there are too many pairs of these and old files, git compares them only with changed files, or with none.
  const compared = files.filter(({ status, oldOid, newOid }) => NEW.includes(status) && oldOid !== newOid);
  const { count, isTruncated } = await fileNames(repository, oldTree, rest);
  const renamesLimited = isTruncated || compared.length * count > renameLimit ** 2;
  return Object.assign(
    files.filter(({ similarity }) => similarity !== null),
    { renamesLimited },
  );
}
