import type { Int } from "grats";
import type { CodeSearch } from "./CodeSearch.ts";
import { Commit } from "../commits/Commit.ts";
import { commitSearchCode } from "./commitSearchCode.ts";
import type { Context } from "../request/Context.ts";
import type { Worktree } from "../worktrees/Worktree.ts";

/**
 * Searches its files, tracked and untracked, as they are in the snapshot, as `Commit.searchCode` does.
 * @gqlField searchCode
 */
export async function worktreeSearchCode(
  worktree: Worktree,
  context: Context,
  pattern: string,
  isRegex: boolean = false,
  word: boolean = false,
  ignoreCase: boolean = false,
  paths?: readonly string[] | null,
  contextLines: Int = 0,
): Promise<CodeSearch> {
  const commit = await Commit.load(context, worktree.served, worktree.snapshotOid());
  return commitSearchCode(commit, context, pattern, isRegex, word, ignoreCase, paths, contextLines);
}
