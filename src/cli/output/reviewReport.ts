import type { BookedReview, ReviewState } from "#server/reviews/BookedReview.ts";
import type { RemarkAuthor } from "#server/reviews/remarks/Remark.ts";

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
  readonly state: ReviewState;
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

/** Says of a review what the command line shows of it. Linear in its patch sets and verdicts. */
export function reviewReport(review: BookedReview): ReviewReport {
  const { current, patchSets } = review;
  return {
    id: review.revision,
    title: review.title,
    description: review.body,
    state: review.state,
    author: current.requester,
    reviewers: current.reviewers,
    turn: review.turn,
    branch: current.reviewRef === "" ? null : short(current.reviewRef),
    target: short(review.targetRef),
    base: review.base,
    head: review.head,
    private: review.isPrivate,
    openThreads: review.openThreads,
    comments: review.commentCount,
    createdAt: iso(review.createdAt),
    updatedAt: iso(review.updatedAt),
    patchSets: patchSets.map(({ number, kind, head, base, at }) => ({ number, kind, head, base, at: iso(at) })),
    verdicts: review.verdicts.map(({ by, verdict, at, stands, head }) => ({
      by: { name: by.name, email: by.email },
      verdict,
      at: iso(at),
      stands,
      patchSet: patchSets.findLast((set) => set.head === head)?.number ?? null,
    })),
  };
}

function short(ref: string): string {
  return ref.replace(/^refs\/(?:heads|remotes)\//u, "");
}

function iso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
