import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { WorkTreeScan } from "../workTree/scanWorkTree.ts";
import type { FileToRead } from "./readFiles.ts";
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

/** What a file was stored as; `pointer` is the content itself where LFS keeps the file. */
export interface KnownBlob {
  readonly mode: string;
  readonly oid: Oid;
  readonly pointer?: Buffer;
}

/** What the files that differ were last stored as. */
export interface BlobCache {
  /** Null where it is not known, or the file was written to since. */
  get(file: FileToRead): KnownBlob | null;
  set(file: FileToRead, blob: KnownBlob): void;
  /** Forgets all but some paths. */
  keep(paths: ReadonlySet<string>): void;
}

/** A clock that counts in two seconds, as of some file systems, shows no change within that time. */
const SETTLED_MS = 2500;

interface Entry {
  readonly stamp: string;
  readonly blob: KnownBlob;
}

/**
 * Makes a cache that goes by a file's times, size and number on the disk. A file that was written to just before it was
 * looked at is not kept: what is written within the same tick of the clock does not show.
 */
function blobCache(now: () => number = Date.now): BlobCache {
  const entries = new Map<string, Entry>();
  return {
    get(file) {
      const entry = entries.get(file.path);
      return entry !== undefined && entry.stamp === stampOf(file) ? entry.blob : null;
    },
    set(file, blob) {
      const written = Math.max(Number(file.stat.mtimeMs), Number(file.stat.ctimeMs));
      if (now() - written > SETTLED_MS) entries.set(file.path, { stamp: stampOf(file), blob });
      else entries.delete(file.path);
    },
    keep(paths) {
      for (const path of entries.keys()) if (!paths.has(path)) entries.delete(path);
    },
  };
}

/** What the index has counts too: line ends and modes go by it. */
function stampOf({ stat, indexed }: FileToRead): string {
  const { ino, size, mode, mtimeNs, ctimeNs } = stat;
  return `${ino} ${size} ${mode} ${mtimeNs} ${ctimeNs} ${indexed?.mode} ${indexed?.oid}`;
}
