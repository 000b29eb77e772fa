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
export interface Verdict {
  readonly viewerReview: ViewerReview;
  readonly verdict: DerivedVerdict;
  /** The patch set of the verdict; the current state of the branch may not be recorded. */
  readonly record: PatchSetRecord | null;
  /** The person who gave the verdict. @gqlField */
  readonly by: Person;
  /** The SHA-1 of the comment with the verdict. @gqlField */
  readonly oid: GitObjectID;
  /** The kind of the verdict. @gqlField */
  readonly kind: VerdictKind;
  /** The time of the verdict, or null if it states none, as a rejection by `git appraise`. @gqlField */
  readonly at: GitTimestamp | null;
  /** The number of the patch set of the verdict, or null if it is not one of the review's. @gqlField */
  readonly patchSet: Int | null;
  /** Whether the verdict still counts: no later comment cancelled it. @gqlField */
  readonly isActive: boolean;
  /** Whether the verdict is on the current patch set. @gqlField */
  readonly isCurrent: boolean;
}

export function toVerdict(viewerReview: ViewerReview, verdict: DerivedVerdict): Verdict {
  const { patchSet, head, commentId, isActive } = verdict;
  const sets = patchSetsOf(viewerReview.review);
  const record = sets.find((set) => (patchSet === null ? set.head === head : set.number === patchSet)) ?? null;
  const last = sets.at(-1);
  return {
    viewerReview,
    verdict,
    record,
    by: toPerson(verdict.by, viewerReview.viewer),
    oid: commentId,
    kind: verdictFormat.read(verdict.verdict),
    at: statedTimestamp(verdict.at),
    patchSet: record?.number ?? null,
    isActive,
    isCurrent: record !== null && record === last && givenEnds(verdict, record).base === last.base,
  };
}

const KINDS = { comment: "COMMENT", approve: "APPROVE", reject: "REQUEST_CHANGES" } as const;
const NOTE_VALUES = { COMMENT: "comment", APPROVE: "approve", REQUEST_CHANGES: "reject" } as const;

/** Converts a verdict between its stored and its GraphQL form. */
export const verdictFormat = {
  read: (value: DerivedVerdict["verdict"]): VerdictKind => KINDS[value],
  write: (kind: VerdictKind): DerivedVerdict["verdict"] => NOTE_VALUES[kind],
} as const;
