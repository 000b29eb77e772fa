import type { Int } from "grats";
import { oncePer } from "#server/git/byteCache.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { type ChangeEnds, interdiff } from "#server/reviews/patchSets/interdiff.ts";
import type { PositionSpan } from "#server/reviews/positions/ThreadPosition.ts";
import { olderLayerEnds } from "#server/reviews/stacks/compareStacks.ts";
import { layerEnds, type LayerRange } from "#server/reviews/stacks/readLayers.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { RecordedPatchSet } from "#server/reviews/state/Review.ts";

/** A state of the change: a recorded one, or the current branch. */
export interface PatchSetRecord extends Omit<RecordedPatchSet, "by"> {
  readonly isRecorded: boolean;
  readonly isCurrent: boolean;
}

export interface ReviewSpan {
  readonly base: string;
  readonly head: string;
  /** The commits of both compared patch sets; null for a patch set compared with its base. */
  readonly between: { readonly older: ChangeEnds; readonly newer: ChangeEnds } | null;
}

/**
 * Returns the commits between which patch set `to` of a review is read, the last one if null: from its base (`from` 0),
 * or from the head of another patch set. Null if they are unknown; fails as NOT_FOUND for an invalid number.
 */
export function reviewSpan(review: IndexedReview, from: number, to: number | null): ReviewSpan | null {
  const sets = patchSetsOf(review);
  const last = to === null ? sets.at(-1) : numbered(sets, to);
  if (last === undefined) return null;
  const older = from === 0 ? null : numbered(sets, from);
  const base = older === null ? last.base : older.head;
  return base === null ? null : { base, head: last.head, between: older && { older, newer: last } };
}

function numbered(sets: readonly PatchSetRecord[], number: number): PatchSetRecord {
  const found = sets.find((set) => set.number === number);
  if (found) return found;
  throw new GalleyError("NOT_FOUND", `This review has no patch set ${number}.`);
}

/**
 * Returns the patch sets of a review, oldest first: the recorded ones, then the current branch if it has moved since.
 * Linear in the recorded ones, once.
 */
export const patchSetsOf = oncePer((review: IndexedReview): readonly PatchSetRecord[] => {
  const { patchSets, head, base, updatedAt } = review;
  const last = patchSets.at(-1);
  const isLive = head !== null && last?.head !== head;
  const recorded = patchSets.map((set) => ({ ...set, isRecorded: true, isCurrent: !isLive && set === last }));
  if (!isLive) return recorded;
  const number = (last?.number ?? 0) + 1;
  return [...recorded, { number, head, base, kind: "commits", at: updatedAt, isRecorded: false, isCurrent: true }];
});

/**
 * Returns the commits of the patch sets in a URL. Ignores a number that the review does not have: the work of that URL
 * may have continued in another review, and then all of it is shown.
 */
export function addressedSpan(
  review: IndexedReview,
  from: Int | null | undefined,
  to: Int | null | undefined,
): ReviewSpan | null {
  const numbers = new Set(patchSetsOf(review).map(({ number }) => number));
  const known = (number: Int | null | undefined): Int | null => (number != null && numbers.has(number) ? number : null);
  return reviewSpan(review, known(from) ?? 0, known(to));
}

/** The part of a review that is shown: as in its URL. */
export interface ShownPart {
  readonly from?: Int | null | undefined;
  readonly to?: Int | null | undefined;
  /** Layers of patch set `to`; all of it if null. */
  readonly layers?: LayerRange | null | undefined;
}

/**
 * Returns the commits of the part in a URL, as `addressedSpan` does: of some layers from the commit below them to the highest of
 * them. With `from`, their change since that patch set; all of it if they were not there. Ignores layers that the patch set does
 * not have.
 */
export async function shownSpan(
  git: Repository,
  review: IndexedReview,
  { from, to, layers }: ShownPart,
  options: ReadOptions,
): Promise<ReviewSpan | null> {
  const span = addressedSpan(review, from, to);
  const whole = layers == null ? null : addressedSpan(review, 0, to);
  if (span === null || whole === null || layers == null) return span;
  const newer = await layerEnds(git, whole, layers, options);
  if (newer === null) return span;
  const older = span.between && (await olderLayerEnds(git, span.between.older, whole, layers, options));
  const base = newer.base ?? whole.base;
  if (older === null) return { base, head: newer.head, between: null };
  return { base: older.head, head: newer.head, between: { older, newer } };
}

/**
 * Returns the patch sets through which hunks of some layers are viewed: those of the change up to the highest of them are, once
 * they are viewed in the layers below too. Null if there are none below.
 */
export async function layerSteps(
  git: Repository,
  review: IndexedReview,
  { to, layers }: ShownPart,
  options: ReadOptions,
): Promise<ReviewSpan["between"]> {
  const whole = addressedSpan(review, 0, to);
  const ends = whole === null || layers == null ? null : await layerEnds(git, whole, layers, options);
  if (whole === null || ends === null || ends.base === null || ends.base === whole.base) return null;
  return { older: { base: whole.base, head: ends.base }, newer: { base: whole.base, head: ends.head } };
}

/** Returns the commits that threads are ported to when a part of a review is shown: those of its comparison. */
export async function positionSpan(
  git: Repository,
  review: IndexedReview,
  part: ShownPart,
  options: ReadOptions,
): Promise<PositionSpan> {
  const span = await shownSpan(git, review, part, options);
  if (span === null) return { old: review.base, new: review.head, isBetween: false };
  const { base, head, between } = span;
  const isLayer = part.layers != null && part.layers.first === part.layers.last;
  if (between === null) return { old: base, new: head, isBetween: false, isLayer };
  const ported = await interdiff(git, between.older, between.newer, options).catch(fallback(null, "OBJECT_MISSING"));
  return { old: ported?.from ?? base, new: head, isBetween: true, isLayer };
}
