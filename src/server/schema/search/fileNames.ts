import type { Int } from "grats";
import { PAGE_SIZE_MAX } from "#contract/limits.ts";
import { fileNames as read, searchFileNames } from "#server/git/search/fileNames.ts";
import type { Commit } from "../commits/Commit.ts";
import { streamFailure, type StreamFailure } from "../incrementalDelivery.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";

/**
 * The paths of all files of a commit, as one text: a value for each would cost the page more than git takes.
 * @gqlType
 */
interface FileNames {
  /**
   * The paths in git's order, submodules among them, with a NUL between them; a byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  readonly text: string;
  /**
   * How many there are in the text.
   * @gqlField
   */
  readonly count: Int;
  /**
   * Whether there are more than the text holds.
   * @gqlField
   */
  readonly isCut: boolean;
  /**
   * What kept the files of some folders from being listed: that they are missing or damaged; null where nothing did.
   * @gqlField
   */
  readonly failure: StreamFailure | null;
}

/**
 * The paths of all its files.
 * @gqlField
 */
export async function fileNames(commit: Commit, context: Context): Promise<FileNames> {
  const { failure, ...names } = await read(commit.served.git, commit.oid(), { signal: context.signal });
  return { ...names, failure: failure && streamFailure(failure) };
}

/**
 * The files of a commit whose paths fit what was searched for.
 * @gqlType
 */
export interface FileNameSearch {
  /**
   * Their paths, the best first; a byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  readonly paths: readonly string[];
  /**
   * How many fit in all.
   * @gqlField
   */
  readonly count: Int;
  /**
   * Whether the commit has more files than were looked at.
   * @gqlField
   */
  readonly isIncomplete: boolean;
  /**
   * What kept files from being looked at: that folders are missing or damaged; null where nothing did.
   * @gqlField
   */
  readonly failure: StreamFailure | null;
}

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
