import { readdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { readSmallText } from "../disk/readPlainFile.ts";
import { isOid, type Oid } from "../oid.ts";
import { readGit } from "../processes/readGit.ts";
import { describeOperation, readOperation } from "./conflicts.ts";

/** A work tree of a repository: the main one or a linked one. */
export interface WorktreeRecord {
  /** The current or former path, encoded by `byteText`; for a bare repository its own folder. */
  readonly path: string;
  readonly head: Oid | null;
  /** The full name of the checked-out branch; null if there is none. */
  readonly branch: string | null;
  readonly isBare: boolean;
  /** The reason for its lock, "" if none was given; null if it is not locked. */
  readonly locked: string | null;
  /** The reason why git would prune it; null if it would not. */
  readonly prunable: string | null;
}

const NO_COMMIT = /^0+$/u;

/**
 * Lists the work trees of a repository, the main one first. Git reads the files that name them and the HEAD of each,
 * and checks whether it exists; it opens nothing else in them. Starts one process; linear in the work trees.
 */
export async function worktreeList(
  repository: Repository,
  options: ReadOptions = {},
): Promise<readonly WorktreeRecord[]> {
  const args = ["worktree", "list", "--porcelain", "-z"];
  const { stdout } = await readGit(repository, { ...options, where: "real", args });
  return decodeBytes(stdout)
    .split("\0\0")
    .filter((record) => record !== "")
    .map(toRecord);
}

/** Parses lines of `name value` or `name`, separated by NUL; the first one is the path. */
function toRecord(record: string): WorktreeRecord {
  const facts = new Map(
    record.split("\0").map((fact) => {
      const space = fact.indexOf(" ");
      return space < 0 ? [fact, ""] : [fact.slice(0, space), fact.slice(space + 1)];
    }),
  );
  const head = facts.get("HEAD") ?? "";
  return {
    path: facts.get("worktree") ?? "",
    head: isOid(head) && !NO_COMMIT.test(head) ? head : null,
    branch: facts.get("branch") ?? null,
    isBare: facts.has("bare"),
    locked: facts.get("locked") ?? null,
    prunable: facts.get("prunable") ?? null,
  };
}

/** A work tree that uses a branch: it has it checked out, or is in the middle of an operation on it or that will come back to it. */
export interface BranchUser {
  /** The path, encoded by `byteText`. */
  readonly path: string;
  readonly how: "checked out" | "being rebased" | "being bisected" | `in the middle of ${string}`;
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
  const users = worktrees.map(async ({ path, branch: head, isBare, prunable }): Promise<readonly BranchUser[]> => {
    const gitDir = gitDirs.get(path);
    const operation = gitDir === undefined ? null : operationOn(gitDir, branch);
    const how = isBare ? null : head === branch ? await useOf(gitDir) : operation;
    return how === null ? [] : [{ path, how, isGone: prunable !== null }];
  });
  return (await Promise.all(users)).flat();
}

/** Returns the git dirs of the work trees, the main one and the linked ones, by their paths. */
async function gitDirsByPath({ commonDir }: Repository, main: string): Promise<ReadonlyMap<string, string>> {
  return new Map([[main, commonDir], ...(await linkedGitDirs(commonDir))]);
}

/** Returns the git dirs of the linked work trees by their paths, as the files of a common dir name them: any folder may be. */
export async function linkedGitDirs(commonDir: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(commonDir, "worktrees");
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const linked = names.flatMap((name): readonly (readonly [string, string])[] => {
    const gitDir = join(folder, name);
    const dotGit = read(gitDir, "gitdir");
    return dotGit === null ? [] : [[dirname(resolve(gitDir, dotGit)), gitDir]];
  });
  return new Map(linked);
}

function read(gitDir: string, ...names: readonly string[]): string | null {
  return readSmallText(join(gitDir, ...names), BYTES_MAX);
}

/** Returns what a work tree does with the branch that it has checked out. */
async function useOf(gitDir: string | undefined): Promise<BranchUser["how"]> {
  const operation = gitDir === undefined ? null : await readOperation({ gitDir });
  return operation === null ? "checked out" : `in the middle of ${describeOperation(operation)}`;
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
