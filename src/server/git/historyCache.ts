import { HISTORY_CACHE_BYTES } from "#contract/limits.ts";
import { byteCache, type ByteCache } from "./byteCache.ts";
import type { Repository } from "./openRepository.ts";

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
