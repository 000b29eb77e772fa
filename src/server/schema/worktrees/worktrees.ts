import { worktreeList } from "#server/git/workTree/worktreeList.ts";
import type { Context } from "../request/Context.ts";
import type { LinkedWorktree } from "./LinkedWorktree.ts";
import type { Repository } from "../repositories/Repository.ts";
import { shortRefName } from "../shortRefName.ts";

/**
 * All its work trees, the main one first.
 * @gqlField
 */
export async function worktrees(repository: Repository, context: Context): Promise<readonly LinkedWorktree[]> {
  const all = await worktreeList(repository.served.git, { signal: context.signal });
  const served = new Set(context.repositories.all.map(({ git }) => git.path));
  return all.map(({ path, head, branch, isBare, locked, prunable }, index) => ({
    path,
    branch: branch === null ? null : shortRefName(branch),
    headOid: head,
    isMain: index === 0,
    isBare,
    isLocked: locked !== null,
    lockReason: locked === "" ? null : locked,
    isPrunable: prunable !== null,
    isServed: served.has(path),
  }));
}
