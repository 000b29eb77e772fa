import type { reviewReport_review$data, reviewReport_review$key } from "#generated/reviewReport_review.graphql.ts";
import { fieldsOf } from "../ask/fieldsOf.ts";
import { graphql } from "../ask/graphql.ts";
import type { RemarkAuthor } from "#server/reviews/remarks/Remark.ts";
import { utcMoment } from "./utcMoment.ts";

/** What is asked of a review for its report. */
export const reviewReportFields = graphql`
  fragment reviewReport_review on Review @throwOnFieldError {
    revision
    title
    body
    state
    author {
      email
    }
    reviewers {
      email
    }
    turn {
      email
    }
    reviewRef
    targetRef
    baseOid
    headOid
    isPrivate
    openThreadCount
    commentCount
    createdAt
    updatedAt
    patchSets {
      number
      kind
      headOid
      baseOid
      at
      isRecorded
    }
    verdicts {
      by {
        statedName
        email
      }
      kind
      at
      isStanding
      head
    }
  }
`;

export interface ReportedVerdict {
  readonly by: RemarkAuthor;
  readonly verdict: "approve" | "reject" | "comment";
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Whether it still holds. */
  readonly stands: boolean;
  /** The patch set that it was said of; null where it is none of the review's. */
  readonly patchSet: number | null;
}

/** What `galley list` and `galley show` say of a review. */
export interface ReviewReport {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly state: reviewReport_review$data["state"];
  readonly author: string;
  readonly reviewers: readonly string[];
  /** Whose turn it is, by their e-mail addresses. */
  readonly turn: readonly string[];
  /** Null for a commit alone and for uncommitted work. */
  readonly branch: string | null;
  readonly target: string;
  readonly base: string | null;
  readonly head: string | null;
  /** Whether it is one's own alone, and never pushed. */
  readonly private: boolean;
  readonly openThreads: number;
  readonly comments: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly patchSets: readonly {
    readonly number: number;
    readonly kind: "commits" | "snapshot";
    readonly head: string;
    readonly base: string | null;
    readonly at: string;
  }[];
  readonly verdicts: readonly ReportedVerdict[];
}

const VERDICTS = { APPROVE: "approve", REQUEST_CHANGES: "reject", COMMENT: "comment" } as const;

/** Says of a review what the command line shows of it. Linear in its patch sets and verdicts. */
export function reviewReport(reported: reviewReport_review$key): ReviewReport {
  const review = fieldsOf(reported);
  const recorded = review.patchSets.filter(({ isRecorded }) => isRecorded);
  return {
    id: review.revision,
    title: review.title,
    description: review.body,
    state: review.state,
    author: review.author.email,
    reviewers: review.reviewers.map(({ email }) => email),
    turn: review.turn.map(({ email }) => email),
    branch: review.reviewRef === "" ? null : review.reviewRef,
    target: review.targetRef,
    base: review.baseOid ?? null,
    head: review.headOid ?? null,
    private: review.isPrivate,
    openThreads: review.openThreadCount,
    comments: review.commentCount,
    createdAt: utcMoment(review.createdAt),
    updatedAt: utcMoment(review.updatedAt),
    patchSets: recorded.map(({ number, kind, headOid, baseOid, at }) => ({
      number,
      kind: kind === "SNAPSHOT" ? "snapshot" : "commits",
      head: headOid,
      base: baseOid ?? null,
      at: utcMoment(at),
    })),
    verdicts: review.verdicts.map(({ by, kind, at, isStanding, head }) => ({
      by: { name: by.statedName ?? null, email: by.email },
      verdict: VERDICTS[kind],
      at: utcMoment(at),
      stands: isStanding,
      patchSet: recorded.findLast(({ headOid }) => headOid === head)?.number ?? null,
    })),
  };
}
