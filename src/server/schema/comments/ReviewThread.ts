import type { Dismissal } from "../comparisons/ChangeReports.ts";
import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { isOid } from "#server/git/oid.ts";
import { sideOf, threadToPort } from "#server/reviews/positions/ThreadPosition.ts";
import { layerCommitOf } from "#server/reviews/stacks/reviewLayers.ts";
import { proposedAddressed } from "#server/reviews/state/deriveThread.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import { threadPermissions } from "#server/reviews/state/Viewer.ts";
import { type LayerPosition, layerPosition } from "../commits/LayerPosition.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import type { LayerRange } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";
import { patchSetsOf } from "../request/reviewSpan.ts";
import type { GitObjectID } from "../scalars.ts";
import {
  type AddressedProposal,
  toAddressedProposal,
  type ChangeSinceComment,
  readChange,
} from "./AddressedProposal.ts";
import { type ReviewComment, toReviewComment } from "./ReviewComment.ts";
import { withoutPart } from "../request/threadPart.ts";
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
export class ReviewThread implements Node {
  readonly __typename = "ReviewThread" as const;
  readonly viewerReview: ViewerReview;
  readonly derived: DerivedThread;

  constructor(viewerReview: ViewerReview, derived: DerivedThread) {
    this.viewerReview = viewerReview;
    this.derived = derived;
  }

  /** Finds a thread by the names inside its id; fails as NOT_FOUND if there is none. */
  static async byId(
    context: Context,
    [repositoryId = "", revision = "", root = ""]: readonly string[],
  ): Promise<ReviewThread> {
    const served = context.repositories.byId(repositoryId);
    const viewerReview = await context.loaders.reviewsOf(served).viewerReview(revision);
    const found = viewerReview.review.threads.find((thread) => thread.root.item.id === root);
    if (found === undefined) throw new GalleyError("NOT_FOUND", "This review has no such thread.");
    return new ReviewThread(viewerReview, found);
  }

  /** The opaque ID. @gqlField @killsParentOnException */
  id(): ID {
    return toGlobalId(
      "ReviewThread",
      this.viewerReview.served.git.id,
      this.viewerReview.review.revision,
      this.derived.root.item.id,
    );
  }

  /** The SHA-1 of its first comment, by which commands name the thread. @gqlField */
  oid(): GitObjectID {
    return this.derived.root.item.id;
  }

  /** The state of the thread. @gqlField */
  state(): ThreadState {
    return this.derived.state;
  }

  /**
   * The last proposal that the thread is addressed, or null if there is none, if a person commented after it, and if
   * the thread is not open.
   * @gqlField
   */
  addressed(): AddressedProposal | null {
    const proposed = proposedAddressed(this.derived);
    return proposed === null ? null : toAddressedProposal(this.viewerReview, this.derived, proposed);
  }

  /** The next step that would satisfy the person who wrote it. @gqlField */
  expects(): ThreadExpectation {
    if (this.derived.state !== "OPEN" && this.derived.blocking.length === 0) return "NOTHING";
    return proposedAddressed(this.derived) === null ? "CHANGE" : "CONFIRMATION";
  }

  /** The viewer's dismissal of a thread that an agent began, or null. @gqlField */
  async dismissal(context: Context): Promise<Dismissal | null> {
    if (this.derived.root.item.extras.agent === undefined) return null;
    return (await context.loaders.reviewsOf(this.viewerReview.served).dismissals()).ofThread(this.derived);
  }

  /** Whether the thread began with a verdict on the whole change. @gqlField */
  isVerdict(): boolean {
    return this.derived.isVerdict;
  }

  /** The path of the file that it was written on, or null for the whole review. @gqlField */
  path(): string | null {
    return this.derived.location?.path || null;
  }

  /** The side of the change that it was written on. @gqlField */
  side(): DiffSide {
    return sideOf(this.viewerReview.review, this.derived) === "old" ? "OLD" : "NEW";
  }

  /** The first line that it was written on, counted from 1, or null for the whole file or review. @gqlField */
  startLine(): Int | null {
    return this.derived.location?.range?.startLine ?? null;
  }

