import type { CombinedHunk as GitCombinedHunk } from "#server/git/patches/parseCombinedPatch.ts";
import type { LineSpan } from "./LineSpan.ts";

/**
 * A run of lines of a merge's file that is held against all parents at once.
 * @gqlType
 */
export interface CombinedHunk extends GitCombinedHunk {
  /**
   * What git found to name the place by, usually the function it stands in; empty where it found nothing.
   * @gqlField
   */
  readonly header: string;
  /**
   * What it covers of each parent's file, in the order of the parents.
   * @gqlField
   */
  readonly old: readonly LineSpan[];
  /**
   * What it covers of the merge's own.
   * @gqlField
   */
  readonly new: LineSpan;
  /**
   * Its lines, each with one sign for every parent before its text. In a line that the merge has, `+` says that this parent
   * has it not; in one that the merge has not, `-` that this parent has it; else a space.
   * @gqlField
   */
  readonly lines: readonly string[];
}
