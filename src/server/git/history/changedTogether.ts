import { setTimeout } from "node:timers/promises";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_WALK_MS, HISTORY_CACHE_BYTES } from "#contract/limits.ts";
import { BrokerDied } from "../processes/run.ts";
import { eachLine } from "../processes/streams.ts";
import { repositoryCache } from "../byteCache.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../Repository.ts";
import { streamGit } from "../processes/readGit.ts";

type ChangedPaths = readonly (readonly string[])[];

/** Recent commits suffice to show which files belong together, and cost little. */
const COMMITS = 120;
/** A commit that changed more files does not show which of them belong together. */
const FILES_MAX = 40;
/** The longest time a caller waits. */
const WITHIN_MS = 300;

/** A marker for commit lines: no path begins with a slash. */
const HEAD = "/";
/** Sorted by date only, so that git walks no more history than it lists; without renames, so that it reads no files. */
const ARGS = [
  "log",
  `--max-count=${COMMITS}`,
  "--no-merges",
  `--format=${HEAD}%H`,
  "--name-only",
  "-z",
  "--no-renames",
  "--ignore-submodules=none",
  "--no-ext-diff",
  "--no-textconv",
  "--stdin",
];

const known = repositoryCache<ChangedPaths>(HISTORY_CACHE_BYTES);

/**
 * Lists the paths changed by each of the last 120 commits of a history, newest first. Merges and commits that changed
 * one file or very many are left out. Returns what was read within `withinMs` milliseconds; reading continues in the
 * background, for the cache. Ends at whatever cannot be read. One process, none if the tip is
 * cached; costs 120 tree comparisons, about 50 ms, regardless of the length of history and of a commit-graph.
 */
export async function changedTogether(
  repository: Repository,
  tip: Oid,
  { withinMs = WITHIN_MS }: { readonly withinMs?: number } = {},
): Promise<ChangedPaths> {
  const cached = known(repository).get(tip);
  if (cached !== undefined) return cached;
  requireOids(tip);
  const found: (readonly string[])[] = [];
  const reading = read(repository, tip, (paths) => found.push(paths)).then((isWhole) => {
    if (isWhole) known(repository).set(tip, found, 2 * found.flat().join("").length + tip.length);
  });
  await Promise.race([reading, setTimeout(withinMs, undefined, { ref: false })]);
  return [...found];
}

/** Reads the lists one by one. Resolves to false after an error that may be temporary. */
async function read(repository: Repository, tip: Oid, onPaths: (paths: readonly string[]) => void): Promise<boolean> {
  let paths: string[] = [];
  const endCommit = (): void => {
    if (paths.length > 1 && paths.length <= FILES_MAX) onPaths(paths);
    paths = [];
  };
  const fields = eachLine((field) => {
    if (field.startsWith(HEAD)) return endCommit();
    // Git prints a newline before the first path of a commit.
    const path = paths.length === 0 && field.startsWith("\n") ? field.slice(1) : field;
    if (paths.length <= FILES_MAX) paths.push(decodeBytes(Buffer.from(path, "latin1")));
  }, "\0");
  const limits = { signal: repository.closing, timeoutMs: GIT_WALK_MS, maxBytes: Infinity };
  const call = { args: ARGS, input: `${tip}\n`, priority: "prefetch", ...limits } as const;
  try {
    await streamGit(repository, call, fields);
  } catch (error) {
    if (error instanceof GalleyError || error instanceof BrokerDied) return false;
    throw error;
  } finally {
    endCommit();
  }
  return true;
}
