import { findCopies } from "#server/git/diffs/findCopies.ts";
import type { Comparison } from "./Comparison.ts";
import type { Context } from "../request/Context.ts";
import type { CopiedFile } from "./CopiedFile.ts";

/**
 * The files of a change that were made of others.
 * @gqlType
 */
interface Copies {
  /**
   * The copies, in the order of the change's files.
   * @gqlField
   */
  readonly files: readonly CopiedFile[];
  /**
   * Whether there were too many files to hold each added one against all others, so that some copies may not be found.
   * @gqlField
   */
  readonly isLimited: boolean;
}

/**
 * The added files that were made of others, whether these changed or not. Holds each of them against the whole older state,
 * which takes seconds where that is large: to be asked for when the files are there.
 * @gqlField
 */
export async function copies(comparison: Comparison, context: Context): Promise<Copies> {
  const { from, to } = comparison.span();
  return findCopies(comparison.served.git, from, to, { signal: context.signal, priority: "prefetch" });
}
