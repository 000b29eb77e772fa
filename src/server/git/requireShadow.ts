import { join } from "node:path";
import { statNow } from "./disk/statNow.ts";
import type { Repository } from "./openRepository.ts";
import { repositoryState } from "./repositoryState.ts";
import { snapshotStates } from "./snapshots/snapshotStates.ts";

/** By the shadow's path, which linked work trees share. */
const making = new Map<string, Promise<void>>();

/**
 * Sees to it that the shadow is there: somebody who clears caches may delete it at any time, and loses nothing by it. Whoever
 * asks while it is being made waits for the same. Fails as READ_ONLY or DISK_FULL where the cache folder cannot be written.
 */
export async function requireShadow(repository: Repository): Promise<void> {
  const { shadow } = repository;
  const found = statNow(join(shadow, "HEAD"));
  // Asked for after the look: what is half made has that file too.
  const current = making.get(shadow);
  if (current !== undefined) return current;
  if (found !== null && typeof found !== "string") return;
  const made = makeAnew(repository).finally(() => making.delete(shadow));
  making.set(shadow, made);
  await made;
}

/** Forgets what stood in the old one alone: objects of looks at the work tree, and readers that had it open. */
async function makeAnew(repository: Repository): Promise<void> {
  const { makeShadow, objects } = repositoryState(repository);
  await makeShadow();
  objects.reset();
  const { seen, shadow: state } = snapshotStates(repository);
  seen.clear();
  state.scan = null;
  state.blobs.keep(new Set());
}
