import type { Int } from "grats";
import type { DiffOptions as GitDiffOptions } from "#server/git/diffs/diffTree.ts";

/**
 * Options for comparing contents.
 * @gqlInput
 */
export interface DiffOptions {
  /** The whitespace changes to ignore. Defaults to `SHOW`. */
  readonly whitespace?: Whitespace | null;
  /** The diff algorithm. Defaults to `MYERS`. */
  readonly algorithm?: DiffAlgorithm | null;
  /**
   * The number of context lines, 0 to 999,999, which means the whole file. Defaults to 3. It does not affect line
   * counts.
   */
  readonly contextLines?: Int | null;
}

/**
 * Git's diff algorithms: the default (`MYERS`), matching lines that are unique on each side (`PATIENCE`), or also lines
 * that are rare (`HISTOGRAM`), which often keeps moved functions together.
 * @gqlEnum
 */
export type DiffAlgorithm = "MYERS" | "PATIENCE" | "HISTOGRAM";

/**
 * The whitespace changes to ignore: none (`SHOW`), then each value more than the one before it: whitespace at the end
 * of lines (Git's `--ignore-space-at-eol`), changes in the amount of whitespace (`-b`), all whitespace (`-w`), and
 * blank lines too (`-w --ignore-blank-lines`). A file with only ignored changes stays in the list with an empty patch.
 * @gqlEnum
 */
export type Whitespace = "SHOW" | "IGNORE_AT_END" | "IGNORE_AMOUNT" | "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES";

/** Converts GraphQL input to git diff options. */
export function readDiffOptions(options: DiffOptions | null | undefined): GitDiffOptions {
  return {
    whitespace: options?.whitespace ?? undefined,
    algorithm: options?.algorithm ?? undefined,
    contextLines: options?.contextLines ?? undefined,
  };
}
