import type { Repository } from "./Repository.ts";

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
 * Creates a cache for one kind of data: each open repository gets its own, of `capacity` bytes. Where keys consist of object
 * ids, entries never become stale.
 */
export function repositoryCache<Value>(capacity: number): (repository: Repository) => ByteCache<Value> {
  return oncePer(() => byteCache<Value>(capacity));
}

/** Returns a function that makes a value once for each object, which lives as long as that. */
export function oncePer<Owner extends object, Value>(make: (owner: Owner) => Value): (owner: Owner) => Value {
  const made = new WeakMap<Owner, { readonly value: Value }>();
  return (owner) => {
    const known = made.get(owner) ?? { value: make(owner) };
    made.set(owner, known);
    return known.value;
  };
}
