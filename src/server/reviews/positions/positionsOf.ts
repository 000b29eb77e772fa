import { byteCache, type ByteCache } from "#server/git/byteCache.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import type { BookedReview } from "../BookedReview.ts";
import { carryThread, type CarriedRemark, type CarriedThread, type PositionSpan } from "./carryThread.ts";
import { portThreads } from "./portThreads.ts";
import type { ThreadPosition } from "./ThreadPosition.ts";

const ON_THE_REVIEW = "It is about the change as a whole.";
const LINES_REMOVED = "Its lines were removed: they are shown where they stood before.";
const FILE_REMOVED = "Its file was removed: it is shown as it was before.";
const BEFORE = "It is about what was there before the change, which is not shown between two patch sets.";

const ON_REVIEW: ThreadPosition = {
  path: null,
  side: "new",
  startLine: null,
  endLine: null,
  certainty: "EXACT",
  reason: ON_THE_REVIEW,
};

/** Some 10,000 positions. */
const CACHE_BYTES = 4 * 1024 * 1024;
const POSITION_BYTES = 400;

const caches = new WeakMap<Repository, ByteCache<ThreadPosition>>();

/**
 * Finds where threads of a review stand in a change: on its new side or, if they are on what was there before, on its old one;
 * without a `span` in the current patch set. Of lines that the new side has lost, those on the old side are shown. One process
 * lists what differs for all commits that were remarked on, not one for each, and another for what was lost; each pair of
 * texts is compared once; what was found is kept, since commits do not change. None is left out: without its commits a
 * thread is LOST.
 */
export async function positionsOf(
  repository: Repository,
  review: BookedReview,
  threads: readonly CarriedRemark[],
  options: ReadOptions & { readonly span?: PositionSpan | undefined } = {},
): Promise<ReadonlyMap<CarriedRemark, ThreadPosition>> {
  const { span = { old: review.base, new: review.head, isBetween: false }, ...read } = options;
  const cache = caches.get(repository) ?? byteCache<ThreadPosition>(CACHE_BYTES);
  caches.set(repository, cache);
  const keyOf = ({ root }: CarriedRemark): string => `${root.item.id} ${span.old} ${span.new} ${span.isBetween}`;
  const positions = new Map<CarriedRemark, ThreadPosition>();
  const unknown: CarriedThread[] = [];
  for (const thread of threads) {
    const carried = carryThread(review, thread, span);
    const known = carried === null ? ON_REVIEW : cache.get(keyOf(thread));
    if (known !== undefined) positions.set(thread, known);
    else if (carried !== null) unknown.push(carried);
  }
  for (const { carried, position, isSettled } of await findAll(repository, unknown, span, read)) {
    positions.set(carried.thread, position);
    // What is missing may be fetched.
    if (isSettled) cache.set(keyOf(carried.thread), position, POSITION_BYTES);
  }
  return positions;
}

async function findAll(
  repository: Repository,
  carried: readonly CarriedThread[],
  span: PositionSpan,
  options: ReadOptions,
) {
  const ported = await portThreads(repository, carried, options);
  const isGone = ({ position }: (typeof ported)[number]): boolean => position.certainty === "LOST";
  const lost = ported.filter(
    (one) => isGone(one) && one.carried.side === "new" && span.old !== null && span.new !== null,
  );
  const before = await portThreads(
    repository,
    lost.map((one) => ({ ...one.carried, side: "old", to: span.old })),
    options,
  );
  const shown = new Map(
    before.filter((one) => !isGone(one) && one.position.certainty !== "EDITED").map((one) => [one.carried.thread, one]),
  );
  return ported.map((one) => {
    const old = shown.get(one.carried.thread)?.position;
    const reason = old?.startLine == null ? FILE_REMOVED : LINES_REMOVED;
    if (old !== undefined) return { ...one, position: { ...old, certainty: "LOST", reason } as const };
    const isBefore = span.isBetween && one.carried.side === "old" && isGone(one);
    return isBefore ? { ...one, position: { ...one.position, reason: BEFORE } } : one;
  });
}
