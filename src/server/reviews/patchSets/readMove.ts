import { GalleyError } from "#contract/errors.ts";
import { byteCache, type ByteCache } from "#server/git/byteCache.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { gatherMove, type MovedState } from "./gatherMove.ts";
import { nameMove, type PatchSetMove } from "./nameMove.ts";

/** Some thousand moves. */
const CACHE_BYTES = 1024 * 1024;
const MOVE_BYTES = 600;

const caches = new WeakMap<Repository, ByteCache<PatchSetMove>>();

/**
 * Says how one state of a change came from the one before; null where the repository has not got what tells it. Costs what
 * `gatherMove` does, once: commits do not change.
 */
export async function readMove(
  repository: Repository,
  older: MovedState,
  newer: MovedState,
  options: ReadOptions = {},
): Promise<PatchSetMove | null> {
  const cache = caches.get(repository) ?? byteCache<PatchSetMove>(CACHE_BYTES);
  caches.set(repository, cache);
  const key = [older, newer].map(({ head, base, kind }) => `${base} ${head} ${kind}`).join(" ");
  const known = cache.get(key);
  if (known !== undefined) return known;
  try {
    const move = nameMove(await gatherMove(repository, older, newer, options));
    cache.set(key, move, MOVE_BYTES);
    return move;
  } catch (error) {
    if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return null;
    throw error;
  }
}
