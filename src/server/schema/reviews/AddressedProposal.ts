import type { Int } from "grats";
import type { FoldedThread } from "#server/reviews/FoldedReview.ts";
import type { ProposedAddressed } from "#server/reviews/comments/proposedAddressed.ts";
import { secondsOf } from "#server/reviews/secondsOf.ts";
import { gitTimestamp } from "../gitTimestamp.ts";
import { patchSetsOf } from "../patchSets/patchSetsOf.ts";
import { ReviewComment } from "./ReviewComment.ts";
import type { GitObjectID, GitTimestamp } from "../scalars.ts";
import type { SeenReview } from "../patchSets/SeenReview.ts";

/**
 * That something did what a thread asks for, as an answer in it says; whoever reads decides whether it did.
 * @gqlType
 */
export class AddressedProposal {
  readonly #seen: SeenReview;
  readonly #thread: FoldedThread;
  readonly #proposed: ProposedAddressed;

  constructor(seen: SeenReview, thread: FoldedThread, proposed: ProposedAddressed) {
    this.#seen = seen;
    this.#thread = thread;
    this.#proposed = proposed;
  }

  /**
   * The commit or snapshot that did it.
   * @gqlField
   */
  oid(): GitObjectID {
    return this.#proposed.by;
  }

  /**
   * When that was said.
   * @gqlField
   */
  at(): GitTimestamp {
    return gitTimestamp(secondsOf(this.#proposed.comment.item.timestamp));
  }

  /**
   * The program that says so; null where a person does.
   * @gqlField
   */
  agent(): string | null {
    return this.#proposed.comment.item.extras.agent?.name ?? null;
  }

  /**
   * The number of the patch set whose head it is; null where it is none's.
   * @gqlField
   */
  patchSet(): Int | null {
    const sets = patchSetsOf(this.#seen.review);
    return sets.findLast(({ head }) => head === this.#proposed.by)?.number ?? null;
  }

  /**
   * The answer that says so.
   * @gqlField
   */
  comment(): ReviewComment {
    return new ReviewComment(this.#seen, this.#thread, this.#proposed.comment);
  }
}
