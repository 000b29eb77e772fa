import { GIT_DIFF_MS, GIT_LIST_BYTES, RENAME_LIMIT } from "#contract/limits.ts";
import type { ChangeStatus } from "./changeStatus.ts";
import { missingContents } from "./missingContents.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { parseRawDiff, type ChangedFile } from "./parseRawDiff.ts";
import { pastDamage } from "../objects/pastDamage.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";
import { requireRepository } from "../repositoryGone.ts";
import { repositoryState } from "../repositoryState.ts";
import { withinFiles } from "./withinFiles.ts";

export type { ChangedFile, ChangeStatus };

/** The changed files in git's order, by path. */
export type ChangedFiles = readonly ChangedFile[] & {
  /** There were too many files to look for renames with edits: some that are listed as deleted and added may be renamed. */
  readonly renamesLimited: boolean;
};

export interface DiffTreeOptions extends ReadOptions {
  /** How many files rename detection compares; RENAME_LIMIT if absent. */
  readonly renameLimit?: number | undefined;
}

/** What a record takes besides its paths. */
const RECORD_BYTES = 400;

/**
 * Lists the files that differ between two trees (or the trees of two commits), renames found. 2,000 files take some 50 ms.
 * Cached by the pair. What is missing or damaged stays unpaired with what it was renamed to. TOO_LARGE for more than CHANGED_FILES_MAX. Contents are not compared beyond what renames need; counts are `numstat`'s, text is `diffPatches`'.
 */
export async function diffTree(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  options: DiffTreeOptions = {},
): Promise<ChangedFiles> {
  requireOids(oldTree, newTree);
  const { renameLimit = RENAME_LIMIT, ...rest } = options;
  const { changes } = repositoryState(repository);
  const key = `${oldTree} ${newTree} ${renameLimit}`;
  const known = changes.get(key);
  if (known !== undefined) {
    await requireRepository(repository);
    return known;
  }
  const args = [
    "diff-tree",
    "-r",
    "-z",
    "--raw",
    "--no-abbrev",
    "-M",
    `-l${renameLimit}`,
    "--no-ext-diff",
    "--no-textconv",
  ];
  const call = {
    ...rest,
    where: "shadow",
    args: [...args, oldTree, newTree],
    timeoutMs: GIT_DIFF_MS,
    maxBytes: GIT_LIST_BYTES,
  } as const;
  const missing = () => missingContents(repository, oldTree, newTree, rest);
  const list = (reading: ReadOptions) =>
    pastDamage(repository, { ...reading, kind: "blob", isStrict: true, missing }, (standIns) =>
      readGit(repository, { ...call, ...reading, standIns }),
    );
  const { result, unreadable } = await withinFiles(repository, oldTree, newTree, rest, list);
  const { stdout, stderr } = result;
  const [listed = []] = await parseRawDiff(stdout);
  const files = Object.assign(listed, { renamesLimited: /rename detection was skipped/u.test(stderr) });
  if (unreadable.size === 0) changes.set(key, files, RECORD_BYTES * files.length + 2 * stdout.length);
  return files;
}
