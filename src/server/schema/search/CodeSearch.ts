import type { Int } from "grats";
import { grep, type GrepSearch } from "#server/git/search/grep.ts";
import { Commit } from "../commits/Commit.ts";
import { streamFailure, type StreamFailure } from "../incrementalDelivery.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import type { Worktree } from "../worktrees/Worktree.ts";

/**
 * A search of the files of a commit.
 * @gqlType
 */
export class CodeSearch {
  readonly #commit: Commit;
  readonly #search: GrepSearch;

  constructor(commit: Commit, search: GrepSearch) {
    this.#commit = commit;
    this.#search = search;
  }

  /**
   * The commit whose files are searched.
   * @gqlField
   */
  commit(): Commit {
    return this.#commit;
  }

  /**
   * What is found, in batches as it is.
   * @gqlField
   */
  async *results(): AsyncIterable<SearchResults> {
    let failure: StreamFailure | null = null;
    try {
      for await (const files of this.#search.files) yield { files, end: null };
    } catch (error) {
      failure = streamFailure(error);
    }
    yield { files: [], end: { ...this.#search.end(), failure } };
  }
}

/**
 * Searches its files for a text, or for a POSIX extended regular expression. `paths` are patterns of paths: `*.ts` and `lib` are names
 * in any folder, `src/*.ts` and `/lib` paths from the root, a folder stands for all in it, and one that begins with `!` leaves out.
 * Lists 2,000 lines at most and 100 of a file. BAD_INPUT where an expression cannot be read.
 * @gqlField searchCode
 */
export async function commitSearchCode(
  commit: Commit,
  context: Context,
  pattern: string,
  isRegex: boolean = false,
  word: boolean = false,
  ignoreCase: boolean = false,
  paths?: readonly string[] | null,
  contextLines: Int = 0,
): Promise<CodeSearch> {
  const options = { isRegex, word, ignoreCase, paths: paths ?? [], contextLines, signal: context.signal };
  return new CodeSearch(commit, await grep(commit.served.git, commit.oid(), pattern, options));
}

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

/**
 * How a search ended.
 * @gqlType
 */
interface SearchEnd {
  /**
   * What kept it from going through; null where it did.
   * @gqlField
   */
  readonly cut: SearchCut | null;
  /**
   * Whether some files could not be read.
   * @gqlField
   */
  readonly isIncomplete: boolean;
  /**
   * What failed, where something did.
   * @gqlField
   */
  readonly failure: StreamFailure | null;
}

/**
 * Some files in which something was found.
 * @gqlType
 */
export interface SearchResults {
  /**
   * The files, by path.
   * @gqlField
   */
  readonly files: readonly SearchedFile[];
  /**
   * How the search ended; with the last of the results alone, which are there in any case.
   * @gqlField
   */
  readonly end: SearchEnd | null;
}

/**
 * What ended a search before it was through: it had found as many lines as are listed, or it took too long.
 * @gqlEnum
 */
export type SearchCut = "LINES" | "TIME";

/**
 * A file in which something was found.
 * @gqlType
 */
export interface SearchedFile {
  /**
   * Where it is; a byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  readonly path: string;
  /**
   * Whether git takes it for binary; no line of it is listed then.
   * @gqlField
   */
  readonly isBinary: boolean;
  /**
   * Whether more was found in it than the 100 lines that are listed.
   * @gqlField
   */
  readonly isCut: boolean;
  /**
   * The lines, from top to bottom.
   * @gqlField
   */
  readonly lines: readonly SearchedLine[];
}

/**
 * A line in which something was found, or one near it.
 * @gqlType
 */
export interface SearchedLine {
  /**
   * Its number, counted from 1.
   * @gqlField
   */
  readonly number: Int;
  /**
   * Its text; of a very long line what is around the first thing found. A byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  readonly text: string;
  /**
   * How many bytes were cut off in front of the text.
   * @gqlField
   */
  readonly cutBefore: Int;
  /**
   * Whether something was cut off behind the text.
   * @gqlField
   */
  readonly isCutAfter: boolean;
  /**
   * Whether something was found in it; else it is only near.
   * @gqlField
   */
  readonly isMatch: boolean;
  /**
   * Where in the text each thing found begins and ends, in UTF-16 units, two numbers each.
   * @gqlField
   */
  readonly matches: readonly Int[];
}
