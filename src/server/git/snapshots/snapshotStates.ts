import type { WorkTreeFile } from "../disk/fileStat.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../Repository.ts";
import { repositoryState } from "../processes/readGit.ts";
import type { WorkTreeScan } from "../workTree/scanWorkTree.ts";
import type { Snapshot } from "./Snapshot.ts";

/** The data remembered between two scans of a work tree that write into the same object store. */
export interface SnapshotState {
  readonly blobs: BlobCache;
  scan: WorkTreeScan | null;
  /** The stamp of the .gitattributes files that differed when `blobs` were read, from `attributesStamp`. */
  attributes: string;
}

/** The data remembered about a work tree. All of it can be computed again. */
export interface SnapshotStates {
  readonly real: SnapshotState;
  readonly mirror: SnapshotState;
  /** The most recent snapshots by `snapshotKey`, the last one at the end. */
  readonly remembered: Map<string, Snapshot>;
}

const states = new WeakMap<Repository, { readonly generation: number; readonly states: SnapshotStates }>();

/** Returns what is remembered of a work tree. What was written into a mirror that is gone is forgotten. */
export function snapshotStates(repository: Repository): SnapshotStates {
  const { mirrorGeneration: generation } = repositoryState(repository);
  const known = states.get(repository);
  if (known?.generation === generation) return known.states;
  const made = { real: known?.states.real ?? emptyState(), mirror: emptyState(), remembered: new Map() };
  states.set(repository, { generation, states: made });
  return made;
}

function emptyState(): SnapshotState {
  return { blobs: new BlobCache(), scan: null, attributes: "" };
}

/** A file to read, and its entry in the index, which determines line endings and modes. */
export interface FileToRead extends WorkTreeFile {
  readonly indexed: { readonly mode: string; readonly oid: Oid } | null;
}

/** The stored form of a file; `pointer` is its content if the file is in LFS. */
export interface KnownBlob {
  readonly mode: string;
  readonly oid: Oid;
  readonly pointer?: Buffer;
}

/** Some file systems have timestamps of two seconds and show no change within that time. */
const RACY_MS = 2500;

/**
 * The stored forms of the files that differ from the index, as long as a file's timestamps, size and inode are the same. A
 * file that was written just before it was read is not cached, since another write within the same clock tick would be
 * invisible.
 */
export class BlobCache {
  readonly #entries = new Map<string, { readonly stamp: string; readonly blob: KnownBlob }>();

  /** Returns null if it is unknown, or if the file was written since. */
  get(file: FileToRead): KnownBlob | null {
    const entry = this.#entries.get(file.path);
    return entry !== undefined && entry.stamp === stampOf(file) ? entry.blob : null;
  }

  set(file: FileToRead, blob: KnownBlob): void {
    const written = Math.max(Number(file.stat.mtimeMs), Number(file.stat.ctimeMs));
    if (Date.now() - written > RACY_MS) this.#entries.set(file.path, { stamp: stampOf(file), blob });
    else this.#entries.delete(file.path);
  }

  retain(paths: ReadonlySet<string>): void {
    for (const path of this.#entries.keys()) if (!paths.has(path)) this.#entries.delete(path);
  }
}

/** Returns a stamp of a file and of its index entry, which determines line endings and modes. */
export function stampOf({ stat, indexed }: FileToRead): string {
  const { ino, size, mode, mtimeNs, ctimeNs } = stat;
  return `${ino} ${size} ${mode} ${mtimeNs} ${ctimeNs} ${indexed?.mode} ${indexed?.oid}`;
}
