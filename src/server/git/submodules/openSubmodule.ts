import { lstat, realpath } from "node:fs/promises";
import { join } from "node:path";
import { oncePer } from "../byteCache.ts";
import { GalleyError } from "#contract/errors.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { isArgSafePath, isPlainPath } from "../gitPaths.ts";
import { readCommits } from "../objects/readCommits.ts";
import type { Oid } from "../oid.ts";
import { repositoryGone } from "../processes/readGit.ts";
import { onAbort } from "../processes/streams.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { discover } from "../repository/discover.ts";
import { openRepository } from "../repository/openRepository.ts";
import { gitmodules } from "../trees/gitmodules.ts";

/**
 * The reason why a submodule cannot be read: there is no repository of it (`NOT_INITIALIZED`), its `.git` leads to a place outside of the
 * repository that contains it, or through a symbolic link (`OUTSIDE`), or git cannot read it (`UNREADABLE`).
 */
export type SubmoduleProblem = "NOT_INITIALIZED" | "OUTSIDE" | "UNREADABLE";

/** A submodule's repository, or the reason why there is none. It is closed together with the one that contains it. */
export type FoundSubmodule =
  | { readonly repository: Repository; readonly problem: null }
  | { readonly repository: null; readonly problem: SubmoduleProblem };

export interface SubmoduleQuestion {
  /** The path in the repository that contains it, encoded by `byteText`. */
  readonly path: string;
  /** The commits or trees of that repository in whose `.gitmodules` the submodule's name is searched, in this order. */
  readonly namedIn: readonly Oid[];
  /** Its commits that are needed: a repository that has all of them is preferred. */
  readonly commits?: readonly Oid[];
}

/**
 * Opens the repository of a submodule: the one that is checked out at its path, or else the one that git keeps for its
 * name in `modules`, as git itself searches for it. Both have to be inside of the repository that contains it, with no
 * symbolic link on the way, since paths and names are anybody's. As in every repository that is opened, nothing of its
 * configuration runs. Opened once; takes 30 ms then.
 */
export async function openSubmodule(
  parent: Repository,
  { path, namedIn, commits = [] }: SubmoduleQuestion,
  options: ReadOptions = {},
): Promise<FoundSubmodule> {
  const checkedOut = await openCheckedOut(parent, path);
  if (checkedOut.repository !== null && (await hasCommits(checkedOut.repository, commits, options))) return checkedOut;
  for (const folder of await keptFolders(parent, path, namedIn, options)) {
    const kept = await openFolder(parent, folder);
    if (kept.repository === null) continue;
    if (checkedOut.repository === null || (await hasCommits(kept.repository, commits, options))) return kept;
  }
  return checkedOut;
}

async function hasCommits(repository: Repository, commits: readonly Oid[], options: ReadOptions): Promise<boolean> {
  return !(await readCommits(repository, commits, { ...options, fromNotes: true })).includes(null);
}

export async function openCheckedOut(parent: Repository, path: string): Promise<FoundSubmodule> {
  const folder = await plainFolder(parent, path);
  const dotGit = folder === null ? null : await unlessMissing(lstat(join(folder, ".git")));
  if (folder === null || dotGit === null) return { repository: null, problem: "NOT_INITIALIZED" };
  return openFolder(parent, folder);
}

/** Returns the folder of a path in the work tree; null if it is none, or behind a symbolic link, which git does not follow either. */
async function plainFolder({ workTree }: Repository, path: string): Promise<string | null> {
  if (workTree === null || !isArgSafePath(path) || !isPlainPath(path)) return null;
  let folder = workTree;
  for (const part of path.split("/")) {
    folder = join(folder, part);
    if (part.toLowerCase() === ".git" || (await unlessMissing(lstat(folder)))?.isDirectory() !== true) return null;
  }
  return folder;
}

/** Lists the folders in which git keeps the repository of a submodule that is not checked out, by its name. */
async function keptFolders(
  parent: Repository,
  path: string,
  namedIn: readonly Oid[],
  options: ReadOptions,
): Promise<readonly string[]> {
  const folders = new Set<string>();
  for (const tree of namedIn) {
    const name = (await gitmodules(parent, tree, options)).get(path)?.name;
    if (name === undefined || !isArgSafePath(name) || name.split(/[/\\]/u).includes("..")) continue;
    // A linked work tree has submodules of its own.
    for (const dir of [parent.gitDir, parent.commonDir]) folders.add(join(dir, "modules", name));
  }
  const real = await Promise.all([...folders].map((folder) => realpath(folder).catch(() => null)));
  return [...folders].filter((folder, index) => folder === real[index]);
}

const openedIn = oncePer((_: Repository) => new Map<string, Promise<FoundSubmodule>>());

/** Opens the repository at a folder, once for each repository that contains it, and again if it was replaced. */
async function openFolder(parent: Repository, folder: string): Promise<FoundSubmodule> {
  const known = openedIn(parent);
  const before = await known.get(folder);
  if (before?.repository != null && repositoryGone(before.repository)) known.delete(folder);
  const opening = known.get(folder) ?? openInside(parent, folder);
  known.set(folder, opening);
  try {
    const found = await opening;
    if (found.repository === null) known.delete(folder);
    return found;
  } catch (error) {
    known.delete(folder);
    // A repository that cannot be read is an expected failure.
    if (error instanceof GalleyError && error.code !== "INTERNAL") return { repository: null, problem: "UNREADABLE" };
    throw error;
  }
}

async function openInside(parent: Repository, folder: string): Promise<FoundSubmodule> {
  const { gitDir, commonDir, workTree } = await discover(folder);
  // Without a repository in it, or with a damaged `.git`, the repository around it is found.
  if (gitDir !== folder && workTree !== folder) return { repository: null, problem: "UNREADABLE" };
  const isInside = (path: string): boolean =>
    [parent.commonDir, folder].some((root) => `${path}/`.startsWith(`${root}/`));
  if (!isInside(gitDir) || !isInside(commonDir)) return { repository: null, problem: "OUTSIDE" };
  const repository = await openRepository(folder, { signal: parent.closing });
  onAbort(parent.closing, () => void repository.close());
  if (parent.closing.aborted) await repository.close();
  return repository.objectFormat === parent.objectFormat
    ? { repository, problem: null }
    : { repository: null, problem: "UNREADABLE" };
}
