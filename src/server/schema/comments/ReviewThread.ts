import type { Dismissal } from "../comparisons/ChangeReports.ts";
import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { isOid } from "#server/git/oid.ts";
import { sideOf, threadToPort } from "#server/reviews/positions/ThreadPosition.ts";
import { layerCommitOf } from "#server/reviews/stacks/reviewLayers.ts";
import { proposedAddressed } from "#server/reviews/state/deriveThread.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import { homeOf } from "#server/reviews/positions/submodules/parts.ts";
import { threadPermissions } from "#server/reviews/state/Viewer.ts";
import { type LayerPosition, layerPosition } from "../commits/LayerPosition.ts";
import { type Node, idInReview } from "../request/globalId.ts";
import type { LayerRange } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { OfReview, type ViewerReview } from "../request/ServedRepositories.ts";
import { patchSetsOf } from "../request/reviewSpan.ts";
import type { GitObjectID } from "../scalars.ts";
import { AddressedProposal, type ChangeSinceComment, readChange } from "./AddressedProposal.ts";
import { ReviewComment } from "./ReviewComment.ts";
import { withoutPart } from "../request/ReviewLoaders.ts";
import { type DiffSide, type ThreadPosition, toThreadPosition } from "./ThreadPosition.ts";

/** The state of a thread. A `NOTE` needs no resolution. @gqlEnum */
export type ThreadState = "OPEN" | "RESOLVED" | "NOTE";

/**
 * The next step that a thread waits for: a change of the code or a reply with the reason why not; a person's
 * confirmation that it was addressed; or nothing.
 * @gqlEnum
 */
export type ThreadExpectation = "CHANGE" | "CONFIRMATION" | "NOTHING";

/** A comment with its replies. @gqlType */
export class ReviewThread extends OfReview<DerivedThread> implements Node {
  readonly __typename = "ReviewThread" as const;
  readonly derived = this.source;
  readonly #location = this.source.location;
  readonly #isOwn = homeOf(this.source) === null;
  readonly #permissions = threadPermissions(this.viewerReview.viewer, this.source);
  /** The opaque ID. @gqlField @killsParentOnException */
  readonly id: ID = idInReview(this.viewerReview, "ReviewThread", this.source.root.item.id);
  /** The SHA-1 of its first comment, by which commands name the thread. @gqlField */
  readonly oid: GitObjectID = this.source.root.item.id;
  /** The state of the thread. @gqlField */
  readonly state: ThreadState = this.source.state;
  /** The next step that would satisfy the person who wrote it. @gqlField */
  readonly expects: ThreadExpectation = expectationOf(this.source);
  /** Whether the thread began with a verdict on the whole change. @gqlField */
  readonly isVerdict: boolean = this.source.isVerdict;
  /** The path of the file that it was written on, or null for the whole review. @gqlField */
  readonly path: string | null = this.#location?.path || null;
  /** The side of the change that it was written on. @gqlField */
  readonly side: DiffSide = sideOf(this.viewerReview.review, this.source) === "old" ? "OLD" : "NEW";
  /** The first line that it was written on, counted from 1, or null for the whole file or review. @gqlField */
  readonly startLine: Int | null = this.#location?.range?.startLine ?? null;
  /** The last line that it was written on, or null for the whole file or review. @gqlField */
  readonly endLine: Int | null = this.#location?.range?.endLine ?? null;
  /** The commit that it was written on, or null if there is none in this repository. @gqlField */
  readonly commitOid: GitObjectID | null =
    this.#isOwn && isOid(this.#location?.commit ?? "") ? (this.#location?.commit ?? null) : null;
  /** The number of the patch set that it was written on, or null if it is unknown. @gqlField */
  readonly patchSet: Int | null = this.#isOwn ? patchSetWrittenOn(this.viewerReview.review, this.source) : null;
  /** Whether the viewer can resolve this thread. @gqlField */
  readonly viewerCanResolve: boolean = this.#permissions.canResolve;
  /** Whether the viewer can reopen this thread. @gqlField */
  readonly viewerCanReopen: boolean = this.#permissions.canReopen;
  /** Whether the viewer can reply to this thread. @gqlField */
  readonly viewerCanReply: boolean = this.#permissions.canReply;
}

