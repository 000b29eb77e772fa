import type { Context } from "../request/Context.ts";
import type { Repository } from "../repositories/Repository.ts";
import { Worktree } from "./Worktree.ts";

/**
 * Its work tree with all that is not committed, of which a snapshot is taken; null for a bare repository.
 * @gqlField worktree
 */
export async function repositoryWorktree(repository: Repository, context: Context): Promise<Worktree | null> {
  return repository.served.git.workTree === null ? null : Worktree.load(context, repository.served);
}
