import type { reviewReport_review$data, reviewReport_review$key } from "#generated/reviewReport_review.graphql.ts";
import type { CommentAuthor } from "#server/reviews/comments/ListedThread.ts";
import { inLine } from "#server/reviews/comments/threadsMarkdown.ts";
import { fieldsOf, graphql } from "../client/Galley.ts";
import { utcMoment } from "./format.ts";

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
      isActive
      head
    }
  }
`;

export interface ReportedVerdict {
  readonly by: CommentAuthor;
  readonly verdict: "approve" | "reject" | "comment";
  /** ISO 8601, UTC. */
  readonly at: string;
  /** False if a later verdict replaces it. */
  readonly isActive: boolean;
  /** The patch set it was given on; null if that is no patch set of the review. */
  readonly patchSet: number | null;
}

/** The output of `galley list` and `galley show` for one review. */
export interface ReviewReport {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly state: reviewReport_review$data["state"];
  readonly author: string;
  readonly reviewers: readonly string[];
  /** The email addresses of the people whose turn it is. */
  readonly turn: readonly string[];
  /** Null for a single commit and for uncommitted work. */
  readonly branch: string | null;
  readonly target: string;
  readonly base: string | null;
  readonly head: string | null;
  /** True if the review is private to the author and never pushed. */
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

/** Linear in the review's patch sets and verdicts. */
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
    verdicts: review.verdicts.map(({ by, kind, at, isActive, head }) => ({
      by: { name: by.statedName ?? null, email: by.email },
      verdict: VERDICTS[kind],
      at: utcMoment(at),
      isActive: isActive,
      patchSet: recorded.findLast(({ headOid }) => headOid === head)?.number ?? null,
    })),
  };
}

const VERDICT_LABELS = { approve: "approved", reject: "requested changes", comment: "commented" } as const;

/** Formats a review as Markdown, with people's texts as quotes. */
export function reviewText(report: ReviewReport): string {
  const { id, title, description, state, branch, target, patchSets, verdicts, reviewers, turn } = report;
  const last = patchSets.at(-1);
  const rows = [
    `Review ${id.slice(0, 12)}, ${state.toLowerCase().replace("_", " ")}${report.private ? ", private" : ""}`,
    `By ${report.author}${reviewers.length > 0 ? `, reviewers: ${reviewers.join(", ")}` : ""}`,
    `${branch ?? last?.head.slice(0, 12) ?? "nothing"} to ${target}, patch set ${last?.number ?? 0}`,
    `${report.openThreads} unresolved ${report.openThreads === 1 ? "thread" : "threads"}, ${report.comments} ${report.comments === 1 ? "comment" : "comments"}`,
    ...(turn.length > 0 ? [`Waiting on ${turn.join(", ")}`] : []),
    ...verdicts.map(
      ({ by, verdict, at, isActive, patchSet }) =>
        `${by.name ?? by.email} ${VERDICT_LABELS[verdict]}${patchSet === null ? "" : ` on patch set ${patchSet}`}, ${at}${isActive ? "" : ", no longer active"}`,
    ),
  ];
  const list = rows.map((row) => `- ${inLine(row)}`).join("\n");
  return `# ${inLine(title)}\n\n${list}\n${description === "" ? "" : `\n${quoted(description.trimEnd())}\n`}`;
}

/** People's texts are quoted, so that none of them can pass for Galley's own output. */
function quoted(text: string): string {
  return text
    .split(/\r?\n/u)
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}
