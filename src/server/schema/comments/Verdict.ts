import type { Int } from "grats";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { DerivedVerdict } from "#server/reviews/state/Review.ts";
import { givenEnds } from "#server/reviews/verdicts/changeRecord.ts";
import { OfReview } from "../request/ServedRepositories.ts";
import { type GitObjectID, type GitTimestamp, statedTimestamp } from "../scalars.ts";
import { type Person, toPerson } from "../repositories/Person.ts";
import { type PatchSetRecord, patchSetsOf } from "../request/reviewSpan.ts";

/** A verdict on the whole change: only comments (`COMMENT`), an approval, or a request for changes. @gqlEnum */
export type VerdictKind = "COMMENT" | "APPROVE" | "REQUEST_CHANGES";

/** A person's last verdict on the whole change. @gqlType */
export class Verdict extends OfReview<DerivedVerdict> {
  readonly __typename = "Verdict" as const;
  readonly verdict = this.source;
  /** The patch set of the verdict; the current state of the branch may not be recorded. */
  readonly record: PatchSetRecord | null = recordOf(this.viewerReview.review, this.source);
  /** The person who gave the verdict. @gqlField */
  readonly by: Person = toPerson(this.source.by, this.viewerReview.viewer);
  /** The SHA-1 of the comment with the verdict. @gqlField */
  readonly oid: GitObjectID = this.source.commentId;
  /** The kind of the verdict. @gqlField */
  readonly kind: VerdictKind = verdictFormat.read(this.source.verdict);
  /** The time of the verdict, or null if it states none, as a rejection by `git appraise`. @gqlField */
  readonly at: GitTimestamp | null = statedTimestamp(this.source.at);
  /** The number of the patch set of the verdict, or null if it is not one of the review's. @gqlField */
  readonly patchSet: Int | null = this.record?.number ?? null;
  /** Whether the verdict still counts: no later comment cancelled it. @gqlField */
  readonly isActive: boolean = this.source.isActive;
  /** Whether the verdict is on the current patch set. @gqlField */
  readonly isCurrent: boolean = isOnLast(this.viewerReview.review, this.source, this.record);
}

function recordOf(review: IndexedReview, { patchSet, head }: DerivedVerdict): PatchSetRecord | null {
  return patchSetsOf(review).find((set) => (patchSet === null ? set.head === head : set.number === patchSet)) ?? null;
}

function isOnLast(review: IndexedReview, verdict: DerivedVerdict, record: PatchSetRecord | null): boolean {
  const last = patchSetsOf(review).at(-1);
  return record !== null && record.number === last?.number && givenEnds(verdict, record).base === last.base;
}

const KINDS = { comment: "COMMENT", approve: "APPROVE", reject: "REQUEST_CHANGES" } as const;
const NOTE_VALUES = { COMMENT: "comment", APPROVE: "approve", REQUEST_CHANGES: "reject" } as const;

/** Converts a verdict between its stored and its GraphQL form. */
export const verdictFormat = {
  read: (value: DerivedVerdict["verdict"]): VerdictKind => KINDS[value],
  write: (kind: VerdictKind): DerivedVerdict["verdict"] => NOTE_VALUES[kind],
} as const;
