import { HISTORY_CACHE_BYTES } from "#contract/limits.ts";
import type { Repository } from "./openRepository.ts";

/** A least-recently-used cache, limited by the total size of its values in bytes. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /** Stores a value of about `bytes` bytes. A value larger than the whole cache is not stored. */
  set(key: string, value: Value, bytes: number): void;
}

/** Creates a cache of at most `capacity` bytes. Reads and writes take constant time. */
export function byteCache<Value>(capacity: number): ByteCache<Value> {
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      drop(key);
      if (bytes > capacity) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= capacity) break;
        drop(oldest);
      }
    },
  };
}

/**
 * Creates a cache for one kind of history data. Each repository gets its own, of HISTORY_CACHE_BYTES. Keys consist of
 * object ids, so entries never become stale.
 */
export function historyCache<Value>(): (repository: Repository) => ByteCache<Value> {
  const caches = new WeakMap<Repository, ByteCache<Value>>();
  return (repository) => {
    const known = caches.get(repository) ?? byteCache<Value>(HISTORY_CACHE_BYTES);
    caches.set(repository, known);
    return known;
  };
}
