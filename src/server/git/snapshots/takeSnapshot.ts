import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { SNAPSHOT_MS } from "#contract/limits.ts";
import { commitBytes, galleySignature } from "../objects/commitObject.ts";
import { ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { onAbort } from "../processes/streams.ts";
import { readRefs } from "../refs/readRefs.ts";
import { updateRefs } from "../refs/updateRefs.ts";
import { treeBytes } from "../trees/treeObject.ts";
import { gitInWorkTree, type WorkTreeLook } from "../workTree/gitInWorkTree.ts";
import { workTreeDir, type WorkTreeDir } from "../workTree/workTreeDir.ts";
import { findSnapshot, snapshotKey, snapshotRef } from "./listSnapshots.ts";
import type { Snapshot, SnapshotFacts } from "./Snapshot.ts";
import { snapshotStates } from "./snapshotStates.ts";
import { lookAtWorkTree, type WorkTreeTrees } from "./workTreeTrees.ts";

export interface TakeSnapshotOptions extends ReadOptions {
  /** Untracked files to read though they are large or may hold a secret, as `byteText` carries their paths. */
  readonly read?: ReadonlySet<string> | undefined;
  /** All paths, files or folders, that may have changed since the last snapshot; only these are then looked at. */
  readonly paths?: readonly string[] | undefined;
  /** Only looks: nothing is written into the repository, and the snapshot is not kept unless it was before. */
  readonly isLive?: boolean | undefined;
  /** In seconds since 1970; the system's clock if absent. */
  readonly now?: (() => number) | undefined;
}

/** A look that waits for the one before it; whoever asks for the same until it begins shares it. */
interface Waiting {
  paths: readonly string[] | null;
  readonly taking: Promise<Snapshot>;
}

interface Line {
  last: Promise<unknown>;
  readonly waiting: Map<string, Waiting>;
}

const lines = new WeakMap<Repository, Map<string, Line>>();

/**
 * Takes a snapshot of all uncommitted work. It touches neither index, work tree, HEAD, stash nor hooks, runs no filter, and
 * works while somebody else holds the index's lock. The same state gives the same snapshot and writes nothing. Calls that
 * come while one is under way share the next. 50,000 files take some 0.2 s; the first time, and after the index was written,
 * twice that. Fails as BAD_INPUT for a bare repository, as STALE where HEAD and index do not keep still, as TIMEOUT after
 * SNAPSHOT_MS, as DISK_FULL.
 */
export function takeSnapshot(repository: Repository, options: TakeSnapshotOptions = {}): Promise<Snapshot> {
  const { read = new Set<string>(), isLive = false, priority = "interactive", signal } = options;
  const paths = options.paths?.map((path) => path.replace(/\/+$/u, "")) ?? null;
  if (signal?.aborted) return Promise.reject(signal.reason);
  const line = lineOf(repository, isLive);
  const key = JSON.stringify([priority, ...[...read].toSorted()]);
  const shared = line.waiting.get(key);
  if (shared !== undefined) {
    shared.paths = shared.paths === null || paths === null ? null : [...shared.paths, ...paths];
    return unlessAborted(shared.taking, signal);
  }
  const taking = line.last.then(() => {
    const { paths: all } = line.waiting.get(key) ?? { paths: null };
    line.waiting.delete(key);
    const now = options.now ?? (() => Math.floor(Date.now() / 1000));
    return withinTime(repository, { read, paths: all, isLive, priority, now });
  });
  line.waiting.set(key, { paths, taking });
  line.last = taking.catch(() => undefined); // whoever asked for it hears of it
  return unlessAborted(taking, signal);
}

/** Looks go one after the other, but what a person waits for does not wait for a mere look. */
function lineOf(repository: Repository, isLive: boolean): Line {
  const ofRepository = lines.get(repository) ?? new Map<string, Line>();
  lines.set(repository, ofRepository);
  const name = isLive ? "live" : "kept";
  const line = ofRepository.get(name) ?? { last: Promise.resolve(), waiting: new Map() };
  ofRepository.set(name, line);
  return line;
}

async function withinTime(repository: Repository, request: Omit<SnapshotRequest, "signal">): Promise<Snapshot> {
  const over = new AbortController();
  const happened = `The work tree could not be looked at within ${SNAPSHOT_MS / 1000} s.`;
  const timer = setTimeout(() => over.abort(new GalleyError("TIMEOUT", happened)), SNAPSHOT_MS);
  const closed = onAbort(repository.closing, () => over.abort(repository.closing.reason));
  try {
    if (repository.closing.aborted) throw repository.closing.reason;
    return await snapshotOnce(repository, { ...request, signal: over.signal });
  } finally {
    clearTimeout(timer);
    closed();
  }
}

/** Gives what a shared look finds, or fails for one of those who wait as soon as that one gives up. */
function unlessAborted<Value>(taking: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return taking;
  return new Promise((resolve, reject) => {
    const calledOff = onAbort(signal, () => reject(signal.reason));
    taking.then(resolve, reject).finally(calledOff);
  });
}

/** One look at a work tree. */
interface SnapshotRequest extends ReadOptions {
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
async function snapshotOnce(repository: Repository, request: SnapshotRequest): Promise<Snapshot> {
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

/**
 * Writes a snapshot's objects, and the ref that keeps them where they are in the repository. Tells whether it will stay: it
 * will not in the shadow alone, nor where no ref can be written. Fails as READ_ONLY and DISK_FULL where objects cannot be.
 */
async function writeSnapshot(
  repository: Repository,
  dir: WorkTreeDir,
  pack: ObjectPack,
  { snapshot, keeper }: AddedSnapshot,
  options: ReadOptions,
): Promise<boolean> {
  if (keeper === null) return true;
  const look = { ...options, repository, dir, indexFile: "/dev/null" };
  await gitInWorkTree(look, { args: ["unpack-objects", "-q"], input: pack.toBytes() });
  if (!dir.isReal) return false;
  const name = snapshotRef(repository, snapshot);
  const by = { ...galleySignature, at: snapshot.takenAt };
  try {
    const moved = await updateRefs(repository, [{ name, from: null, to: keeper }], { by, reason: null });
    // Another process of ours may have taken the same.
    return moved === "moved" || (await readRefs(repository, [name], options)).has(name);
  } catch (error) {
    if (error instanceof GalleyError && ["READ_ONLY", "CONFLICT"].includes(error.code)) return false;
    throw error;
  }
}

const MESSAGE = "Uncommitted work, as Galley found it";
const KEEPER_MESSAGE = "Keep a snapshot of uncommitted work";
const FACTS_NAME = "snapshot.json";
const FACTS_MODE = "100644";

/** A snapshot whose objects are in a pack, with the commit that leads to all of them; null where HEAD does. */
interface AddedSnapshot {
  readonly snapshot: Snapshot;
  readonly keeper: Oid | null;
}

/**
 * Adds the commits of a work tree's states to a pack, and one that holds the facts about them and has them all as parents, so
 * that one ref keeps the whole. The same trees and time give the same ids. Where nothing differs from HEAD nothing is added.
 */
function addSnapshot(pack: ObjectPack, trees: WorkTreeTrees, takenAt: number): AddedSnapshot {
  const { head, branch, headTree, conflicts, unread, leftOut } = trees;
  const isClean =
    [trees.index, trees.tracked, trees.whole].every((tree) => tree === headTree) && conflicts.length === 0;
  const facts = { head, branch, conflicts, unread, leftOut };
  const rest = { ...facts, tree: trees.whole, takenAt, isClean, isKept: true };
  if (isClean && head !== null) {
    const snapshot = { ...rest, commit: head, index: head, tracked: head, conflicted: null };
    return { snapshot, keeper: null };
  }
  const by = { ...galleySignature, at: takenAt };
  const parents = head === null ? [] : [head];
  const add = (tree: Oid): Oid => pack.add("commit", commitBytes({ tree, parents, by, message: MESSAGE }));
  const commits = {
    commit: add(trees.whole),
    index: add(trees.index),
    tracked: add(trees.tracked),
    conflicted: trees.conflicted === null ? null : add(trees.conflicted),
  };
  const text: SnapshotFacts = { v: 1, ...commits, ...facts };
  const oid = pack.add("blob", Buffer.from(`${JSON.stringify(text)}\n`));
  const tree = pack.add("tree", treeBytes([{ mode: FACTS_MODE, name: Buffer.from(FACTS_NAME), oid }]));
  const parts = [...new Set(Object.values(commits).filter((commit) => commit !== null))];
  const keeper = pack.add("commit", commitBytes({ tree, parents: parts, by, message: KEEPER_MESSAGE }));
  return { snapshot: { ...rest, ...commits }, keeper };
}

/** Tells whether a store lacks some contents that it once had: what no ref leads to goes with the next `git gc`. */
async function missingBlobs(look: Omit<WorkTreeLook, "indexFile">, oids: readonly Oid[]): Promise<boolean> {
  if (oids.length === 0) return false;
  const args = ["cat-file", "--batch-check=%(objecttype)"];
  const input = Buffer.from(oids.map((oid) => `${oid}\n`).join(""));
  const { stdout } = await gitInWorkTree({ ...look, indexFile: "/dev/null" }, { args, input });
  return / missing$/mu.test(stdout.toString("latin1"));
}
