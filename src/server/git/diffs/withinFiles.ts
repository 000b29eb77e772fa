import { GalleyError } from "#contract/errors.ts";
import { CHANGED_FILES_MAX } from "#contract/limits.ts";
import { countPaths } from "./countPaths.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

/** What is done in this time is small. */
const LOOK_AFTER_MS = 500;

/**
 * Has git compare two trees, and ends it as TOO_LARGE as soon as it is known that more than CHANGED_FILES_MAX files differ: git
 * keeps them all before it prints the first. Looks only where git is not through after half a second, and beside it.
 */
export async function withinFiles<T>(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  { signal, ...options }: ReadOptions,
  compare: (options: ReadOptions) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const whole = signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]);
  async function look(): Promise<void> {
    const count = await countPaths(repository, oldTree, newTree, CHANGED_FILES_MAX, { ...options, signal: whole });
    if (count > CHANGED_FILES_MAX) ending.abort(tooMany());
  }
  // A look that fails says nothing: git itself finds what is damaged, in its own words.
  const timer = setTimeout(() => void look().catch(() => undefined), LOOK_AFTER_MS);
  try {
    return await compare({ ...options, signal: whole });
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

function tooMany(): GalleyError {
  const files = CHANGED_FILES_MAX.toLocaleString("en");
  return new GalleyError("TOO_LARGE", `More than ${files} files differ, which is more than Galley lists.`);
}
