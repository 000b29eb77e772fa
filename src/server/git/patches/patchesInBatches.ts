import { GalleyError } from "#contract/errors.ts";
import type { PlacedPatch } from "./PlacedPatch.ts";

/** How much goes in one batch: enough that each costs little, and little enough to be read without a pause. */
export const BATCH_BYTES = 256 * 1024;

/** Cuts a list of patches, in its order, into batches that each end with the patch that makes BATCH_BYTES full. */
export function* patchesInBatches(patches: readonly PlacedPatch[]): Generator<readonly PlacedPatch[]> {
  let batch: PlacedPatch[] = [];
  let bytes = 0;
  for (const placed of patches) {
    batch.push(placed);
    bytes += placed.patch instanceof GalleyError ? 0 : placed.patch.length;
    if (bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}
