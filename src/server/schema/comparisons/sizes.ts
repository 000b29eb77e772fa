import type { Float, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import type { Context } from "../request/Context.ts";
import type { Comparison } from "./Comparison.ts";
import { fileAt } from "./fileAt.ts";

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
