import type { Int } from "grats";
import { commitSearchFileNames } from "./commitSearchFileNames.ts";
import type { Context } from "../request/Context.ts";
import type { FileNameSearch } from "./FileNameSearch.ts";
import type { Repository } from "../repositories/Repository.ts";

/**
 * Finds the files of a revision by their paths, as `Commit.searchFileNames` does.
 * @gqlField searchFileNames
 */
export async function repositorySearchFileNames(
  repository: Repository,
  context: Context,
  revision: string,
  query: string,
  first?: Int | null,
): Promise<FileNameSearch> {
  return commitSearchFileNames(await repository.commit(context, revision), context, query, first);
}
