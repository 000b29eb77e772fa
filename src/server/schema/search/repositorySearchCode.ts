import type { Int } from "grats";
import type { CodeSearch } from "./CodeSearch.ts";
import { commitSearchCode } from "./commitSearchCode.ts";
import type { Context } from "../request/Context.ts";
import type { Repository } from "../repositories/Repository.ts";

/**
 * Searches the files of a revision, as `Commit.searchCode` does.
 * @gqlField searchCode
 */
export async function repositorySearchCode(
  repository: Repository,
  context: Context,
  revision: string,
  pattern: string,
  isRegex: boolean = false,
  word: boolean = false,
  ignoreCase: boolean = false,
  paths?: readonly string[] | null,
  contextLines: Int = 0,
): Promise<CodeSearch> {
  const commit = await repository.commit(context, revision);
  return commitSearchCode(commit, context, pattern, isRegex, word, ignoreCase, paths, contextLines);
}
