import type { Int } from "grats";
import type { Context } from "../request/Context.ts";
import type { Comparison } from "./Comparison.ts";
import { countsInOrder } from "./countsInOrder.ts";
import type { DiffOptions } from "./DiffOptions.ts";
import { readDiffOptions } from "./readDiffOptions.ts";

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
