import { setTimeout as wait } from "node:timers/promises";
import { oncePer } from "../byteCache.ts";
import { GalleyError } from "#contract/errors.ts";
import { SNAPSHOT_MS } from "#contract/limits.ts";
import { commitBytes, galleySignature, ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { abortable, onAbort } from "../processes/streams.ts";
import { readRefs } from "../refs/readRefs.ts";
import { updateRefs } from "../refs/updateRefs.ts";
import { treeBytes } from "../trees/treeObject.ts";
import { gitInWorkTree, type WorkTreeContext } from "../workTree/gitInWorkTree.ts";
import { workTreeDir, type WorkTreeDir } from "../workTree/workTreeDir.ts";
import { findSnapshot, snapshotKey, snapshotRef } from "./listSnapshots.ts";
import type { Snapshot, SnapshotFacts } from "./Snapshot.ts";
import { snapshotStates } from "./snapshotStates.ts";
import { readWorkTreeTrees, type WorkTreeTrees } from "./workTreeTrees.ts";

export interface TakeSnapshotOptions extends ReadOptions {
  /**
   * The paths, encoded by `byteText`, of files to read even if they are large or may contain a secret, and of files to
   * read as they are although they have a filter.
   */
  readonly read?: ReadonlySet<string> | undefined;
  /** True to write nothing into the repository. The snapshot is then not saved unless it was before. */
  readonly isLive?: boolean | undefined;
  /** In seconds since 1970; the system's clock if absent. */
  readonly now?: (() => number) | undefined;
}

interface Line {
  last: Promise<unknown>;
  /** Scans that wait for the one before them. Equal requests share one until it starts. */
  readonly waiting: Map<string, Promise<Snapshot>>;
}

/** The queues for saved and live snapshots. Each runs in order, but a saved one does not wait for a live one. */
const linesOf = oncePer((_: Repository) => {
  const line = (): Line => ({ last: Promise.resolve(), waiting: new Map() });
  return { live: line(), saved: line() };
});

/**
 * Takes a snapshot of all uncommitted work. It changes neither index, work tree, HEAD nor stash, runs no hook or
 * filter, and works while another process holds the index lock. The same state gives the same snapshot and writes
 * nothing. Calls during a scan share the next one. 50,000 files take 0.2 s; the first time, and after the index was
 * written, twice as long. Fails as BAD_INPUT for a bare repository, as STALE if HEAD and index keep changing, as
 * TIMEOUT after SNAPSHOT_MS, and as DISK_FULL.
 */
export function takeSnapshot(repository: Repository, options: TakeSnapshotOptions = {}): Promise<Snapshot> {
  const { read = new Set<string>(), isLive = false, priority = "interactive", signal } = options;
  if (signal?.aborted) return Promise.reject(signal.reason);
  const line = linesOf(repository)[isLive ? "live" : "saved"];
  const key = JSON.stringify([priority, ...[...read].toSorted()]);
  const shared = line.waiting.get(key);
  if (shared !== undefined) return abortable(shared, signal);
  const taking = line.last.then(() => {
    line.waiting.delete(key);
    const now = options.now ?? (() => Math.floor(Date.now() / 1000));
    return withinTime(repository, { read, isLive, priority, now });
  });
  line.waiting.set(key, taking);
  line.last = taking.catch(() => undefined); // the caller handles the error
  return abortable(taking, signal);
}

const IGNORE = "Add generated files to .gitignore, then try again.";

async function withinTime(repository: Repository, request: Omit<SnapshotRequest, "signal">): Promise<Snapshot> {
  const over = new AbortController();
  const happened = `The work tree could not be read within ${SNAPSHOT_MS / 1000} s.`;
  const timer = setTimeout(() => over.abort(new GalleyError("TIMEOUT", happened, { next: IGNORE })), SNAPSHOT_MS);
  const closed = onAbort(repository.closing, () => over.abort(repository.closing.reason));
  try {
    repository.closing.throwIfAborted();
    return await snapshotOnce(repository, { ...request, signal: over.signal });
  } finally {
    clearTimeout(timer);
    closed();
  }
}

interface SnapshotRequest extends ReadOptions {
  readonly isLive: boolean;
  readonly read: ReadonlySet<string>;
  readonly now: () => number;
}

/** The number of attempts in a repository that keeps changing, for example during a rebase. */
const ATTEMPTS = 4;
const PAUSE_MS = 60;

/** The number of snapshots in memory. Saved ones are also found without it. */
const REMEMBERED_MAX = 64;

/**
 * Takes a snapshot, or returns the one of the same state. If the repository is not writable, it is only in the mirror.
 * Fails as STALE if HEAD and index keep changing.
 */
async function snapshotOnce(repository: Repository, request: SnapshotRequest): Promise<Snapshot> {
  let isMirrorOnly = request.isLive;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await wait(PAUSE_MS * attempt, undefined, { signal: request.signal });
    try {
      const snapshot = await attemptOnce(repository, request, isMirrorOnly);
      if (snapshot !== null) return snapshot;
    } catch (error) {
      if (isMirrorOnly || !(error instanceof GalleyError) || error.code !== "READ_ONLY") throw error;
      isMirrorOnly = true;
    }
  }
  throw new GalleyError("STALE", "The repository kept changing while its work tree was being read.", {
    next: "Wait until the other operation has finished and try again.",
  });
}

