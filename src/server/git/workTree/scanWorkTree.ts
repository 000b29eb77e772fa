import { diffFiles, type DirtyFile } from "./diffFiles.ts";
import type { WorkTreeLook } from "./gitInWorkTree.ts";
import { lsUntracked } from "./lsUntracked.ts";
import { speakablePath } from "../speakablePath.ts";

/** What of a work tree differs from the index: tracked files, and untracked ones by path. */
export interface WorkTreeScan {
  /** Of the index that it was compared with. */
  readonly identity: string;
  readonly dirty: readonly DirtyFile[];
  readonly untracked: readonly string[];
  /** Repositories in folders of their own, each with a slash at its end. */
  readonly nested: readonly string[];
  readonly leftOut: number;
}

/** More paths than this are looked at no quicker one by one. */
const PATHS_MAX = 200;

/** The root, or what says of other paths which of them belong to the work tree. */
const RULES = /^$|(?:^|\/)(?:\.gitignore$|\.git(?:\/|$))/u;

/**
 * Finds what differs in a work tree. Looks at all of it, or where the last scan was of the same index at `paths` alone, which
 * are then all that may have changed since: files or folders, there or gone.
 */
export async function scanWorkTree(
  look: WorkTreeLook,
  identity: string,
  last: WorkTreeScan | null,
  paths: readonly string[] | null,
): Promise<WorkTreeScan> {
  const isKnown = last !== null && last.identity === identity && paths !== null && mayName(last, paths);
  // What is in a repository of its own is no matter of this one.
  const named = isKnown ? paths.filter((path) => !last.nested.some((folder) => path.startsWith(folder))) : null;
  if (last !== null && named?.length === 0) return last;
  const [dirty, untracked] = await Promise.all([diffFiles(look, named), lsUntracked(look, named)]);
  if (last === null || named === null)
    return { identity, dirty, untracked: untracked.paths, nested: untracked.nested, leftOut: untracked.leftOut };
  const isOld = (path: string): boolean => !named.some((one) => path === one || path.startsWith(`${one}/`));
  return {
    identity,
    dirty: [...last.dirty.filter(({ path }) => isOld(path)), ...dirty],
    untracked: [...last.untracked.filter(isOld), ...untracked.paths],
    nested: [...last.nested.filter(isOld), ...untracked.nested],
    leftOut: 0,
  };
}

/** Whether a look at some paths alone tells all: not where rules changed, a repository came or went, or files were only counted. */
function mayName(last: WorkTreeScan, paths: readonly string[]): boolean {
  const isPlain = (path: string): boolean => speakablePath(path) && !RULES.test(path);
  return last.leftOut === 0 && paths.length <= PATHS_MAX && paths.every(isPlain);
}
