import type { Int } from "grats";
import { statedTime } from "#server/reviews/notes/timestamps.ts";
import type { ProposedAddressed } from "#server/reviews/state/deriveThread.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";
import { patchSetsOf } from "../reviews/reviewSpan.ts";
import { type GitObjectID, type GitTimestamp, statedTimestamp } from "../scalars.ts";
import { ReviewComment } from "./ReviewComment.ts";

/**
 * A proposal in a reply that a commit does what a thread asks for. The reader decides whether it does.
 * @gqlType
 */
export class AddressedProposal {
  readonly #viewerReview: ViewerReview;
  readonly #thread: DerivedThread;
  readonly #proposed: ProposedAddressed;

  constructor(viewerReview: ViewerReview, thread: DerivedThread, proposed: ProposedAddressed) {
    this.#viewerReview = viewerReview;
    this.#thread = thread;
    this.#proposed = proposed;
  }

  /**
   * The commit or snapshot that addresses the thread.
   * @gqlField
   */
  oid(): GitObjectID {
    return this.#proposed.by;
  }

  /**
   * The time of the proposal, or null if it states none.
   * @gqlField
   */
  at(): GitTimestamp | null {
    return statedTimestamp(statedTime(this.#proposed.comment.item));
  }

  /**
   * The program that proposes it, or null if a person does.
   * @gqlField
   */
  agent(): string | null {
    return this.#proposed.comment.item.extras.agent?.name ?? null;
  }

  /**
   * The number of the patch set with this head, or null if there is none.
   * @gqlField
   */
  patchSet(): Int | null {
    const sets = patchSetsOf(this.#viewerReview.review);
    return sets.findLast(({ head }) => head === this.#proposed.by)?.number ?? null;
  }

  /**
   * The reply with the proposal.
   * @gqlField
   */
  comment(): ReviewComment {
    return new ReviewComment(this.#viewerReview, this.#thread, this.#proposed.comment);
  }
}

/**
 * The change of the lines that a thread was written on.
 * @gqlType
 */
export interface ChangeSinceComment {
  /**
   * The path of the file when the thread was written.
   * @gqlField
   */
  readonly path: string;
  /**
   * The hunks that changed the lines, as a unified diff. Long ones are cut to the part near the lines.
   * @gqlField
   */
  readonly patch: string;
  /**
   * The commit that the thread was written on.
   * @gqlField
   */
  readonly fromOid: GitObjectID;
  /**
   * The commit that is displayed.
   * @gqlField
   */
  readonly toOid: GitObjectID;
  /**
   * The number of the older patch set, if both commits are patch sets that can be compared, or null.
   * @gqlField
   */
  readonly fromPatchSet: Int | null;
  /**
   * The number of the newer patch set.
   * @gqlField
   */
  readonly toPatchSet: Int | null;
}
