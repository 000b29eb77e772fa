import { decodeBytes } from "#contract/byteText.ts";
import { GIT_DIFF_MS, RENAME_LIMIT } from "#contract/limits.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { isOid, requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** What comes of joining two commits. */
export interface MergedTree {
  /** The tree, in our own objects; a text that conflicts stands in it with both sides between git's marks. */
  readonly tree: Oid;
  /** The files that conflict, in git's order; paths as `byteText` carries them. */
  readonly conflicts: readonly string[];
}

/** A file that was added stays where it was added: whole folders are not taken to have moved. */
const SETTINGS = [
  "merge.directoryRenames=false",
  "merge.renames=true",
  `merge.renameLimit=${RENAME_LIMIT}`,
  "merge.conflictStyle=merge",
  "merge.renormalize=false",
].flatMap((setting) => ["-c", setting]);

/**
 * Joins two commits as `git merge` does, without a work tree, an index or a ref; what is new is written beside the
 * repository. Grows with the files that differ on both sides: 100 ms where there are thousands. Fails as OBJECT_MISSING.
 */
export async function mergeTree(
  repository: Repository,
  ours: Oid,
  theirs: Oid,
  options: ReadOptions = {},
): Promise<MergedTree> {
  const words = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", "--allow-unrelated-histories"];
  const args = [...SETTINGS, ...words, ...requireOids(ours, theirs)];
  const call = { ...options, where: "shadow", args, answers: [0, 1], timeoutMs: GIT_DIFF_MS } as const;
  const { code, stdout, stderr } = await readGit(repository, call);
  const [tree = "", ...paths] = decodeBytes(stdout).split("\0");
  if (!isOid(tree)) throw gitFailure(args, code, stderr);
  return { tree, conflicts: paths.filter((path) => path !== "") };
}
