import { readdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { readSmallFile } from "../disk/readPlainFile.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { worktreeList } from "./worktreeList.ts";

/** A work tree that uses a branch: it has it checked out, or is in the middle of an operation that will come back to it. */
export interface BranchUser {
  /** The path, encoded by `byteText`. */
  readonly path: string;
  readonly how: "checked out" | "being rebased" | "being bisected";
  /** True if the folder is gone, and only `git worktree prune` ends the use. */
  readonly isGone: boolean;
}

const BRANCHES = "refs/heads/";

/** The files that a rebase of many branches keeps are lists of refs. */
const BYTES_MAX = 1_048_576;

/**
 * Lists the work trees that use a branch, given by its full name: those for which `git branch --force` refuses to move it.
 * Starts one process, and reads a few files for each work tree.
 */
export async function branchUsers(
  repository: Repository,
  branch: string,
  options: ReadOptions = {},
): Promise<readonly BranchUser[]> {
  const worktrees = await worktreeList(repository, options);
  const gitDirs = await gitDirsByPath(repository, worktrees[0]?.path ?? "");
  return worktrees.flatMap(({ path, branch: head, isBare, prunable }): readonly BranchUser[] => {
    if (isBare) return [];
    const gitDir = gitDirs.get(path);
    const operation = gitDir === undefined ? null : operationOn(gitDir, branch);
    const how = head === branch ? "checked out" : operation;
    return how === null ? [] : [{ path, how, isGone: prunable !== null }];
  });
}

/** Returns the git dirs of the work trees, the main one and the linked ones, by their paths. */
async function gitDirsByPath({ commonDir }: Repository, main: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(commonDir, "worktrees");
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const linked = names.flatMap((name): readonly (readonly [string, string])[] => {
    const gitDir = join(folder, name);
    const dotGit = read(gitDir, "gitdir");
    return dotGit === null ? [] : [[dirname(resolve(gitDir, dotGit)), gitDir]];
  });
  return new Map([[main, commonDir], ...linked]);
}

function read(gitDir: string, ...names: readonly string[]): string | null {
  const bytes = readSmallFile(join(gitDir, ...names), BYTES_MAX);
  return bytes === null || bytes === "odd" ? null : decodeBytes(bytes).replace(/\n+$/u, "");
}

/** Returns what a work tree without this branch as its HEAD does with it, from the files that git keeps meanwhile. */
function operationOn(gitDir: string, branch: string): BranchUser["how"] | null {
  const isAm = read(gitDir, "rebase-apply", "applying") !== null;
  const rebased = [
    isAm ? null : read(gitDir, "rebase-apply", "head-name"),
    read(gitDir, "rebase-merge", "head-name"),
    ...updatedRefs(read(gitDir, "rebase-merge", "update-refs") ?? ""),
  ];
  if (rebased.includes(branch)) return "being rebased";
  const began = read(gitDir, "BISECT_LOG") === null ? null : read(gitDir, "BISECT_START");
  return began !== null && fullName(began) === branch ? "being bisected" : null;
}

/** Returns the refs that `git rebase --update-refs` will move: every third line, before the old and the new commit. */
function updatedRefs(text: string): readonly string[] {
  return text.split("\n").filter((_, index) => index % 3 === 0);
}

function fullName(name: string): string {
  return name.startsWith(BRANCHES) ? name : `${BRANCHES}${name}`;
}
