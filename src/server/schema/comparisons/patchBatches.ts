import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { Comparison } from "./Comparison.ts";
import type { Context } from "../request/Context.ts";
import type { DiffOptions } from "./DiffOptions.ts";
import { fileAt } from "./fileAt.ts";
import { fromGlobalId } from "../globalId.ts";
import { PatchBatch } from "./PatchBatch.ts";
import { readDiffOptions } from "./readDiffOptions.ts";
import { StreamRest } from "./StreamRest.ts";

/**
 * The patches of all files of a comparison from one place of its `fileTable` on, read by one diff: in the table's order, but
 * for those of renamed files, which come when they are found. The next batch is read when one has been sent, so however
 * large the change is, it takes as much memory as a batch.
 * @gqlSubscriptionField
 */
export async function* patchBatches(
  context: Context,
  comparison: ID,
  from: Int,
  options?: DiffOptions | null,
): AsyncIterable<PatchBatch> {
  const { type, names } = fromGlobalId(comparison);
  if (type !== "Comparison") throw new GalleyError("BAD_INPUT", "The id is not one of a comparison.");
  const found = await Comparison.byId(context, names);
  const files = await found.changedFiles(context);
  fileAt(files, from);
  const rest = new StreamRest();
  const loaders = context.loaders.of(found.served.git);
  for await (const batch of loaders.streamPatches(found.span(), from, readDiffOptions(options))) {
    yield* PatchBatch.inPieces(files, batch);
    await rest.turn(context.signal);
  }
}
