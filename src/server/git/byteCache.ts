import { HISTORY_CACHE_BYTES } from "#contract/limits.ts";
import type { Repository } from "./openRepository.ts";

/** A cache that forgets what was used longest ago once its values together exceed a number of bytes. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /** `bytes` is about what the value takes in memory. A value larger than the whole cache is not kept. */
  set(key: string, value: Value, bytes: number): void;
}

/** Makes a cache of at most `capacity` bytes. Reading and writing take constant time. */
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
 * Makes a cache for one kind of what is read of histories: each repository has its own, of HISTORY_CACHE_BYTES. The keys name
 * what they stand for by object ids, so nothing in it grows old.
 */
export function historyCache<Value>(): (repository: Repository) => ByteCache<Value> {
  const caches = new WeakMap<Repository, ByteCache<Value>>();
  return (repository) => {
    const known = caches.get(repository) ?? byteCache<Value>(HISTORY_CACHE_BYTES);
    caches.set(repository, known);
    return known;
  };
}