function expectationOf(derived: DerivedThread): ThreadExpectation {
  if (derived.state !== "OPEN" && derived.blocking.length === 0) return "NOTHING";
  return proposedAddressed(derived) === null ? "CHANGE" : "CONFIRMATION";
}

function patchSetWrittenOn(review: IndexedReview, { location, root }: DerivedThread): number | null {
  const { commit } = location ?? {};
  const sets = patchSetsOf(review);
  const named = sets.find(({ number }) => number === root.item.extras.patchSet);
  return (named ?? sets.find(({ head, base }) => head === commit || base === commit))?.number ?? null;
}

/** Finds a thread by the names inside its id; fails as NOT_FOUND if there is none. */
export async function reviewThreadById(
  context: Context,
  [repositoryId = "", revision = "", root = ""]: readonly string[],
): Promise<ReviewThread> {
  const served = context.repositories.byId(repositoryId);
  const viewerReview = await context.loaders.reviewsOf(served).viewerReview(revision);
  const found = findThread(viewerReview, root);
  if (found === null) throw new GalleyError("NOT_FOUND", "This review has no such thread.");
  return found;
}

export function findThread(viewerReview: ViewerReview, root: string | null): ReviewThread | null {
  const found = viewerReview.review.threads.find((thread) => thread.root.item.id === root);
  return found === undefined ? null : new ReviewThread(viewerReview, found);
}

/**
 * The last proposal that the thread is addressed, or null if there is none, if a person commented after it, and if
 * the thread is not open.
 * @gqlField
 */
export function addressed({ viewerReview, derived }: ReviewThread): AddressedProposal | null {
  const proposed = proposedAddressed(derived);
  return proposed === null ? null : new AddressedProposal(viewerReview, { thread: derived, proposed });
}

/** The viewer's dismissal of a thread that an agent began, or null. @gqlField */
export async function dismissal({ viewerReview, derived }: ReviewThread, context: Context): Promise<Dismissal | null> {
  if (derived.root.item.extras.agent === undefined) return null;
  return (await context.loaders.reviewsOf(viewerReview.served).dismissals()).ofThread(derived);
}

/** The layer of the stack that it was written on, as it is in the newest patch set. Null for a thread on the whole change. @gqlField layer */
export async function threadLayer(
  { viewerReview, derived }: ReviewThread,
  context: Context,
): Promise<LayerPosition | null> {
  const { review, served } = viewerReview;
  const commit = layerCommitOf(review, derived);
  if (commit === null) return null;
  const place = context.loaders.reviewsOf(served).layer(review, commit, null);
  return layerPosition(await place.catch(withoutPart));
}

/** The comments, in order, each after the one that it replies to, including the first one. @gqlField comments */
export function threadComments({ viewerReview, derived }: ReviewThread): readonly ReviewComment[] {
  return derived.comments.map((comment) => new ReviewComment(viewerReview, { thread: derived, comment }));
}

/** The position in the current change. @gqlField position */
export async function threadPosition(
  { viewerReview: { review, served }, derived }: ReviewThread,
  context: Context,
): Promise<ThreadPosition> {
  return toThreadPosition(await context.loaders.reviewsOf(served).position(review, derived, {}));
}

/**
 * The change of its lines up to patch set `to` compared with `from`, or up to some of its layers. Defaults to the current change.
 * Null if there is none, or if the thread is on no lines.
 * @gqlField changeSince
 */
export async function threadChangeSince(
  { viewerReview, derived, patchSet }: ReviewThread,
  context: Context,
  from?: Int | null,
  to?: Int | null,
  layers?: LayerRange | null,
): Promise<ChangeSinceComment | null> {
  const { review, served } = viewerReview;
  const loaders = context.loaders.reviewsOf(served);
  const part = { from, to, layers };
  const toPort = threadToPort(review, derived, await loaders.span(review, part));
  if (toPort === null) return null;
  const position = await loaders.position(review, derived, part);
  const change = await readChange(loaders, { toPort, position });
  if (change === null) return null;
  const sets = patchSetsOf(review);
  const [before, now] = [patchSet, (to == null ? sets.at(-1)?.number : to) ?? null];
  const areTwo = before !== null && now !== null && before < now;
  return areTwo ? { ...change, fromPatchSet: before, toPatchSet: now } : change;
}
