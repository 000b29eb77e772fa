import { GIT_DIFF_MS, GIT_LIST_BYTES } from "#contract/limits.ts";
import { statObjects } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { parseRawDiff } from "./parseRawDiff.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** The mode of a submodule, whose commit need not be here. */
const SUBMODULE = "160000";

/** Finds the contents that differ between two trees and are not here. Linear in the files that differ; reads none of them. */
export async function missingContents(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  options: ReadOptions = {},
): Promise<readonly Oid[]> {
  const args = ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", oldTree, newTree];
  const call = { ...options, where: "shadow", args, timeoutMs: GIT_DIFF_MS, maxBytes: GIT_LIST_BYTES } as const;
  const [files = []] = await parseRawDiff((await readGit(repository, call)).stdout);
  const sides = files.flatMap(({ oldOid, oldMode, newOid, newMode }) => [
    oldMode === SUBMODULE ? null : oldOid,
    newMode === SUBMODULE ? null : newOid,
  ]);
  const oids = [...new Set(sides.filter((oid) => oid !== null))];
  const stats = await statObjects(repository, oids, options);
  return oids.filter((_, at) => stats[at] === null);
}
