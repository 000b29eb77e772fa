import { GalleyError, type ErrorCode } from "#contract/errors.ts";
import { KEYS_CACHE_BYTES } from "#contract/limits.ts";
import type { Priority } from "../processes/childQueue.ts";
import { byteCache, type ByteCache } from "../byteCache.ts";
import { diffTree } from "../diffs/diffTree.ts";
import { hunkKeys } from "./hunkKeys.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { streamPatches } from "./streamPatches.ts";

/** The keys of one file's hunks, as `hunkKeys` gives them. */
export interface FileKeys {
  /** The file's place in `diffTree`'s list. */
  readonly place: number;
  readonly keys: readonly string[];
}

/** What a file and a key of it take in memory. */
const FILE_BYTES = 100;
const KEY_BYTES = 48;

/** Failures of a change, not of the moment: it would fail so again. */
const LASTING: readonly ErrorCode[] = ["TOO_LARGE", "TIMEOUT"];

type Keys = readonly FileKeys[] | null;

const caches = new WeakMap<Repository, ByteCache<Keys>>();
const reading = new WeakMap<Repository, Map<string, Promise<Keys>>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Gives the keys of all hunks between two trees, file by file: of those whose patch can be had. Null where they are more than
 * KEYS_CACHE_BYTES hold, or git does not get through in time. Reads the whole diff, once for each pair, and goes on though
 * nobody waits any more. Where no person waits (`prefetch`) one change is read after the other.
 */
export async function changeKeys(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  priority: "interactive" | "prefetch" = "interactive",
): Promise<Keys> {
  requireOids(oldTree, newTree);
  const find = (): Promise<Keys> => findKeys(repository, oldTree, newTree, priority);
  if (priority === "interactive") return find();
  const found = last.then(find);
  last = found.catch(() => undefined); // who asked is told; the next has its own try
  return found;
}

async function findKeys(repository: Repository, oldTree: Oid, newTree: Oid, priority: Priority): Promise<Keys> {
  const cache = caches.get(repository) ?? byteCache<Keys>(KEYS_CACHE_BYTES);
  caches.set(repository, cache);
  const running = reading.get(repository) ?? new Map<string, Promise<Keys>>();
  reading.set(repository, running);
  const key = `${oldTree} ${newTree}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = running.get(key) ?? read(repository, oldTree, newTree, priority);
  running.set(key, found);
  try {
    const keys = await found;
    cache.set(key, keys, FILE_BYTES + bytesOf(keys ?? []));
    return keys;
  } finally {
    running.delete(key);
  }
}

async function read(repository: Repository, oldTree: Oid, newTree: Oid, priority: Priority): Promise<Keys> {
  const options = { priority, signal: repository.closing };
  try {
    const files = await diffTree(repository, oldTree, newTree, options);
    const found: FileKeys[] = [];
    let bytes = 0;
    for await (const batch of streamPatches(repository, oldTree, newTree, files, options)) {
      for (const { place, patch } of batch) {
        const file = files[place];
        if (file === undefined || patch instanceof GalleyError) continue;
        const keys = { place, keys: hunkKeys(file, patch) };
        found.push(keys);
        bytes += bytesOf([keys]);
      }
      if (bytes > KEYS_CACHE_BYTES) return null;
    }
    return found;
  } catch (error) {
    if (error instanceof GalleyError && LASTING.includes(error.code)) return null;
    throw error;
  }
}

function bytesOf(files: readonly FileKeys[]): number {
  return files.reduce((sum, { keys }) => sum + FILE_BYTES + KEY_BYTES * keys.length, 0);
}
