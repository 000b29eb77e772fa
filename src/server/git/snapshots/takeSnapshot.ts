import { GalleyError } from "#contract/errors.ts";
import { SNAPSHOT_MS } from "#contract/limits.ts";
import { onAbort } from "../processes/onAbort.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import type { Snapshot } from "./Snapshot.ts";
import { snapshotOnce, type SnapshotRequest } from "./snapshotOnce.ts";

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
