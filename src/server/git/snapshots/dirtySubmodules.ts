import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { statNow } from "../disk/fileStat.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { readCommits } from "../objects/readCommits.ts";
import { openRepository } from "../repository/openRepository.ts";
import { readHead } from "../refs/head.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { liveContext } from "../workTree/privateIndex.ts";
import { scanWorkTree } from "../workTree/scanWorkTree.ts";
import { refreshIndex, writeTree } from "../workTree/updateIndex.ts";
import type { SkippedFile } from "./Snapshot.ts";

const AT_ONCE = 4;

/**
 * Lists the submodules with uncommitted work of their own, which is not part of this repository, as `git status` does.
 * Each is read as a repository that the user opens: with an index and settings of ours, so that none of its programs
 * runs. One that cannot be read is listed as unreadable. Costs a scan of each submodule that is checked out.
 */
export async function dirtySubmodules(
  workTree: string,
  paths: readonly string[],
  options: ReadOptions,
): Promise<readonly SkippedFile[]> {
  const found: SkippedFile[] = [];
  const checkedOut = paths.filter((path) => statNow(join(workTree, path, ".git")) !== null);
  for (let at = 0; at < checkedOut.length; at += AT_ONCE) {
    const some = checkedOut.slice(at, at + AT_ONCE);
    const reasons = await Promise.all(some.map((path) => reasonToList(join(workTree, path), options)));
    reasons.forEach((reason, index) => {
      if (reason !== null) found.push({ path: `${some[index] ?? ""}/`, bytes: 0, reason });
    });
  }
  return found;
}

async function reasonToList(folder: string, options: ReadOptions): Promise<SkippedFile["reason"] | null> {
  // Behind a symbolic link is another folder, which git does not read either.
  if ((await unlessMissing(lstat(folder)))?.isDirectory() !== true) return null;
  const submodule = await openRepository(folder, { signal: options.signal }).catch(unlessBug);
  if (submodule === null) return "UNREADABLE";
  try {
    // A damaged `.git` would lead to the repository around it.
    if (submodule.workTree !== folder) return "UNREADABLE";
    return (await isDirty(submodule, options)) ? "SUBMODULE" : null;
  } catch (error) {
    return unlessBug(error) ?? "UNREADABLE";
  } finally {
    await submodule.close();
  }
}

/** A repository that cannot be read is an expected failure. */
function unlessBug(error: unknown): null {
  if (error instanceof GalleyError && error.code !== "INTERNAL") return null;
  throw error;
}

/** Returns true if `git status` lists anything in a repository. Writes only into the mirror. */
async function isDirty(repository: Repository, options: ReadOptions): Promise<boolean> {
  const context = await liveContext(repository, options);
  await refreshIndex(context);
  const { dirty, untracked, nested, submodules } = await scanWorkTree(context, context.index.identity, null, null);
  if (dirty.length + untracked.length + nested.length > 0) return true;
  const [head, tree] = await Promise.all([readHead(repository, options), writeTree(context)]);
  const commits = head.kind === "unborn" ? [] : await readCommits(repository, [head.oid], options);
  if (tree !== (commits[0]?.tree ?? repository.emptyTree)) return true;
  return (await dirtySubmodules(context.dir.location.workTree, submodules, options)).length > 0;
}
