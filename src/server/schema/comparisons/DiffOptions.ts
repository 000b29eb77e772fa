import type { Int } from "grats";
import type { DiffOptions as GitDiffOptions } from "#server/git/diffs/diffOptions.ts";

/**
 * How contents are held against each other, and how much is shown around what differs.
 * @gqlInput
 */
export interface DiffOptions {
  /** Which white space is left out of account; `SHOW` where left out. */
  readonly whitespace?: Whitespace | null;
  /** How lines are paired; `MYERS` where left out. */
  readonly algorithm?: DiffAlgorithm | null;
  /** Lines shown around a change, 0 to 999,999, which is the whole file; 3 where left out. Counts of lines take no notice of it. */
  readonly contextLines?: Int | null;
}

/**
 * How git pairs the lines of two contents: as it does by itself (`MYERS`), by lines that stand once on each side (`PATIENCE`),
 * or by those that stand seldom (`HISTOGRAM`), which often keeps functions together that changed places.
 * @gqlEnum
 */
export type DiffAlgorithm = "MYERS" | "PATIENCE" | "HISTOGRAM";

/**
 * Which white space counts as a change: `SHOW` counts all of it; the others leave out, each more than the one before it,
 * blanks at the ends of lines (git's `--ignore-space-at-eol`), how many blanks there are (`-b`), all blanks (`-w`), and
 * blank lines too (`-w --ignore-blank-lines`). A file whose change is left out stays in the list: its patch has no hunks.
 * @gqlEnum
 */
export type Whitespace = "SHOW" | "IGNORE_AT_END" | "IGNORE_AMOUNT" | "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES";

/** Gives what a request asks for as git's room takes it. */
export function readDiffOptions(options: DiffOptions | null | undefined): GitDiffOptions {
  return {
    whitespace: options?.whitespace ?? undefined,
    algorithm: options?.algorithm ?? undefined,
    contextLines: options?.contextLines ?? undefined,
  };
}
