import type { Int } from "grats";
import type { GrepSearch } from "#server/git/search/grep.ts";
import { searchCode } from "#server/git/search/searchCode.ts";
import { Commit } from "../commits/Commit.ts";
import { streamFailure, type StreamFailure } from "../incrementalDelivery.ts";
import type { Context } from "../request/Context.ts";
import type { Worktree } from "../worktrees/Worktree.ts";

/** A search in the files of a commit. @gqlType */
interface CodeSearch {
  readonly search: GrepSearch;
}

/** The results, in batches as they are found. @gqlField */
export async function* results({ search }: CodeSearch): AsyncIterable<SearchResults> {
  let failure: StreamFailure | null = null;
  try {
    for await (const files of search.files) yield { files, end: null };
  } catch (error) {
    failure = streamFailure(error);
  }
  yield { files: [], end: { ...search.end(), failure } };
}

/**
 * Searches the files of the commit for a text, or for a POSIX extended regular expression. `paths` are path patterns:
 * `*.ts` and `lib` match names in any folder, `src/*.ts` and `/lib` paths from the root, a folder matches all its
 * files, and a pattern with `!` excludes. Returns at most 2,000 lines and 100 of a file. Returns BAD_INPUT for an
 * invalid expression.
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
  return { search: await searchCode(commit.served.git, commit.oid, pattern, options) };
}

/** Searches the tracked and untracked files of the snapshot, as `Commit.searchCode` does. @gqlField searchCode */
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
  const commit = await Commit.load(context, worktree.served, worktree.snapshotOid);
  return commitSearchCode(commit, context, pattern, isRegex, word, ignoreCase, paths, contextLines);
}

/** The end of a search. @gqlType */
interface SearchEnd {
  /** The limit that ended the search early, or null if it is complete. @gqlField */
  readonly truncatedBy: TruncationReason | null;
  /** Whether some files could not be read. @gqlField */
  readonly isIncomplete: boolean;
  /** The error, if any. @gqlField */
  readonly failure: StreamFailure | null;
}

/** A batch of search results. @gqlType */
export interface SearchResults {
  /** The files with matches, by path. @gqlField */
  readonly files: readonly SearchedFile[];
  /** The end of the search. Only the last batch has it, and there always is a last batch. @gqlField */
  readonly end: SearchEnd | null;
}

/** The reason why a search ended early: the maximum number of lines was found, or it took too long. @gqlEnum */
export type TruncationReason = "LINES" | "TIME";

/** A file with matches. @gqlType */
export interface SearchedFile {
  /** The path of the file. A byte that is not UTF-8 is one lone surrogate. @gqlField */
  readonly path: string;
  /** Whether Git takes the file for binary. No lines are listed then. @gqlField */
  readonly isBinary: boolean;
  /** Whether the file has more matches than the 100 listed lines. @gqlField */
  readonly isTruncated: boolean;
  /** The lines, from top to bottom. @gqlField */
  readonly lines: readonly SearchedLine[];
}

/** A line with a match, or a context line. @gqlType */
export interface SearchedLine {
  /** The line number, counted from 1. @gqlField */
  readonly number: Int;
  /** The text of the line. A very long line is cut to the part around the first match. @gqlField */
  readonly text: string;
  /** The number of bytes that were cut off before the text. @gqlField */
  readonly truncatedBefore: Int;
  /** Whether something was cut off after the text. @gqlField */
  readonly isTruncatedAfter: boolean;
  /** Whether the line has a match. Otherwise it is a context line. @gqlField */
  readonly isMatch: boolean;
  /** The start and end of each match in the text, in UTF-16 units. @gqlField */
  readonly matches: readonly Int[];
}
