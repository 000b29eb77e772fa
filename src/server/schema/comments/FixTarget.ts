import type { Int } from "grats";
import type { FixTarget as FoundTarget } from "#server/reviews/landing/fixTargets.ts";
import { subjectOf } from "#server/reviews/stacks/readLayers.ts";
import { layerCommitOf } from "#server/reviews/stacks/reviewLayers.ts";
import { type ReviewThread, threadPosition } from "./ReviewThread.ts";
import { withoutPart } from "../request/ReviewLoaders.ts";
import type { Context } from "../request/Context.ts";
import { addressedSpan } from "../request/reviewSpan.ts";
import type { GitObjectID } from "../scalars.ts";

/** The commit of a stack that a fix belongs to. @gqlType */
export interface FixTarget {
  /** The commit. @gqlField */
  readonly commitOid: GitObjectID;
  /** The first line of its message. @gqlField */
  readonly subject: string;
  /** Its place in the stack, from 1 for the lowest. @gqlField */
  readonly position: Int;
  /** The number of commits of the stack. @gqlField */
  readonly total: Int;
  /** The command that commits the fix for `git rebase --autosquash`. @gqlField */
  readonly command: string;
}

/** Builds the type of the API. */
export function toFixTarget(target: FoundTarget | null | undefined): FixTarget | null {
  if (target == null) return null;
  const { commit, position, total } = target;
  const command = `git commit --fixup=${commit.oid.slice(0, 12)}`;
  return { commitOid: commit.oid, subject: subjectOf(commit), position, total, command };
}

/**
 * The commit that a fix of the thread belongs to: the last one of the current stack that touched its lines; for deleted lines of a layer
 * the last one below that touched them; else the layer that it was written on. Null if there is none, and for uncommitted work.
 * @gqlField
 */
export async function fixTarget(thread: ReviewThread, context: Context): Promise<FixTarget | null> {
  const { served, review } = thread.viewerReview;
  const loaders = context.loaders.reviewsOf(served);
  const stack = addressedSpan(review, 0, null);
  if (stack === null || review.patchSets.at(-1)?.kind === "snapshot") return null;
  const { path, side, startLine, endLine, certainty } = await threadPosition(thread, context);
  if (path !== null && side === "NEW" && startLine !== null && certainty !== "LOST") {
    const lines = { start: startLine, end: endLine ?? startLine };
    const found = await loaders.lastLayer(stack, { path, lines }).catch(withoutPart);
    if (found !== null) return toFixTarget(found);
  }
  const written = layerCommitOf(review, thread.derived);
  if (written === null) return null;
  const below = await lastBelow(thread, written, context).catch(withoutPart);
  const place = below ?? (await loaders.layer(review, written).catch(withoutPart));
  const [layer] = place?.certainty === "CERTAIN" ? place.now : [];
  return layer === undefined || place === null ? null : toFixTarget({ ...layer, total: place.total });
}

/** Finds the layer that last touched the deleted lines that a thread is on, before the layer that deleted them; null if none did. */
async function lastBelow({ viewerReview, derived }: ReviewThread, written: string, context: Context) {
  const { served, review } = viewerReview;
  const loaders = context.loaders.reviewsOf(served);
  const { location, root } = derived;
  const { startLine: start, endLine: end } = location?.range ?? {};
  if (root.item.extras.side !== "old" || location == null || start === undefined || end === undefined) return null;
  const layer = await loaders.layerOf(review, written);
  if (layer === null || layer.parent !== location.commit) return null;
  const set = review.patchSets.find(({ number }) => number === layer.patchSet) ?? review;
  const stack = { base: set.base, head: layer.parent };
  const found = await loaders.lastLayer(stack, { path: location.path, lines: { start, end } });
  const place = found === null ? null : await loaders.layer(review, found.commit.oid);
  return place?.certainty === "CERTAIN" ? place : null;
}
