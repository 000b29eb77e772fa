import { GalleyError } from "#contract/errors.ts";
import { PATH_LENGTH_MAX } from "#contract/limits.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { readTree, type TreeEntryRecord } from "./readTree.ts";

const FOLDER = "040000";

/**
 * Finds what a commit has at a path, or null where it has nothing there. No path reaches a command line, so that any bytes
 * will do. Reads one folder for each part of the path, some 0.3 ms each; TOO_LARGE past PATH_LENGTH_MAX.
 */
export async function findTreeEntry(
  repository: Repository,
  commit: Oid,
  path: string,
  options: ReadOptions = {},
): Promise<TreeEntryRecord | null> {
  if (path.length > PATH_LENGTH_MAX)
    throw new GalleyError("TOO_LARGE", `A path is followed up to ${PATH_LENGTH_MAX} characters.`);
  let folder = commit;
  let found: TreeEntryRecord | null = null;
  for (const part of path.split("/")) {
    if (found !== null && found.mode !== FOLDER) return null;
    found = (await readTree(repository, folder, options)).find(({ name }) => name === part) ?? null;
    if (found === null) return null;
    folder = found.oid;
  }
  return found;
}
