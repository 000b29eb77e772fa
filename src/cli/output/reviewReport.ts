import type { reviewReport_review$data, reviewReport_review$key } from "#generated/reviewReport_review.graphql.ts";
import type { RemarkAuthor } from "#server/reviews/comments/ListedThread.ts";
import { inLine } from "#server/reviews/comments/threadsMarkdown.ts";
import { fieldsOf, graphql } from "../client/Galley.ts";
import { utcMoment } from "./format.ts";

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

const WORDS = { approve: "approved", reject: "asked for changes", comment: "commented" } as const;

/** Writes what a review is about as Markdown; what people wrote is quoted in it. */
export function reviewText(report: ReviewReport): string {
  const { id, title, description, state, branch, target, patchSets, verdicts, reviewers, turn } = report;
  const last = patchSets.at(-1);
  const rows = [
    `Review ${id.slice(0, 12)}, ${state.toLowerCase().replace("_", " ")}${report.private ? ", yours alone" : ""}`,
    `By ${report.author}${reviewers.length > 0 ? `, asked of ${reviewers.join(", ")}` : ""}`,
    `${branch ?? last?.head.slice(0, 12) ?? "nothing"} to ${target}, patch set ${last?.number ?? 0}`,
    `${report.openThreads} open of ${report.comments} remarks and answers`,
    ...(turn.length > 0 ? [`The turn of ${turn.join(", ")}`] : []),
    ...verdicts.map(
      ({ by, verdict, at, stands, patchSet }) =>
        `${by.name ?? by.email} ${WORDS[verdict]}${patchSet === null ? "" : ` of patch set ${patchSet}`}, ${at}${stands ? "" : ", taken back"}`,
    ),
  ];
  const list = rows.map((row) => `- ${inLine(row)}`).join("\n");
  return `# ${inLine(title)}\n\n${list}\n${description === "" ? "" : `\n${quoted(description.trimEnd())}\n`}`;
}

/** What people wrote is quoted, so that none of it passes for Galley's own words. */
function quoted(text: string): string {
  return text
    .split(/\r?\n/u)
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}
