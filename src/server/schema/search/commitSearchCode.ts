import type { Int } from "grats";
import { grep } from "#server/git/search/grep.ts";
import { CodeSearch } from "./CodeSearch.ts";
import type { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";

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
