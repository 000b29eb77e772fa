import type { Int } from "grats";
import type { FoldedVerdict } from "#server/reviews/state/Review.ts";
import type { SeenReview } from "../request/ServedRepositories.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import { Person } from "./Person.ts";
import { patchSetsOf } from "./reviewSpan.ts";

/**
 * What somebody says of the whole change: remarks alone (`COMMENT`), that it may go in, or that it has to change first.
 * @gqlEnum
 */
export type VerdictKind = "COMMENT" | "APPROVE" | "REQUEST_CHANGES";

/**
 * What one person last said of the whole change.
 * @gqlType
 */
export class Verdict {
  readonly #seen: SeenReview;
  readonly #verdict: FoldedVerdict;

  constructor(seen: SeenReview, verdict: FoldedVerdict) {
    this.#seen = seen;
    this.#verdict = verdict;
  }

  /**
   * Who said it.
   * @gqlField
   */
  by(): Person {
    return new Person(this.#verdict.by, this.#seen.viewer);
  }

  /**
   * The SHA-1 of the comment that says it.
   * @gqlField
   */
  oid(): GitObjectID {
    return this.#verdict.commentId;
  }

  /**
   * The commit that it was said of, as its comment names it.
   * @gqlField
   */
  head(): string {
    return this.#verdict.head;
  }

  /**
   * What it comes to.
   * @gqlField
   */
  kind(): VerdictKind {
    return verdictWord.read(this.#verdict.verdict);
  }

  /**
   * When.
   * @gqlField
   */
  at(): GitTimestamp {
    return gitTimestamp(this.#verdict.at);
  }

  /**
   * The number of the patch set that it was said of; null where it is none of the review's.
   * @gqlField
   */
  patchSet(): Int | null {
    return patchSetsOf(this.#seen.review).findLast(({ head }) => head === this.#verdict.head)?.number ?? null;
  }

  /**
   * Whether it still holds: no later word took it back.
   * @gqlField
   */
  isStanding(): boolean {
    return this.#verdict.stands;
  }

  /**
   * Whether it was said of the patch set that is reviewed now.
   * @gqlField
   */
  isCurrent(): boolean {
    return patchSetsOf(this.#seen.review).at(-1)?.head === this.#verdict.head;
  }

  /**
   * What was written with it; empty where nothing was.
   * @gqlField
   */
  body(): string {
    const thread = this.#seen.review.threads.find(({ root }) => root.item.id === this.#verdict.commentId);
    return thread?.root.latest.description ?? "";
  }
}

const KINDS = { comment: "COMMENT", approve: "APPROVE", reject: "REQUEST_CHANGES" } as const;
const WORDS = { COMMENT: "comment", APPROVE: "approve", REQUEST_CHANGES: "reject" } as const;

/** A verdict as the notes write it, and as the schema names it. */
export const verdictWord = {
  /** Gives the kind that a word of the notes stands for. */
  read: (word: FoldedVerdict["verdict"]): VerdictKind => KINDS[word],
  /** Gives the word for a kind. */
  write: (kind: VerdictKind): FoldedVerdict["verdict"] => WORDS[kind],
} as const;
