import type { Int } from "grats";
import { isOid, type Oid } from "#server/git/oid.ts";
import {
  ASKED_MARGIN,
  type AskedLines,
  type CommentedChange,
  placesOnNewSide,
} from "#server/reviews/positions/changeSinceComment.ts";
import { sideOf } from "#server/reviews/positions/ThreadPosition.ts";
import type { Context } from "../request/Context.ts";
import { statedTime } from "#server/store/notes/timestamps.ts";
import type { ProposedAddressed } from "#server/reviews/state/deriveThread.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import { OfReview, type ViewerReview } from "../request/ServedRepositories.ts";
import { patchSetsOf } from "../request/reviewSpan.ts";
import { type GitObjectID, type GitTimestamp, statedTimestamp } from "../scalars.ts";
import { ReviewComment } from "./ReviewComment.ts";
import { type ReviewLoaders, withoutPart } from "../request/ReviewLoaders.ts";

/** A proposal in a reply that a commit does what a thread asks for. The reader decides whether it does. @gqlType */
export class AddressedProposal extends OfReview<{
  readonly thread: DerivedThread;
  readonly proposed: ProposedAddressed;
}> {
  readonly __typename = "AddressedProposal" as const;
  readonly thread = this.source.thread;
  readonly proposed = this.source.proposed;
  /** The commit or snapshot that addresses the thread. @gqlField */
  readonly oid: GitObjectID = this.proposed.by;
  /** The time of the proposal, or null if it states none. @gqlField */
  readonly at: GitTimestamp | null = statedTimestamp(statedTime(this.proposed.comment.item));
  /** The program that proposes it, or null if a person does. @gqlField */
  readonly agent: string | null = this.proposed.comment.item.extras.agent?.name ?? null;
  /** The number of the patch set with this head, or null if there is none. @gqlField */
  readonly patchSet: Int | null =
    patchSetsOf(this.viewerReview.review).findLast(({ head }) => head === this.proposed.by)?.number ?? null;
  /** The reply with the proposal. @gqlField */
  readonly comment: ReviewComment = new ReviewComment(this.viewerReview, {
    thread: this.thread,
    comment: this.proposed.comment,
  });
}

/** The change of the lines that a thread was written on. @gqlType */
export interface ChangeSinceComment {
  /** The path of the file when the thread was written. @gqlField */
  readonly path: string;
  /** The hunks that changed the lines, as a unified diff. Long ones are cut to the part near the lines. @gqlField */
  readonly patch: string;
  /** The number of the older patch set, if both commits are patch sets that can be compared, or null. @gqlField */
  readonly fromPatchSet: Int | null;
  /** The number of the newer patch set. @gqlField */
  readonly toPatchSet: Int | null;
}

/**
 * The change of the lines of the thread, and close to them, from the commit that it was written on to the one that is
 * proposed as addressing it. Null if there is none, or if the thread is on no lines.
 * @gqlField
 */
export async function change(proposal: AddressedProposal, context: Context): Promise<ChangeSinceComment | null> {
  const { viewerReview, thread, proposed } = proposal;
  const { review, served } = viewerReview;
  const { commit = "", path = "" } = thread.location ?? {};
  if (path === "" || !isOid(commit)) return null;
  const loaders = context.loaders.reviewsOf(served);
  if ((await loaders.missing([proposed.by])).length > 0) return null;
  const position = await loaders.positionAt(review, thread, proposed.by);
  const head = sideOf(review, thread) === "old" ? headReadWith(review, thread) : null;
  const place = head === null ? null : await placeIn(viewerReview, context, thread, head).catch(withoutPart);
  if (head !== null && place?.lines != null) {
    // What was removed can only come back: what counts is what changed there since the head that was read.
    const range = { startLine: place.lines.start, startColumn: 0, endLine: place.lines.end, endColumn: 0 };
    const inHead = { ...thread, location: { commit: head, path: place.path, range } };
    const toPort = { thread: inHead, path: place.path, side: "new", from: head, to: proposed.by } as const;
    return readChange(loaders, { toPort, position, margin: ASKED_MARGIN });
  }
  const toPort = { thread, path, side: sideOf(review, thread), from: commit, to: proposed.by };
  return readChange(loaders, { toPort, position, margin: ASKED_MARGIN });
}

/** Returns the head of the change that a comment on its old side was written on; null if it is not recorded. */
function headReadWith(review: IndexedReview, { root, location }: DerivedThread): Oid | null {
  const { layer, patchSet } = root.item.extras;
  if (layer !== undefined) return layer;
  const sets = review.patchSets.filter(({ base }) => base === location?.commit);
  return (sets.find(({ number }) => number === patchSet) ?? sets.at(-1))?.head ?? null;
}

/**
 * Returns the place of a thread on the old side in another commit; null if one of the two commits is not here. The places
 * of all threads on that side are read at once.
 */
async function placeIn(
  { review, served }: ViewerReview,
  context: Context,
  thread: DerivedThread,
  to: Oid,
): Promise<AskedLines | null> {
  const base = thread.location?.commit ?? "";
  if (!isOid(base) || (await context.loaders.reviewsOf(served).missing([base, to])).length > 0) return null;
  const places = await context.loaders
    .of(served.git)
    .once(`places of the old side ${review.revision} ${base} ${to}`, async () => {
      const threads = review.threads.filter((one) => one.location?.commit === base && sideOf(review, one) === "old");
      const written = threads.map(({ location }): AskedLines => {
        const { startLine = 0, endLine = 0 } = location?.range ?? {};
        const lines = startLine < 1 ? null : { start: startLine, end: Math.max(startLine, endLine) };
        return { path: location?.path ?? "", lines };
      });
      const found = await placesOnNewSide(served.git, base, to, written, { signal: context.signal });
      return new Map(threads.map((one, at) => [one, found[at] ?? null]));
    });
  return places.get(thread) ?? null;
}

export async function readChange(loaders: ReviewLoaders, change: CommentedChange): Promise<ChangeSinceComment | null> {
  const found = await loaders.changeSinceComment(change).catch(withoutPart);
  if (found === null) return null;
  return { ...found, fromPatchSet: null, toPatchSet: null };
}
