import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { BrokerDied } from "../processes/run.ts";
import { eachLine } from "../processes/streams.ts";
import { historyCache } from "../byteCache.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { streamGit } from "../readGit.ts";

/** The paths that each of some commits changed. */
type ChangedPaths = readonly (readonly string[])[];

/** What is being read of one history. */
interface Reading {
  readonly found: readonly (readonly string[])[];
  /** Settles when there is no more to come. */
  readonly ended: Promise<void>;
}

/** As many commits are looked at: what belongs together today, at a price that nobody notices. */
const COMMITS = 120;
/** A commit that changed more files says nothing of which of them belong together. */
const FILES_MAX = 40;
/** So long somebody waits for it. */
const WITHIN_MS = 300;

/** No path begins with a slash. */
const HEAD = "/";
/** By dates alone, so that no more of history is walked than is listed; renames are not looked for, so that no file is read. */
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

const known = historyCache<ChangedPaths>();
const underWay = new WeakMap<Repository, Map<Oid, Reading>>();

/**
 * Lists, for each of the last 120 commits of a history, newest first, the paths that it changed; merges and those that changed one
 * file or very many are left out. Where `withinMs` milliseconds do not suffice, those that were read by then: reading goes on, and the
 * rest is there for the next who asks. What cannot be read ends the list. One process, none where the tip is known; costs
 * 120 comparisons of trees, some 50 ms, however long the history is and with or without a commit-graph.
 */
export async function changedTogether(
  repository: Repository,
  tip: Oid,
  { withinMs = WITHIN_MS }: { readonly withinMs?: number } = {},
): Promise<ChangedPaths> {
  const kept = known(repository).get(tip);
  if (kept !== undefined) return kept;
  requireOids(tip);
  const readings = underWay.get(repository) ?? new Map<Oid, Reading>();
  underWay.set(repository, readings);
  const reading = readings.get(tip) ?? begin(repository, tip, () => readings.delete(tip));
  readings.set(tip, reading);
  await atMost(withinMs, reading.ended);
  return [...reading.found];
}

/** Begins to read; nobody's leaving ends it, for whoever comes again asks the same. */
function begin(repository: Repository, tip: Oid, onEnd: () => void): Reading {
  const found: (readonly string[])[] = [];
  const ended = read(repository, tip, (paths) => found.push(paths))
    .then((isWhole) => {
      if (isWhole) known(repository).set(tip, found, 2 * found.flat().join("").length + tip.length);
    })
    .finally(onEnd);
  return { found, ended };
}

/** Reads the lists one by one; false where something was in the way, which may come back. */
async function read(repository: Repository, tip: Oid, onPaths: (paths: readonly string[]) => void): Promise<boolean> {
  let paths: string[] = [];
  const endCommit = (): void => {
    if (paths.length > 1 && paths.length <= FILES_MAX) onPaths(paths);
    paths = [];
  };
  const fields = eachLine((field) => {
    if (field.startsWith(HEAD)) return endCommit();
    // A line end stands before the first path of a commit.
    const path = paths.length === 0 && field.startsWith("\n") ? field.slice(1) : field;
    if (paths.length <= FILES_MAX) paths.push(decodeBytes(Buffer.from(path, "latin1")));
  }, "\0");
  const limits = { signal: repository.closing, timeoutMs: GIT_WALK_MS, maxBytes: Infinity } as const;
  const call = { where: "shadow", args: ARGS, input: `${tip}\n`, priority: "prefetch", ...limits } as const;
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

/** Waits for a promise, but no longer than so many milliseconds; for none not at all. */
async function atMost(milliseconds: number, promise: Promise<void>): Promise<void> {
  if (milliseconds <= 0) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
