import type { Repository } from "../openRepository.ts";
import type { Snapshot } from "./Snapshot.ts";
import { takeSnapshot, type TakeSnapshotOptions } from "./takeSnapshot.ts";

/**
 * Looks at uncommitted work as `takeSnapshot` does and writes nothing into the repository: the objects are in the shadow, and
 * the snapshot is not kept unless it was before. `paths` are all that may have changed since the last such look.
 */
export function liveSnapshot(
  repository: Repository,
  options: Omit<TakeSnapshotOptions, "isLive"> = {},
): Promise<Snapshot> {
  return takeSnapshot(repository, { ...options, isLive: true });
}
