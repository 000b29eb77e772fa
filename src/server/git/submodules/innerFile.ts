import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { isPlainPath } from "../gitPaths.ts";
import { findTreeEntry } from "../trees/readTree.ts";
import { openSubmodule } from "./openSubmodule.ts";
import { SUBMODULE_MODE } from "../trees/treeObject.ts";

/** A file of a submodule by its path in the repository around it. */
export interface InnerFile {
  readonly submodule: string;
  readonly commit: Oid;
  readonly path: string;
  /** The submodule's repository; null if it is not here or lacks the commit. */
  readonly repository: Repository | null;
  /** Its place in a submodule of the submodule, if it is in one. */
  readonly inner?: InnerFile | undefined;
}

/** Returns the commit of a submodule in a commit or tree; null if it is not there. Starts no process. */
export async function submoduleCommit(
  repository: Repository,
  tree: Oid | null,
  path: string,
  options: ReadOptions = {},
): Promise<Oid | null> {
  const entry = tree === null ? null : await findTreeEntry(repository, tree, path, options);
  return entry?.mode === SUBMODULE_MODE ? entry.oid : null;
}

/** Finds the submodule that a path of a commit leads into, the outermost if there are several; null if it leads into none. */
export async function findInnerFile(
  repository: Repository,
  tree: Oid,
  path: string,
  options: ReadOptions = {},
): Promise<InnerFile | null> {
  const parts = isPlainPath(path) ? path.split("/") : [];
  for (let length = 1; length < parts.length; length += 1) {
    const submodule = parts.slice(0, length).join("/");
    const entry = await findTreeEntry(repository, tree, submodule, options);
    if (entry === null) return null;
    if (entry.mode !== SUBMODULE_MODE) continue;
    const question = { path: submodule, namedIn: [tree], commits: [entry.oid] };
    const found = await openSubmodule(repository, question, options);
    return { submodule, commit: entry.oid, path: parts.slice(length).join("/"), repository: found.repository };
  }
  return null;
}
