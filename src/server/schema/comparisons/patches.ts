import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import type { Context } from "../request/Context.ts";
import type { Comparison } from "./Comparison.ts";
import type { DiffOptions } from "./DiffOptions.ts";
import { fileAt } from "./fileAt.ts";
import { PatchBatch } from "./PatchBatch.ts";
import { readDiffOptions } from "./readDiffOptions.ts";

/**
 * The patches of the files at some places of the `fileTable`, 1 to 1,000, read by one diff.
 * @gqlField
 */
export async function patches(
  comparison: Comparison,
  context: Context,
  places: readonly Int[],
  options?: DiffOptions | null,
): Promise<PatchBatch> {
  if (places.length > FILE_PAGE_SIZE_MAX) throw new GalleyError("BAD_INPUT", "At most 1,000 patches are read at once.");
  const files = await comparison.changedFiles(context);
  const asked = [...new Set(places)].map((place) => ({ place, file: fileAt(files, place) }));
  const loaders = context.loaders.of(comparison.served.git);
  return new PatchBatch(files, await loaders.patchesAt(comparison.span(), asked, readDiffOptions(options)));
}