async function attemptOnce(
  repository: Repository,
  { read, now, ...options }: SnapshotRequest,
  isMirrorOnly: boolean,
): Promise<Snapshot | null> {
  const { signal, priority } = options;
  const dir = await workTreeDir(repository, { signal, priority, isLive: isMirrorOnly });
  const states = snapshotStates(repository);
  const state = dir.isReal ? states.real : states.mirror;
  const pack = new ObjectPack(repository.objectFormat);
  const takeInside = (submodule: Repository, named: ReadonlySet<string>): Promise<Snapshot> =>
    takeSnapshot(submodule, { ...options, read: named, now, isLive: isMirrorOnly });
  const request = { signal, priority, dir, state, read, takeInside };
  const trees = await readWorkTreeTrees(repository, pack, request);
  if (trees === null) return null;
  const known = await findSnapshot(repository, trees, { signal, priority });
  if (known?.isSaved === true || (known !== null && !dir.isReal)) return remember(repository, trees, known);
  if (await missingBlobs({ repository, dir, signal, priority }, trees.knownBlobs)) {
    state.blobs.retain(new Set());
    return null;
  }
  const added = addSnapshot(pack, trees, { takenAt: known?.takenAt ?? now(), message: messageOf(repository) });
  const isSaved = await writeSnapshot(repository, dir, pack, added, { signal, priority });
  // A state has one commit, also where another snapshot of it was saved while this one was being written.
  const other = known === null && !isSaved ? snapshotStates(repository).remembered.get(snapshotKey(trees)) : undefined;
  return remember(repository, trees, other ?? { ...added.snapshot, isSaved });
}

/** The unread files are always current, even if the state is older. */
function remember(repository: Repository, trees: WorkTreeTrees, snapshot: Snapshot): Snapshot {
  const { unread, leftOut } = trees;
  const isSame = snapshot.leftOut === leftOut && JSON.stringify(snapshot.unread) === JSON.stringify(unread);
  const current = isSame ? snapshot : { ...snapshot, unread, leftOut };
  const { remembered } = snapshotStates(repository);
  const key = snapshotKey(trees);
  remembered.delete(key);
  remembered.set(key, current);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
  return current;
}

/**
 * Writes the objects of a snapshot, and in the repository also the ref that keeps them. Returns whether it is saved:
 * not if it is only in the mirror, or if no ref can be written. Fails as READ_ONLY and DISK_FULL if objects cannot be
 * written.
 */
