import { GalleyError } from "#contract/errors.ts";
import { UNSEEN_COUNT_MS } from "#contract/limits.ts";
import { changeKeys, type FileKeys } from "#server/git/patches/changeKeys.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";

export interface UnseenCount {
  readonly hunks: number;
  /** Files with such hunks. */
  readonly files: number;
  readonly totalHunks: number;
}

/**
 * Counts what of a change between two commits is not among the seen keys. Null where the commits are not here, and where the
 * change cannot be read within UNSEEN_COUNT_MS: reading goes on then, and what was read is kept. Costs one diff for each
 * state of a change.
 */
export async function countUnseen(
  git: Repository,
  { base, head }: { readonly base: Oid; readonly head: Oid },
  seen: ReadonlySet<string>,
): Promise<UnseenCount | null> {
  const late = new Promise<null>((resolve) => void setTimeout(resolve, UNSEEN_COUNT_MS, null).unref());
  const files = await Promise.race([keysOf(git, base, head), late]);
  return files === null ? null : count(files, seen);
}

async function keysOf(git: Repository, base: Oid, head: Oid): Promise<readonly FileKeys[] | null> {
  try {
    return await changeKeys(git, base, head, "prefetch");
  } catch (error) {
    if (error instanceof GalleyError) return null; // a number beside the review, which says itself what cannot be read
    throw error;
  }
}

function count(files: readonly FileKeys[], seen: ReadonlySet<string>): UnseenCount {
  const left = files.map(({ keys }) => keys.filter((key) => !seen.has(key)).length);
  return {
    hunks: left.reduce((sum, one) => sum + one, 0),
    files: left.filter((one) => one > 0).length,
    totalHunks: files.reduce((sum, { keys }) => sum + keys.length, 0),
  };
}
