import type { Int } from "grats";
import { fileNames as read } from "#server/git/search/fileNames.ts";
import type { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import { streamFailure, type StreamFailure } from "../streamFailure.ts";

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
