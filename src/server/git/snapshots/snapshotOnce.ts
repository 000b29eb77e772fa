import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { addSnapshot } from "./addSnapshot.ts";
import { findSnapshot } from "./findSnapshot.ts";
import { lookAtWorkTree, type WorkTreeTrees } from "./lookAtWorkTree.ts";
import { missingBlobs } from "../workTree/missingBlobs.ts";
import { ObjectPack } from "../objects/ObjectPack.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import type { Snapshot } from "./Snapshot.ts";
import { snapshotKey } from "./snapshotKey.ts";
import { snapshotStates } from "./snapshotStates.ts";
import { workTreeDir } from "../workTree/workTreeDir.ts";
import { writeSnapshot } from "./writeSnapshot.ts";

/** One look at a work tree. */
export interface SnapshotRequest extends ReadOptions {
  readonly isLive: boolean;
  readonly read: ReadonlySet<string>;
  readonly paths: readonly string[] | null;
  /** In seconds. */
  readonly now: () => number;
}

/** A repository that is written to all the time, as by a rebase, is looked at this often before that is said. */
const ATTEMPTS = 4;
const PAUSE_MS = 60;

/** Snapshots that are remembered; those that are kept are found again without. */
const SEEN_MAX = 64;

/**
 * Takes a snapshot, or gives the one of the same state. Where the repository cannot be written to it is in the shadow alone.
 * Fails as STALE where HEAD and index do not keep still.
 */
export async function snapshotOnce(repository: Repository, request: SnapshotRequest): Promise<Snapshot> {
  let isShadowOnly = request.isLive;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await wait(PAUSE_MS * attempt, undefined, { signal: request.signal });
    try {
      const snapshot = await attemptOnce(
        repository,
        attempt === 0 ? request : { ...request, paths: null },
        isShadowOnly,
      );
      if (snapshot !== null) return snapshot;
    } catch (error) {
      if (isShadowOnly || !(error instanceof GalleyError) || error.code !== "READ_ONLY") throw error;
      isShadowOnly = true;
    }
  }
  throw new GalleyError(
    "STALE",
    "The repository was being written to all the time while its work tree was looked at.",
    {
      next: "Wait until that has ended and try again.",
    },
  );
}

async function attemptOnce(
  repository: Repository,
  { read, paths, now, ...options }: SnapshotRequest,
  isShadowOnly: boolean,
): Promise<Snapshot | null> {
  const { signal, priority } = options;
  const dir = await workTreeDir(repository, { signal, priority, isLive: isShadowOnly });
  const states = snapshotStates(repository);
  const state = dir.isReal ? states.real : states.shadow;
  const pack = new ObjectPack(repository.objectFormat);
  const trees = await lookAtWorkTree(repository, pack, { signal, priority, dir, state, read, paths });
  if (trees === null) {
    state.scan = null;
    return null;
  }
  const known = await findSnapshot(repository, trees, { signal, priority });
  if (known?.isKept === true || (known !== null && !dir.isReal)) return remember(repository, trees, known);
  if (await missingBlobs({ repository, dir, signal, priority }, trees.knownBlobs)) {
    state.blobs.keep(new Set());
    return null;
  }
  const added = addSnapshot(pack, trees, known?.takenAt ?? now());
  const isKept = await writeSnapshot(repository, dir, pack, added, { signal, priority });
  return remember(repository, trees, { ...added.snapshot, isKept });
}

/** What is unread is as of now, whenever the same state was taken. */
function remember(repository: Repository, trees: WorkTreeTrees, snapshot: Snapshot): Snapshot {
  const { unread, leftOut } = trees;
  const isSame = snapshot.leftOut === leftOut && JSON.stringify(snapshot.unread) === JSON.stringify(unread);
  const current = isSame ? snapshot : { ...snapshot, unread, leftOut };
  const { seen } = snapshotStates(repository);
  const key = snapshotKey(trees);
  seen.delete(key);
  seen.set(key, current);
  const [oldest] = seen.keys();
  if (seen.size > SEEN_MAX && oldest !== undefined) seen.delete(oldest);
  return current;
}
