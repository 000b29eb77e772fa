import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { isAncestor } from "#server/git/ancestry/mergeBase.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions } from "#server/git/Repository.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { type BranchUser, branchUsers } from "#server/git/workTree/worktreeList.ts";
import type { ReviewContext } from "../index/ReviewContext.ts";

export const BRANCHES = "refs/heads/";

/** Finds a branch on a remote, of the name of the target, that has a commit; null if there is none. */
export async function remoteWith(
  git: ReviewContext["git"],
  targetRef: string,
  commit: Oid,
  options: ReadOptions,
): Promise<string | null> {
  const patterns = [`refs/remotes/*/${targetRef.slice(BRANCHES.length)}`];
  for (const { name, commit: tip } of await forEachRef(git, { ...options, patterns }))
    if (tip !== null && (await isAncestor(git, commit, tip, options))) return name.slice("refs/remotes/".length);
  return null;
}

/** Returns the commit of a local branch that is not a symbolic ref; null if there is none of this name. */
export async function localBranch(
  git: ReviewContext["git"],
  ref: string,
  options: ReadOptions = {},
): Promise<Oid | null> {
  const records = ref.startsWith(BRANCHES) ? await forEachRef(git, { ...options, patterns: [ref] }) : [];
  const found = records.find(({ name, symref }) => name === ref && symref === null);
  return found?.commit ?? null;
}

/** Returns the commit of the branch to land on. It must be a local branch, and not a symbolic ref. */
export async function requireTarget(git: ReviewContext["git"], targetRef: string, options: ReadOptions): Promise<Oid> {
  const found = await localBranch(git, targetRef, options);
  if (found !== null) return found;
  throw new GalleyError("BAD_INPUT", `${displayLine(targetRef)} is not a local branch of this repository.`, {
    next: "Create the branch, or choose another target for the review.",
  });
}

/** Returns one sentence for each work tree that uses a branch, which must not move under its feet. */
export async function inUseBy(
  git: ReviewContext["git"],
  ref: string,
  options: ReadOptions = {},
): Promise<readonly string[]> {
  return (await branchUsers(git, ref, options)).map((user) => useSentence(ref, user));
}

export function useSentence(ref: string, { path, how, isGone }: BranchUser): string {
  const gone = isGone ? ", which is gone: `git worktree prune` forgets it" : "";
  return `${branchName(ref)} is ${how} in ${displayLine(path)}${gone}.`;
}

/** Returns what ends the use of a branch, in the state in which the use is shown. */
export function endUse({ how, isGone }: BranchUser): string {
  if (isGone) return "Do that, then try again.";
  return `${how === "checked out" ? "Switch to another branch" : "Finish or abort that"} there, then try again.`;
}

export function branchName(ref: string): string {
  return displayLine(ref.replace(BRANCHES, ""));
}
