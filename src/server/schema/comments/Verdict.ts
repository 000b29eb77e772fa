import type { Int } from "grats";
import type { DerivedVerdict } from "#server/reviews/state/Review.ts";
import { givenEnds } from "#server/reviews/verdicts/changeRecord.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";
import { type GitObjectID, type GitTimestamp, statedTimestamp } from "../scalars.ts";
import { type Person, toPerson } from "../repositories/Person.ts";
import { type PatchSetRecord, patchSetsOf } from "../request/reviewSpan.ts";

/** A verdict on the whole change: only comments (`COMMENT`), an approval, or a request for changes. @gqlEnum */
export type VerdictKind = "COMMENT" | "APPROVE" | "REQUEST_CHANGES";

/** A person's last verdict on the whole change. @gqlType */
export class Verdict {
  readonly viewerReview: ViewerReview;
  readonly verdict: DerivedVerdict;

  constructor(viewerReview: ViewerReview, verdict: DerivedVerdict) {
    this.viewerReview = viewerReview;
    this.verdict = verdict;
  }

  /** The person who gave the verdict. @gqlField */
  by(): Person {
    return toPerson(this.verdict.by, this.viewerReview.viewer);
  }

  /** The SHA-1 of the comment with the verdict. @gqlField */
  oid(): GitObjectID {
    return this.verdict.commentId;
  }

  /** The commit of the verdict, as its comment gives it. @gqlField */
  head(): string {
    return this.verdict.head;
  }

  /** The kind of the verdict. @gqlField */
  kind(): VerdictKind {
    return verdictFormat.read(this.verdict.verdict);
  }

  /** The time of the verdict, or null if it states none, as a rejection by `git appraise`. @gqlField */
  at(): GitTimestamp | null {
    return statedTimestamp(this.verdict.at);
  }

  /** The number of the patch set of the verdict, or null if it is not one of the review's. @gqlField */
  patchSet(): Int | null {
    return this.record()?.number ?? null;
  }

  /** Finds the patch set of the verdict; the current state of the branch may not be recorded. */
  record(): PatchSetRecord | null {
    const { patchSet, head } = this.verdict;
    const sets = patchSetsOf(this.viewerReview.review);
    return sets.find((set) => (patchSet === null ? set.head === head : set.number === patchSet)) ?? null;
  }

  /** Whether the verdict still counts: no later comment cancelled it. @gqlField */
  isActive(): boolean {
    return this.verdict.isActive;
  }

  /** Whether the verdict is on the current patch set. @gqlField */
  isCurrent(): boolean {
    const record = this.record();
    const last = patchSetsOf(this.viewerReview.review).at(-1);
    return record !== null && record === last && givenEnds(this.verdict, record).base === last.base;
  }

  /** The text of the verdict. May be empty. @gqlField */
  body(): string {
    const thread = this.viewerReview.review.threads.find(({ root }) => root.item.id === this.verdict.commentId);
    return thread?.root.latest.description ?? "";
  }
}

const KINDS = { comment: "COMMENT", approve: "APPROVE", reject: "REQUEST_CHANGES" } as const;
const NOTE_VALUES = { COMMENT: "comment", APPROVE: "approve", REQUEST_CHANGES: "reject" } as const;

/** Converts a verdict between its stored and its GraphQL form. */
export const verdictFormat = {
  read: (value: DerivedVerdict["verdict"]): VerdictKind => KINDS[value],
  write: (kind: VerdictKind): DerivedVerdict["verdict"] => NOTE_VALUES[kind],
} as const;
