const BRANCH = "refs/heads/";

/** Says what a review of uncommitted work is about, by the full name of the branch, or `HEAD` for none. */
export function worktreeTitle(branch: string): string {
  const isBranch = branch.startsWith(BRANCH);
  return isBranch ? `Uncommitted work on ${branch.slice(BRANCH.length)}` : "Uncommitted work on no branch";
}
