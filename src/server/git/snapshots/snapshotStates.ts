import { blobCache, type BlobCache } from "./blobCache.ts";
import type { Repository } from "../openRepository.ts";
import type { WorkTreeScan } from "../workTree/scanWorkTree.ts";
import type { Snapshot } from "./Snapshot.ts";

/** What is remembered of a work tree between two looks that write into the same store. */
export interface SnapshotState {
  readonly blobs: BlobCache;
  scan: WorkTreeScan | null;
  /** Which files of attributes differed when `blobs` were read, as `attributesStamp` has it. */
  attributes: string;
}

/** What is remembered of a work tree; all of it can be found again. */
export interface SnapshotStates {
  readonly real: SnapshotState;
  readonly shadow: SnapshotState;
  /** Those seen last, by `snapshotKey`, the last one at the end. */
  readonly seen: Map<string, Snapshot>;
}

const states = new WeakMap<Repository, SnapshotStates>();

/** Gives what is remembered of an open repository's work tree. */
export function snapshotStates(repository: Repository): SnapshotStates {
  const known = states.get(repository);
  if (known !== undefined) return known;
  const made: SnapshotStates = {
    real: { blobs: blobCache(), scan: null, attributes: "" },
    shadow: { blobs: blobCache(), scan: null, attributes: "" },
    seen: new Map(),
  };
  states.set(repository, made);
  return made;
}
