import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import type { BlameEntry } from "./blame/blameParser.ts";
import type { ByteCache } from "./byteCache.ts";
import type { ChangedFiles } from "./diffs/diffTree.ts";
import type { FileCounts } from "./diffs/numstat.ts";
import { statNow } from "./disk/fileStat.ts";
import { breathe } from "./eventLoop.ts";
import type { CatFilePool } from "./objects/catFilePool.ts";
import type { CommitRecord } from "./objects/readCommits.ts";
import type { Oid } from "./oid.ts";
import type { Repository } from "./openRepository.ts";
import type { RefRecord } from "./refs/forEachRef.ts";
import type { FileNames } from "./search/fileNames.ts";
import { snapshotStates } from "./snapshots/snapshotStates.ts";
import type { TreeEntryRecord } from "./trees/readTree.ts";

/** What tells a folder from another one that was put in its place. */
export interface FolderIdentity {
  readonly path: string;
  readonly device: bigint;
  readonly inode: bigint;
}

/** What belongs to an open repository and concerns this room only. Everything cached but `names` and `refs` is keyed by object ids. */
export interface RepositoryState {
  readonly folders: readonly FolderIdentity[];
  readonly objects: CatFilePool;
  /** Makes the shadow where it is not there, and configures it. */
  readonly makeShadow: () => Promise<unknown>;
  readonly commits: ByteCache<CommitRecord>;
  readonly changes: ByteCache<ChangedFiles>;
  readonly counts: ByteCache<ReadonlyMap<string, FileCounts>>;
  /** The commit that a ref's object leads to, by the object's id; null if it leads to none. */
  readonly peeled: ByteCache<string | null>;
  /** The commits that names stand for, good as long as what they go by is the same. */
  readonly names: ByteCache<{ readonly stamp: string; readonly commit: Oid }>;
  /** The best common ancestor of two commits, by both. */
  readonly mergeBases: ByteCache<Oid>;
  /** Where each line of a file comes from, by commit, path and what is looked for. */
  readonly blames: ByteCache<readonly BlameEntry[]>;
  /** The commit that last changed each entry of a folder, by a commit and the folder's path in it. */
  readonly lastCommits: ByteCache<ReadonlyMap<string, Oid>>;
  /** The entries of folders, by a tree's id or that of the commit whose root it is. */
  readonly trees: ByteCache<readonly TreeEntryRecord[]>;
  /** The paths of all files of a commit, by its id. */
  readonly fileNames: ByteCache<FileNames>;
  /** What is being written into our cache though nobody waits for it; none of it fails. */
  readonly keeping: Set<Promise<void>>;
  /** The refs as git last listed them, by what it was asked: good as long as it prints the same bytes. */
  readonly refs: ByteCache<{ readonly stdout: Buffer; readonly records: readonly RefRecord[] }>;
}

const states = new WeakMap<Repository, RepositoryState>();

/** Keeps the state of a repository that has just been opened. */
export function keepRepositoryState(repository: Repository, state: RepositoryState): void {
  states.set(repository, state);
}

/** Gives the state of an open repository. Fails as INTERNAL for an object that `openRepository` did not make. */
export function repositoryState(repository: Repository): RepositoryState {
  const state = states.get(repository);
  if (state === undefined) throw new GalleyError("INTERNAL", "A repository was used that had not been opened.");
  return state;
}

function isThere({ path, device, inode }: FolderIdentity): boolean {
  const found = statNow(path);
  return found !== null && typeof found !== "string" && found.dev === device && found.ino === inode;
}

/**
 * Tells whether a repository was moved, deleted or unmounted, or another was put in its place. Compares device and inode
 * of its folders: a reader that holds old packs open would answer on, so its answers prove nothing.
 */
export function repositoryGone(repository: Repository): boolean {
  return !repositoryState(repository).folders.every(isThere);
}

/**
 * Fails as REPOSITORY_GONE if the repository is gone, having dropped the readers that still hold its packs open; makes its shadow
 * anew if that is gone. Some 0.02 ms where all is there. Who reads on and on, all of it from memory, lets others run here.
 */
export async function requireRepository(repository: Repository): Promise<void> {
  await breathe();
  if (!repositoryGone(repository)) return requireShadow(repository);
  repositoryState(repository).objects.reset();
  throw new GalleyError("REPOSITORY_GONE", `The repository is no longer at ${repository.path}.`);
}

/** By the shadow's path, which linked work trees share. */
const making = new Map<string, Promise<void>>();

/**
 * Sees to it that the shadow is there: somebody who clears caches may delete it at any time, and loses nothing by it. Whoever
 * asks while it is being made waits for the same. Fails as READ_ONLY or DISK_FULL where the cache folder cannot be written.
 */
async function requireShadow(repository: Repository): Promise<void> {
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
