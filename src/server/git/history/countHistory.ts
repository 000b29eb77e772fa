import { GalleyError } from "#contract/errors.ts";
import { GIT_WALK_MS, HISTORY_CACHE_BYTES, HISTORY_COUNT_MAX, HISTORY_COUNT_PLAIN_MAX } from "#contract/limits.ts";
import { revListArgs } from "./log.ts";
import { hasCommitGraph } from "../ancestry/commitGraph.ts";
import { repositoryCache } from "../byteCache.ts";
import { type HistoryRange, rangeKey } from "./HistoryRange.ts";
import { anySignal } from "../processes/streams.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit } from "../processes/readGit.ts";
import { followedRows, followsFile } from "./follow.ts";

/** The number of commits of a history; a lower bound unless `isExact`. */
export interface HistoryCount {
  readonly value: number;
  readonly isExact: boolean;
}

const counts = repositoryCache<HistoryCount>(HISTORY_CACHE_BYTES);

/** Time limit for counting the commits that change a path. */
const PATH_COUNT_MS = 1000;

/**
 * Counts the commits of a history up to a limit: 1,000,000 with a commit-graph (0.7 s), else 50,000. For a path the
 * limit is one second; when it is exceeded, or a commit is missing, the result is `known` as a lower bound.
 */
export async function countHistory(
  repository: Repository,
  range: HistoryRange,
  known: number,
  options: ReadOptions = {},
): Promise<HistoryCount> {
  const before = counts(repository).get(rangeKey(range));
  if (before !== undefined) return before;
  const soon = AbortSignal.timeout(PATH_COUNT_MS);
  const signal = anySignal(options.signal, soon);
  try {
    if (await followsFile(repository, range, options)) {
      const { rows, unreadable } = await followedRows(repository, range, Infinity, { ...options, signal });
      return { value: rows.length, isExact: unreadable.size === 0 };
    }
  } catch (error) {
    if (!soon.aborted || options.signal?.aborted === true) throw error;
    return { value: known, isExact: false };
  }
  const most = (await hasCommitGraph(repository)) ? HISTORY_COUNT_MAX : HISTORY_COUNT_PLAIN_MAX;
  const value = await count(repository, range, most, options);
  if (value === null) return { value: known, isExact: false };
  const counted = { value: Math.min(value, most), isExact: value <= most };
  if (counted.isExact || most === HISTORY_COUNT_MAX) {
    const key = rangeKey(range);
    counts(repository).set(key, counted, 2 * key.length + 100);
  }
  return counted;
}

/** Counts at most one more than `most`. Resolves to null if a path takes too long or a commit cannot be read. */
async function count(
  repository: Repository,
  range: HistoryRange,
  most: number,
  options: ReadOptions,
): Promise<number | null> {
  const revisions = revListArgs(range, ["--count", `--max-count=${most + 1}`]);
  if (range.tips.length === 0) return 0;
  const timeoutMs = range.path === null ? GIT_WALK_MS : PATH_COUNT_MS;
  try {
    const { stdout } = await readGit(repository, { ...options, ...revisions, heavy: true, timeoutMs });
    return Number(stdout.toString("latin1"));
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    if (error.code === "OBJECT_MISSING" || (range.path !== null && error.code === "TIMEOUT")) return null;
    throw error;
  }
}
