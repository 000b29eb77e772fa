import type { Int } from "grats";
import { PAGE_SIZE_MAX } from "#contract/limits.ts";
import { searchFileNames } from "#server/git/search/searchFileNames.ts";
import type { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import type { FileNameSearch } from "./FileNameSearch.ts";
import { streamFailure } from "../streamFailure.ts";

/**
 * Finds its files whose paths hold all words of a query, or at least its characters one after the other; 100 at most.
 * @gqlField searchFileNames
 */
export async function commitSearchFileNames(
  commit: Commit,
  context: Context,
  query: string,
  first?: Int | null,
): Promise<FileNameSearch> {
  const options = { maxCount: first ?? PAGE_SIZE_MAX, signal: context.signal };
  const { failure, ...found } = await searchFileNames(commit.served.git, commit.oid(), query, options);
  return { ...found, failure: failure && streamFailure(failure) };
}
