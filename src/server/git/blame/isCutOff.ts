import { GalleyError } from "#contract/errors.ts";
import type { BlameOrigin } from "./blameParser.ts";
import { findTreeEntry } from "../trees/findTreeEntry.ts";
import type { Repository } from "../openRepository.ts";
import { readCommits } from "../objects/readCommits.ts";
import { readShallow } from "../objects/readShallow.ts";
import type { ReadOptions } from "../readOptions.ts";

/**
 * Tells whether lines may be older than their origin says: because history is cut off there, or as what was before cannot be
 * read, so that git could not follow them further. Reads the commits before, where the file is new or the commit is a merge.
 */
export async function isCutOff(
  repository: Repository,
  { oid, path, previous, unreadable }: BlameOrigin,
  options: ReadOptions = {},
): Promise<boolean> {
  if ((await readShallow(repository)).has(oid)) return true;
  try {
    const [commit] = await readCommits(repository, [oid], options);
    const parents = commit?.parents ?? [];
    // Of a file that seems new it cannot be told which other one it would have been found in.
    if (previous === null && parents.length > 0 && unreadable.size > 0) return true;
    if (previous === null || parents.length > 1) {
      if ((await readCommits(repository, parents, options)).includes(null)) return true;
      for (const parent of parents) await findTreeEntry(repository, parent, path, options);
    }
    if (previous === null || unreadable.size === 0) return false;
    const before = await findTreeEntry(repository, previous.oid, previous.path, options);
    return before !== null && unreadable.has(before.oid);
  } catch (error) {
    if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return true;
    throw error;
  }
}