async function writeSnapshot(
  repository: Repository,
  dir: WorkTreeDir,
  pack: ObjectPack,
  { snapshot, keeper }: AddedSnapshot,
  options: ReadOptions,
): Promise<boolean> {
  if (keeper === null) return true;
  const context = { ...options, repository, dir, indexFile: "/dev/null" };
  await gitInWorkTree(context, { args: ["unpack-objects", "-q"], input: pack.toBytes() });
  if (!dir.isReal) return false;
  const name = snapshotRef(repository, snapshot);
  const by = { ...galleySignature, at: snapshot.takenAt };
  try {
    const moved = await updateRefs(repository, [{ name, from: null, to: keeper }], { by, reason: null });
    // Another process of ours may have taken the same snapshot.
    return moved === "moved" || (await readRefs(repository, [name], options)).has(name);
  } catch (error) {
    if (error instanceof GalleyError && ["READ_ONLY", "CONFLICT"].includes(error.code)) return false;
    throw error;
  }
}

/** With the id of a linked work tree, so that the same work in two at the same second is not one snapshot. */
function messageOf({ id, gitDir, commonDir }: Repository): string {
  const message = "Uncommitted work, as Galley found it";
  return gitDir === commonDir ? message : `${message}\n\nWork tree: ${id}`;
}

const KEEPER_MESSAGE = "Keep a snapshot of uncommitted work";
const FACTS_NAME = "snapshot.json";
const FACTS_MODE = "100644";

/** A snapshot whose objects are in a pack, and the commit from which all are reachable; null if that is HEAD. */
interface AddedSnapshot {
  readonly snapshot: Snapshot;
  readonly keeper: Oid | null;
}

/**
 * Adds the commits of a work tree's states to a pack, and a keeper commit that contains their data and has all of them
 * as parents, so that one ref keeps everything. The same trees and time give the same ids. Adds nothing if nothing
 * differs from HEAD.
 */
function addSnapshot(
  pack: ObjectPack,
  trees: WorkTreeTrees,
  { takenAt, message }: { readonly takenAt: number; readonly message: string },
): AddedSnapshot {
  const { head, branch, headTree, conflicts, unread, leftOut, operation } = trees;
  const isClean =
    [trees.index, trees.tracked, trees.whole].every((tree) => tree === headTree) && conflicts.length === 0;
  const facts = { head, branch, conflicts, unread, leftOut, operation };
  const rest = { ...facts, tree: trees.whole, takenAt, isClean, isSaved: true };
  if (isClean && head !== null) {
    const snapshot = { ...rest, commit: head, index: head, tracked: head, conflicted: null, settled: null };
    return { snapshot, keeper: null };
  }
  const by = { ...galleySignature, at: takenAt };
  const parents = head === null ? [] : [head];
  const add = (tree: Oid): Oid => pack.add("commit", commitBytes({ tree, parents, by, message }));
  const commits = {
    commit: add(trees.whole),
    index: add(trees.index),
    tracked: add(trees.tracked),
    conflicted: trees.conflicted === null ? null : add(trees.conflicted),
    settled: trees.settled === null ? null : add(trees.settled),
  };
  const text: SnapshotFacts = { v: 1, ...commits, ...facts };
  const oid = pack.add("blob", Buffer.from(`${JSON.stringify(text)}\n`));
  const tree = pack.add("tree", treeBytes([{ mode: FACTS_MODE, name: Buffer.from(FACTS_NAME), oid }]));
  const parts = [...new Set(Object.values(commits).filter((commit) => commit !== null))];
  const keeper = pack.add("commit", commitBytes({ tree, parents: parts, by, message: KEEPER_MESSAGE }));
  return { snapshot: { ...rest, ...commits }, keeper };
}

/** Returns true if a store lacks contents that it had before: `git gc` removes unreachable objects. */
async function missingBlobs(context: Omit<WorkTreeContext, "indexFile">, oids: readonly Oid[]): Promise<boolean> {
  if (oids.length === 0) return false;
  const args = ["cat-file", "--batch-check=%(objecttype)"];
  const input = Buffer.from(oids.map((oid) => `${oid}\n`).join(""));
  const { stdout } = await gitInWorkTree({ ...context, indexFile: "/dev/null" }, { args, input });
  return / missing$/mu.test(stdout.toString("latin1"));
}