  /** The last line that it was written on, or null for the whole file or review. @gqlField */
  endLine(): Int | null {
    return this.derived.location?.range?.endLine ?? null;
  }

  /** The commit that it was written on, or null if there is none. @gqlField */
  commitOid(): GitObjectID | null {
    const commit = this.derived.location?.commit ?? "";
    return isOid(commit) ? commit : null;
  }

  /** The number of the patch set that it was written on, or null if it is unknown. @gqlField */
  patchSet(): Int | null {
    const { commit } = this.derived.location ?? {};
    const { patchSet } = this.derived.root.item.extras;
    const sets = patchSetsOf(this.viewerReview.review);
    const named = sets.find(({ number }) => number === patchSet);
    return (named ?? sets.find(({ head, base }) => head === commit || base === commit))?.number ?? null;
  }

  /**
   * The layer of the stack that it was written on, as it is in patch set `to`, by default in the newest one. Null for a thread on
   * the whole change.
   * @gqlField
   */
  async layer(context: Context, to?: Int | null): Promise<LayerPosition | null> {
    const { review, served } = this.viewerReview;
    const commit = layerCommitOf(review, this.derived);
    if (commit === null) return null;
    const place = context.loaders.reviewsOf(served).layer(review, commit, to ?? null);
    return layerPosition(await place.catch(withoutPart));
  }

  /** The comments, in order, each after the one that it replies to, including the first one. @gqlField */
  comments(): readonly ReviewComment[] {
    return this.derived.comments.map((comment) => toReviewComment(this.viewerReview, this.derived, comment));
  }

  /**
   * The position in the comparison of patch set `to` with `from` (0: with its base), or of some of its layers. Defaults to the
   * current change.
   * @gqlField
   */
  async position(
    context: Context,
    from?: Int | null,
    to?: Int | null,
    layers?: LayerRange | null,
  ): Promise<ThreadPosition> {
    const { review, served } = this.viewerReview;
    return toThreadPosition(
      await context.loaders.reviewsOf(served).position(review, this.derived, { from, to, layers }),
    );
  }

  /**
   * The change of its lines up to patch set `to` compared with `from`, or up to some of its layers. Defaults to the current change.
   * Null if there is none, or if the thread is on no lines.
   * @gqlField
   */
  async changeSince(
    context: Context,
    from?: Int | null,
    to?: Int | null,
    layers?: LayerRange | null,
  ): Promise<ChangeSinceComment | null> {
    const { review, served } = this.viewerReview;
    const loaders = context.loaders.reviewsOf(served);
    const part = { from, to, layers };
    const toPort = threadToPort(review, this.derived, await loaders.span(review, part));
    if (toPort === null) return null;
    const position = await loaders.position(review, this.derived, part);
    const change = await readChange(loaders, { toPort, position });
    if (change === null) return null;
    const sets = patchSetsOf(review);
    const [before, now] = [this.patchSet(), (to == null ? sets.at(-1)?.number : to) ?? null];
    const areTwo = before !== null && now !== null && before < now;
    return areTwo ? { ...change, fromPatchSet: before, toPatchSet: now } : change;
  }

  /** Whether the viewer can resolve this thread. @gqlField */
  viewerCanResolve(): boolean {
    return threadPermissions(this.viewerReview.viewer, this.derived).canResolve;
  }

  /** Whether the viewer can reopen this thread. @gqlField */
  viewerCanReopen(): boolean {
    return threadPermissions(this.viewerReview.viewer, this.derived).canReopen;
  }

  /** Whether the viewer can reply to this thread. @gqlField */
  viewerCanReply(): boolean {
    return threadPermissions(this.viewerReview.viewer, this.derived).canReply;
  }

  /** Finds a comment of the thread by its SHA-1, or null. */
  commentOf(oid: string): ReviewComment | null {
    const found = this.derived.comments.find(({ item }) => item.id === oid);
    return found === undefined ? null : toReviewComment(this.viewerReview, this.derived, found);
  }
}
