import type { Float, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import { type CopiedFile as GitCopiedFile, findCopies } from "#server/git/diffs/findCopies.ts";
import type { Context } from "../request/Context.ts";
import type { Comparison } from "./Comparison.ts";
import { type DiffOptions, readDiffOptions } from "./DiffOptions.ts";
import { countsInOrder } from "./PatchBatch.ts";
import { fileAt } from "./patches.ts";

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

/**
 * The lines added and removed in each file, in the order of `files`: two numbers a file, -1 twice for a binary one, -2 twice
 * for one whose contents are missing or damaged. One flat list, because a record for each of ten thousand files would cost the
 * page more than git's counting. Lines that differ by white space that is left out of account do not count.
 * @gqlField
 */
export async function lineCounts(
  comparison: Comparison,
  context: Context,
  options?: DiffOptions | null,
): Promise<readonly Int[]> {
  const loaders = context.loaders.of(comparison.served.git);
  const [files, counts] = await Promise.all([
    comparison.changedFiles(context),
    loaders.counts(comparison.span(), readDiffOptions(options)),
  ]);
  return countsInOrder(files, counts);
}

/**
 * How large the files at some places of the `fileTable` are, 1 to 1,000: two numbers a file, the bytes of its old and of its
 * new side, -1 where that is not there or not a file.
 * @gqlField
 */
export async function sizes(
  comparison: Comparison,
  context: Context,
  places: readonly Int[],
): Promise<readonly Float[]> {
  if (places.length > FILE_PAGE_SIZE_MAX) throw new GalleyError("BAD_INPUT", "At most 1,000 sizes are read at once.");
  const files = await comparison.changedFiles(context);
  return context.loaders.of(comparison.served.git).sizes(places.map((place) => fileAt(files, place)));
}

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

/**
 * A file that is listed as added and was made of another one.
 * @gqlType
 */
export interface CopiedFile extends GitCopiedFile {
  /**
   * Where it is.
   * @gqlField
   */
  readonly path: string;
  /**
   * The file it was made of, in the older state.
   * @gqlField
   */
  readonly from: string;
  /**
   * How much of it is the same, in per cent.
   * @gqlField
   */
  readonly similarity: Int;
}
