import type { Int } from "grats";
import { PAGE_SIZE_MAX } from "#contract/limits.ts";
import { searchFileNames } from "#server/git/search/fileNames.ts";
import type { Commit } from "../commits/Commit.ts";
import { streamFailure, type StreamFailure } from "../incrementalDelivery.ts";
import type { Context } from "../request/Context.ts";

/** The files of a commit whose paths match a query. @gqlType */
export interface FileNameSearch {
  /** The paths, best match first. A byte that is not UTF-8 is one lone surrogate. @gqlField */
  readonly paths: readonly string[];
  /** The total number of matches. @gqlField */
  readonly count: Int;
  /** Whether the commit has more files than were searched. @gqlField */
  readonly isIncomplete: boolean;
  /** The error that prevented searching some files, such as missing or damaged folders, or null. @gqlField */
  readonly failure: StreamFailure | null;
}

/**
 * Finds files of the commit whose paths contain all words of a query, or at least its characters in order. Returns at
 * most 100.
 * @gqlField searchFileNames
 */
export async function commitSearchFileNames(
  commit: Commit,
  context: Context,
  query: string,
  first?: Int | null,
): Promise<FileNameSearch> {
  const options = { maxCount: first ?? PAGE_SIZE_MAX, signal: context.signal };
  const { failure, ...found } = await searchFileNames(commit.served.git, commit.oid, query, options);
  return { ...found, failure: failure && streamFailure(failure) };
}
