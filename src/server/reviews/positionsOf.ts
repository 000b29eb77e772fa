import { GalleyError } from "#contract/errors.ts";
import { byteCache, type ByteCache } from "#server/git/byteCache.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import type { BookedReview } from "./BookedReview.ts";
import type { FoldedThread } from "./FoldedReview.ts";
import { portAnchor } from "./portAnchor.ts";
import { readFates, type PathFate } from "./readFates.ts";

const ON_THE_REVIEW = "It is about the change as a whole.";
const RENAMED = "Its file has another name now.";
const TOO_LARGE = "The change of its file is too large to follow its lines.";
const NO_COMMIT = "The commit that it was written on is not in this repository.";
const NO_SIDE = "What it would stand on now is not in this repository.";

/** Where a thread stands in the current patch set. */
export interface ThreadPosition {
  /** Null for the change as a whole. */
  readonly path: string | null;
  readonly side: "old" | "new";
  /** Lines from 1, both within; null where the file as a whole is meant. */
  readonly startLine: number | null;
  readonly endLine: number | null;
  readonly certainty: "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";
  /** A sentence for people. */
  readonly reason: string;
}

/** A thread with the commits between which it is carried over. */
interface Carried {
  readonly thread: FoldedThread;
  readonly path: string;
  readonly side: "old" | "new";
  readonly from: Oid;
  readonly to: Oid;
}

/** Some 10,000 positions. */
const CACHE_BYTES = 4 * 1024 * 1024;
const POSITION_BYTES = 400;
/** Pairs of commits compared at the same time. */
const PAIRS_AT_ONCE = 8;

const caches = new WeakMap<Repository, ByteCache<ThreadPosition>>();

/**
 * Finds where threads of a review stand in its current patch set, on its head or, for the old side, on its base. Takes one list
 * of changed files and one diff of those with threads for each commit that was remarked on, not for each thread; what was
 * found is kept, since commits do not change. A thread whose commits are missing is LOST; none is left out.
 */
export async function positionsOf(
  repository: Repository,
  review: BookedReview,
  threads: readonly FoldedThread[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<FoldedThread, ThreadPosition>> {
  const cache = caches.get(repository) ?? byteCache<ThreadPosition>(CACHE_BYTES);
  caches.set(repository, cache);
  const bases = basesOf(review);
  const positions = new Map<FoldedThread, ThreadPosition>();
  const pairs = new Map<string, Carried[]>();
  for (const thread of threads) {
    const carried = carry(thread, review, bases);
    const known = "to" in carried ? cache.get(keyOf(carried)) : carried;
    if (known !== undefined) positions.set(thread, known);
    else if ("to" in carried) {
      const pair = `${carried.from} ${carried.to}`;
      if (pairs.get(pair)?.push(carried) === undefined) pairs.set(pair, [carried]);
    }
  }
  const groups = [...pairs.values()];
  for (let at = 0; at < groups.length; at += PAIRS_AT_ONCE) {
    const some = groups.slice(at, at + PAIRS_AT_ONCE);
    await Promise.all(some.map((group) => portGroup(repository, group, positions, cache, options)));
  }
  return positions;
}

/** Other tools tell sides apart by the commit alone: a remark on a base is one on what was there before. */
function basesOf({ base, patchSets, requests }: BookedReview): ReadonlySet<string | null> {
  return new Set([base, ...patchSets.map((set) => set.base), ...requests.map(({ baseCommit }) => baseCommit)]);
}

/** Says between which commits a thread is carried over, or where it stands if no file has to be looked at for that. */
function carry(
  thread: FoldedThread,
  { head, base }: BookedReview,
  bases: ReadonlySet<string | null>,
): Carried | ThreadPosition {
  const { location } = thread;
  const from = location?.commit ?? "";
  const side = thread.side === "old" || bases.has(from) ? "old" : "new";
  const path = location?.path ?? "";
  if (path === "") return wholeFile(null, side, "EXACT", ON_THE_REVIEW);
  const to = side === "old" ? base : head;
  if (to === null) return wholeFile(path, side, "LOST", NO_SIDE);
  return isOid(from) ? { thread, path, side, from, to } : wholeFile(path, side, "LOST", NO_COMMIT);
}

async function portGroup(
  repository: Repository,
  group: readonly Carried[],
  positions: Map<FoldedThread, ThreadPosition>,
  cache: ByteCache<ThreadPosition>,
  options: ReadOptions,
): Promise<void> {
  const [first] = group;
  if (first === undefined) return;
  const paths = new Set(group.map(({ path }) => path));
  const fates = await readFates(repository, first.from, first.to, paths, options).catch((error: unknown) => {
    if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return null;
    throw error;
  });
  for (const carried of group) {
    const { thread, path, side } = carried;
    const fate = fates?.get(path);
    const position = fate === undefined ? wholeFile(path, side, "LOST", NO_COMMIT) : port(carried, fate);
    positions.set(thread, position);
    if (fate !== undefined) cache.set(keyOf(carried), position, POSITION_BYTES);
  }
}

function port({ thread, side, path }: Carried, { fate, path: now }: PathFate): ThreadPosition {
  if (fate === null) return wholeFile(now, side, "LOST", TOO_LARGE);
  const range = thread.location?.range ?? null;
  const startLine = range?.startLine ?? 0;
  const endLine = range?.endLine ?? 0;
  const quote = thread.root.item.extras.quote ?? [];
  const ported = { ...portAnchor({ startLine, endLine, quote }, fate), path: now, side };
  const isMoved = now !== path && (ported.certainty === "EXACT" || ported.certainty === "SHIFTED");
  return isMoved ? { ...ported, certainty: "MOVED", reason: RENAMED } : ported;
}

function wholeFile(
  path: string | null,
  side: "old" | "new",
  certainty: "EXACT" | "LOST",
  reason: string,
): ThreadPosition {
  return { path, side, startLine: null, endLine: null, certainty, reason };
}

function keyOf({ thread, side, to }: Carried): string {
  return `${thread.root.item.id} ${side} ${to}`;
}
