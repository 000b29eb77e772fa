import type { Int } from "grats";
import type { Context } from "../request/Context.ts";
import type { Comparison } from "./Comparison.ts";
import type { DiffOptions } from "./DiffOptions.ts";
import { readDiffOptions } from "./readDiffOptions.ts";

/**
 * How large a change is.
 * @gqlType
 */
interface ComparisonTotals {
  /**
   * Files that differ.
   * @gqlField
   */
  readonly files: Int;
  /**
   * Lines added in all of them.
   * @gqlField
   */
  readonly additions: Int;
  /**
   * Lines removed in all of them.
   * @gqlField
   */
  readonly deletions: Int;
  /**
   * Files whose lines are not among these, as their contents are missing or damaged.
   * @gqlField
   */
  readonly uncounted: Int;
}

/**
 * How large the change is, without the white space that is left out of account; files that differ by it alone are among
 * the files. Counting reads every changed file, so it costs several times what the list costs.
 * @gqlField
 */
export async function totals(
  comparison: Comparison,
  context: Context,
  options?: DiffOptions | null,
): Promise<ComparisonTotals> {
  const loaders = context.loaders.of(comparison.served.git);
  const [files, counts] = await Promise.all([
    comparison.changedFiles(context),
    loaders.counts(comparison.span(), readDiffOptions(options)),
  ]);
  let [additions, deletions, uncounted] = [0, 0, 0];
  for (const count of counts.values()) {
    if (count === "unknown") uncounted += 1;
    else if (count !== "binary") {
      additions += count.additions;
      deletions += count.deletions;
    }
  }
  return { files: files.length, additions, deletions, uncounted };
}
