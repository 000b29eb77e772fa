import type { Int } from "grats";
import { fallback } from "#contract/errors.ts";
import { type FixTarget as FoundTarget, hunkFixTargets, lastLayers } from "#server/reviews/stacks/fixTargets.ts";
import { subjectOf } from "#server/reviews/stacks/readLayers.ts";
import { layerCommitOf, layerOf, placeLayers } from "#server/reviews/stacks/reviewLayers.ts";
import type { ReviewThread } from "../comments/ReviewThread.ts";
import type { Context } from "../request/Context.ts";
import { addressedSpan } from "../reviews/reviewSpan.ts";
import type { GitObjectID } from "../scalars.ts";
import type { Worktree } from "../worktrees/Worktree.ts";

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

function toFixTarget(target: FoundTarget | null | undefined): FixTarget | null {
  if (target == null) return null;
  const { commit, position, total } = target;
  const command = `git commit --fixup=${commit.oid.slice(0, 12)}`;
  return { commitOid: commit.oid, subject: subjectOf(commit), position, total, command };
}

/**
 * The commit that a fix of the thread belongs to: the last one of the current stack that touched its lines; for deleted lines of a layer
 * the last one below that touched them; else the layer that it was written on. Null if there is none, and for uncommitted work. Runs `git blame` within the stack.
 * @gqlField
 */
export async function fixTarget(thread: ReviewThread, context: Context): Promise<FixTarget | null> {
  const { served, review } = thread.viewerReview;
  const stack = addressedSpan(review, 0, null);
  if (stack === null || review.patchSets.at(-1)?.kind === "snapshot") return null;
  const { path, side, startLine, endLine, certainty } = await thread.position(context);
  if (path !== null && side === "NEW" && startLine !== null && certainty !== "LOST") {
    const lines = { start: startLine, end: endLine ?? startLine };
    const found = await lastLayers(served.git, stack, path, [lines], { signal: context.signal }).catch(noneIfMissing);
    if (found[0] != null) return toFixTarget(found[0]);
  }
  const written = layerCommitOf(review, thread.derived) ?? "";
  const below = await lastBelow(thread, written, context);
  const place = below ?? (await context.loaders.reviewsOf(served).layers(review, null)).get(written);
  const [layer] = place?.certainty === "CERTAIN" ? place.now : [];
  return layer === undefined || place === undefined ? null : toFixTarget({ ...layer, total: place.total });
}

/** Finds the layer that last touched the deleted lines that a thread is on, before the layer that deleted them; null if none did. */
async function lastBelow({ viewerReview, derived }: ReviewThread, written: string, { signal }: Context) {
  const { served, review } = viewerReview;
  const { location, root } = derived;
  const { startLine: start, endLine } = location?.range ?? {};
  if (root.item.extras.side !== "old" || location == null || start === undefined || start === 0) return null;
  const layer = await layerOf(served.git, review, written, "new", { signal });
  if (layer === null || layer.parent !== location.commit) return null;
  const set = review.patchSets.find(({ number }) => number === layer.patchSet) ?? review;
  const lines = { start, end: endLine || start };
  const stack = { base: set.base, head: layer.parent };
  const [found] = await lastLayers(served.git, stack, location.path, [lines], { signal }).catch(noneIfMissing);
  if (found == null) return null;
  const { oid } = found.commit;
  const place = (await placeLayers(served.git, review, [oid], { signal })).get(oid);
  return place?.certainty === "CERTAIN" ? place : null;
}

const noneIfMissing = fallback<readonly null[]>([], "OBJECT_MISSING", "TIMEOUT");

/** A hunk of uncommitted work, and the commit that it belongs to. @gqlType */
export interface HunkFixTarget {
  /** The path of the file. @gqlField */
  readonly path: string;
  /** The first changed line of the file as it is now. @gqlField */
  readonly line: Int;
  /** The commit; null if its lines are older than the branch. @gqlField */
  readonly target: FixTarget | null;
}

/**
 * The commits of the branch that the hunks of the uncommitted work belong to: those that last touched the changed lines, or the line
 * above added ones. Empty if the branch has no commits of its own. New files are left out.
 * @gqlField
 */
export async function fixTargets(worktree: Worktree, context: Context): Promise<readonly HunkFixTarget[]> {
  const found = await hunkFixTargets(worktree.served.git, worktree.ends(), { signal: context.signal });
  return found.map(({ path, line, target }) => ({ path, line, target: toFixTarget(target) }));
}
