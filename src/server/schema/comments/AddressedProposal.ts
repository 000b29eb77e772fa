import type { Int } from "grats";
import { secondsOf } from "#server/reviews/notes/timestamps.ts";
import type { ProposedAddressed } from "#server/reviews/state/deriveThread.ts";
import type { FoldedThread } from "#server/reviews/state/Review.ts";
import type { SeenReview } from "../request/ServedRepositories.ts";
import { patchSetsOf } from "../reviews/reviewSpan.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import { ReviewComment } from "./ReviewComment.ts";

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

/**
 * What happened to the lines that a thread was written on: the evidence that it was addressed, or not.
 * @gqlType
 */
export interface CodeTouch {
  /**
   * The file, by the name that it had when the thread was written.
   * @gqlField
   */
  readonly path: string;
  /**
   * The hunks that touched the lines, as a unified diff; of long ones what is near the lines.
   * @gqlField
   */
  readonly patch: string;
  /**
   * The commit that the thread was written on.
   * @gqlField
   */
  readonly fromOid: GitObjectID;
  /**
   * The commit that is shown.
   * @gqlField
   */
  readonly toOid: GitObjectID;
  /**
   * The patch sets of both, where they are two that can be held together; else null.
   * @gqlField
   */
  readonly fromPatchSet: Int | null;
  /**
   * The later of the two.
   * @gqlField
   */
  readonly toPatchSet: Int | null;
}
