import type { Int } from "grats";
import { changeSince, isCarried } from "#server/reviews/verdicts/changeSince.ts";
import type { DerivedVerdict } from "#server/reviews/state/Review.ts";
import type { Context } from "../request/Context.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";
import { type GitObjectID, type GitTimestamp, statedTimestamp } from "../scalars.ts";
import { Person } from "./Person.ts";
import { patchSetsOf } from "./reviewSpan.ts";

/**
 * A verdict on the whole change: only comments (`COMMENT`), an approval, or a request for changes.
 * @gqlEnum
 */
export type VerdictKind = "COMMENT" | "APPROVE" | "REQUEST_CHANGES";

/**
 * A person's last verdict on the whole change.
 * @gqlType
 */
export class Verdict {
  readonly #viewerReview: ViewerReview;
  readonly #verdict: DerivedVerdict;

  constructor(viewerReview: ViewerReview, verdict: DerivedVerdict) {
    this.#viewerReview = viewerReview;
    this.#verdict = verdict;
  }

  /**
   * The person who gave the verdict.
   * @gqlField
   */
  by(): Person {
    return new Person(this.#verdict.by, this.#viewerReview.viewer);
  }

  /**
   * The SHA-1 of the comment with the verdict.
   * @gqlField
   */
  oid(): GitObjectID {
    return this.#verdict.commentId;
  }

  /**
   * The commit of the verdict, as its comment gives it.
   * @gqlField
   */
  head(): string {
    return this.#verdict.head;
  }

  /**
   * The kind of the verdict.
   * @gqlField
   */
  kind(): VerdictKind {
    return verdictFormat.read(this.#verdict.verdict);
  }

  /**
   * The time of the verdict, or null if it states none, as a rejection by `git appraise`.
   * @gqlField
   */
  at(): GitTimestamp | null {
    return statedTimestamp(this.#verdict.at);
  }

  /**
   * The number of the patch set of the verdict, or null if it is not one of the review's.
   * @gqlField
   */
  patchSet(): Int | null {
    return patchSetsOf(this.#viewerReview.review).findLast(({ head }) => head === this.#verdict.head)?.number ?? null;
  }

  /**
   * Whether the verdict still counts: no later comment cancelled it.
   * @gqlField
   */
  isActive(): boolean {
    return this.#verdict.isActive;
  }

  /**
   * Whether the verdict is on the current patch set.
   * @gqlField
   */
  isCurrent(): boolean {
    return patchSetsOf(this.#viewerReview.review).at(-1)?.head === this.#verdict.head;
  }

  /**
   * The difference between the change that the verdict was given for and the current patch set. Null if it is the current
   * one, or if its commits are not in the repository.
   * @gqlField
   */
  async since(context: Context): Promise<VerdictSince | null> {
    const sets = patchSetsOf(this.#viewerReview.review);
    const [older, newer] = [sets.findLast(({ head }) => head === this.#verdict.head), sets.at(-1)];
    if (older === undefined || newer === undefined || older === newer) return null;
    const found = await changeSince(this.#viewerReview.served.git, older, newer, { signal: context.signal });
    const ends = { from: older.number, to: newer.number, proof: proofOf(older, newer) };
    return found === null ? null : { ...found, ...ends, isCarried: isCarried(found) };
  }

  /**
   * The text of the verdict. May be empty.
   * @gqlField
   */
  body(): string {
    const thread = this.#viewerReview.review.threads.find(({ root }) => root.item.id === this.#verdict.commentId);
    return thread?.root.latest.description ?? "";
  }
}

/**
 * How a change differs from the one that a verdict was given for. `IDENTICAL`: only the ids of its commits. `MESSAGE_ONLY`:
 * also their messages. `TRIVIAL_REBASE`: each file has the same contents before and after it, and the base moved elsewhere.
 * `BASE_DRIFT`: the same edits, but the base has changed the same files. `CHANGED`: anything else.
 * @gqlEnum
 */
export type VerdictSinceKind = "IDENTICAL" | "MESSAGE_ONLY" | "TRIVIAL_REBASE" | "BASE_DRIFT" | "CHANGED";

/**
 * The difference between the change that a verdict was given for and the current patch set.
 * @gqlType
 */
interface VerdictSince {
  /**
   * The number of the patch set of the verdict.
   * @gqlField
   */
  readonly from: Int;
  /**
   * The number of the current patch set.
   * @gqlField
   */
  readonly to: Int;
  /**
   * The kind of difference.
   * @gqlField
   */
  readonly kind: VerdictSinceKind;
  /**
   * Whether the verdict still holds: for `IDENTICAL`, `MESSAGE_ONLY` and `TRIVIAL_REBASE`.
   * @gqlField
   */
  readonly isCarried: boolean;
  /**
   * The number of files of the current change.
   * @gqlField
   */
  readonly files: Int;
  /**
   * The number of files in which the edits differ.
   * @gqlField
   */
  readonly editedFiles: Int;
  /**
   * The number of files of the current change that its base has changed too.
   * @gqlField
   */
  readonly driftedFiles: Int;
  /**
   * The number of commits that the base has moved by.
   * @gqlField
   */
  readonly baseCommits: Int;
  /**
   * A shell command that prints nothing if each file has the same contents before and after both changes. Null if a base
   * is unknown.
   * @gqlField
   */
  readonly proof: string | null;
}

type Ends = Parameters<typeof changeSince>[1];

function proofOf(older: Ends, newer: Ends): string | null {
  if (older.base === null || newer.base === null) return null;
  const [before, after] = [older, newer].map(({ base, head }) => `<(git diff-tree -r ${base} ${head})`);
  return `diff ${before} ${after}`;
}

const KINDS = { comment: "COMMENT", approve: "APPROVE", reject: "REQUEST_CHANGES" } as const;
const NOTE_VALUES = { COMMENT: "comment", APPROVE: "approve", REQUEST_CHANGES: "reject" } as const;

/** Converts a verdict between its stored and its GraphQL form. */
export const verdictFormat = {
  read: (value: DerivedVerdict["verdict"]): VerdictKind => KINDS[value],
  write: (kind: VerdictKind): DerivedVerdict["verdict"] => NOTE_VALUES[kind],
} as const;
