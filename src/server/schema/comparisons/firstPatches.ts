import type { Context } from "../request/Context.ts";
import type { Comparison } from "./Comparison.ts";
import type { DiffOptions } from "./DiffOptions.ts";
import type { FileOrder } from "./FileOrder.ts";
import { firstBatch } from "./firstBatch.ts";
import type { PatchBatch } from "./PatchBatch.ts";
import { readDiffOptions } from "./readDiffOptions.ts";

/**
 * The patches of the files that stand first in an order, as much as a few screens show; where the first is larger, its
 * beginning. What is not among them is to be asked for.
 * @gqlField
 */
export async function firstPatches(
  comparison: Comparison,
  context: Context,
  options?: DiffOptions | null,
  order?: FileOrder | null,
): Promise<PatchBatch> {
  const loaders = context.loaders.of(comparison.served.git);
  return firstBatch(loaders, comparison.span(), readDiffOptions(options), order ?? "PATH");
}
