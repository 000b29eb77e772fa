import type { Int } from "grats";
import { isOid, type Oid } from "#server/git/oid.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { interdiff } from "#server/reviews/patchSets/interdiff.ts";
import {
  ASKED_MARGIN,
  type AskedLines,
  type CommentedChange,
  placesOnNewSide,
  unaskedChanges,
} from "#server/reviews/positions/changeSinceComment.ts";
import { sideOf } from "#server/reviews/positions/ThreadPosition.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewLoaders } from "../request/ReviewLoaders.ts";
import { secondsOf, statedTime } from "#server/store/notes/timestamps.ts";
import type { ProposedAddressed } from "#server/reviews/state/deriveThread.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";
import { patchSetsOf } from "../request/reviewSpan.ts";
import { type GitObjectID, type GitTimestamp, statedTimestamp } from "../scalars.ts";
import { type ReviewComment, toReviewComment } from "./ReviewComment.ts";
import { withoutPart } from "../request/ReviewLoaders.ts";

/** A proposal in a reply that a commit does what a thread asks for. The reader decides whether it does. @gqlType */
export interface AddressedProposal {
  readonly viewerReview: ViewerReview;
  readonly thread: DerivedThread;
  readonly proposed: ProposedAddressed;
  /** The commit or snapshot that addresses the thread. @gqlField */
  readonly oid: GitObjectID;
  /** The time of the proposal, or null if it states none. @gqlField */
  readonly at: GitTimestamp | null;
  /** The program that proposes it, or null if a person does. @gqlField */
  readonly agent: string | null;
  /** The number of the patch set with this head, or null if there is none. @gqlField */
  readonly patchSet: Int | null;
  /** The reply with the proposal. @gqlField */
  readonly comment: ReviewComment;
}

export function toAddressedProposal(
  viewerReview: ViewerReview,
  thread: DerivedThread,
  proposed: ProposedAddressed,
): AddressedProposal {
  const { by, comment } = proposed;
  return {
    viewerReview,
    thread,
    proposed,
    oid: by,
    at: statedTimestamp(statedTime(comment.item)),
    agent: comment.item.extras.agent?.name ?? null,
    patchSet: patchSetsOf(viewerReview.review).findLast(({ head }) => head === by)?.number ?? null,
    comment: toReviewComment(viewerReview, thread, comment),
  };
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

/** A file with changes that no comment asked for. @gqlType */
interface UnaskedFile {
  /** The path of the file. @gqlField */
  readonly path: string;
  /** The hunks, as a unified diff. Null if the file has none that can be shown. @gqlField */
  readonly patch: string | null;
}

/**
 * The step in which a proposal says that the thread is addressed: from the patch set before it, or from the parent of the
 * commit if that is not a patch set.
 * @gqlType
 */
interface ProposedStep {
  /** The number of the patch set before the step, or null if the step begins with a commit. @gqlField */
  readonly fromPatchSet: Int | null;
  /** The number of the patch set that the step ends with, or null. @gqlField */
  readonly toPatchSet: Int | null;
  /** The changes of the step that are at none of the threads that are proposed as addressed in it. @gqlField */
  readonly unasked: readonly UnaskedFile[];
  /** The number of further changed files, which were not searched. @gqlField */
  readonly unreadFiles: Int;
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

/** Reads the change of a thread's lines. */
export async function readChange(loaders: ReviewLoaders, change: CommentedChange): Promise<ChangeSinceComment | null> {
  const found = await loaders.changeSinceComment(change).catch(withoutPart);
  if (found === null) return null;
  return { ...found, fromPatchSet: null, toPatchSet: null };
}

/**
 * The step in which it is proposed as addressed, with what else changed in it. Null if there is none, or if its commits
 * are not in the repository.
 * @gqlField
 */
export async function step(proposal: AddressedProposal, context: Context): Promise<ProposedStep | null> {
  return readStep(proposal, context).catch(withoutPart);
}

async function readStep(proposal: AddressedProposal, context: Context): Promise<ProposedStep | null> {
  const { viewerReview, proposed } = proposal;
  const loaders = context.loaders.reviewsOf(viewerReview.served);
  if ((await loaders.missing([proposed.by])).length > 0) return null;
  const start = await startOfStep(proposal, context);
  if (start === null || start.from === proposed.by || (await loaders.missing([start.from])).length > 0) return null;
  const { served, review } = viewerReview;
  const { from } = start;
  const { files, unread } = await context.loaders
    .of(served.git)
    .once(`unasked changes ${review.revision} ${from} ${proposed.by}`, async () => {
      const asked = await askedLines(viewerReview, context, proposed.by, from);
      return unaskedChanges(served.git, from, proposed.by, asked, { signal: context.signal });
    });
  return {
    fromPatchSet: start.patchSet,
    toPatchSet: proposal.patchSet,
    unasked: files,
    unreadFiles: unread,
  };
}

interface StepStart {
  readonly from: Oid;
  readonly patchSet: number | null;
}

/**
 * Finds the commit before the step: the patch set before the proposed one, without what the base brought since. Of a commit
 * that is no patch set it is the parent, and of a snapshot the last patch set before the proposal.
 */
async function startOfStep({ viewerReview, proposed }: AddressedProposal, context: Context): Promise<StepStart | null> {
  const { review, served } = viewerReview;
  const sets = patchSetsOf(review);
  const own = sets.findLast(({ head }) => head === proposed.by);
  if (own !== undefined) {
    const before = sets.findLast(({ number }) => number < own.number);
    if (before === undefined) return null;
    const { from } = await interdiff(served.git, before, own, { signal: context.signal });
    return { from, patchSet: before.number };
  }
  const at = secondsOf(proposed.comment.item.timestamp);
  const before = sets.findLast((set) => set.at !== null && set.at <= at) ?? sets.at(-1);
  if (before?.kind === "snapshot") return { from: before.head, patchSet: before.number };
  const [commit] = await readCommits(served.git, [proposed.by], { signal: context.signal, fromNotes: true });
  const parent = commit?.parents[0];
  return parent === undefined ? null : { from: parent, patchSet: null };
}

/** Returns the lines, as they were before a step, of the threads that are proposed as addressed in it. */
async function askedLines(
  viewerReview: ViewerReview,
  context: Context,
  to: Oid,
  from: Oid,
): Promise<readonly AskedLines[]> {
  const { review } = viewerReview;
  const heads = new Set(patchSetsOf(review).map(({ head }) => head));
  const isNamed = ({ comments, location }: DerivedThread): boolean =>
    location !== null &&
    location.path !== "" &&
    comments.some(({ item, isDeleted }) => {
      const by = item.extras.addressed?.by;
      return !isDeleted && by !== undefined && (by === to || !heads.has(by));
    });
  const loaders = context.loaders.reviewsOf(viewerReview.served);
  const places = await Promise.all(
    review.threads.filter(isNamed).map(async (thread): Promise<AskedLines | null> => {
      if (sideOf(review, thread) === "old") return placeIn(viewerReview, context, thread, from);
      const { path, side, startLine, endLine } = await loaders.positionAt(review, thread, from);
      if (path === null || side === "old") return null;
      return { path, lines: startLine === null ? null : { start: startLine, end: endLine ?? startLine } };
    }),
  );
  return places.filter((place) => place !== null);
}
