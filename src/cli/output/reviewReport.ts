import type { reviewReport_details$data, reviewReport_details$key } from "#generated/reviewReport_details.graphql.ts";
import type { reviewReport_review$key } from "#generated/reviewReport_review.graphql.ts";
import { inLine, quotation } from "#contract/untrustedText.ts";
import { fieldsOf, graphql } from "../client/Galley.ts";
import { layerPlace, layerPlaceSchema } from "./stackReport.ts";
import { counted, utcMoment, VERDICT_DONE, VERDICTS } from "./format.ts";
import { list, MOMENT, NUMBER, object, OBJECT_ID, orNull, PERSON, TEXT, YES_OR_NO } from "./jsonSchema.ts";

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
    isOnWorktree
    openThreadCount
    commentCount
    unreadableLines
    createdAt
    updatedAt
    patchSets {
      number
      kind
      headOid
      baseOid
      at
    }
    verdicts {
      by {
        statedName
        email
      }
      kind
      at
      isActive
      patchSet
      unviewed {
        files
        totalFiles
      }
    }
  }
`;

/** The output of `galley list` and `galley show` for one review. */
export type ReviewReport = ReturnType<typeof reviewReport>;

/** Linear in the review's patch sets and verdicts. */
export function reviewReport(reported: reviewReport_review$key) {
  const review = fieldsOf(reported);
  return {
    id: review.revision,
    title: review.title,
    description: review.body,
    state: review.state,
    author: review.author?.email ?? null,
    reviewers: review.reviewers.map(({ email }) => email),
    turn: review.turn.map(({ email }) => email),
    branch: review.reviewRef === "" ? null : review.reviewRef,
    target: review.targetRef,
    base: review.baseOid ?? null,
    head: review.headOid ?? null,
    private: review.isPrivate,
    uncommittedWork: review.isOnWorktree,
    openThreads: review.openThreadCount,
    comments: review.commentCount,
    unreadableLines: review.unreadableLines,
    createdAt: utcMoment(review.createdAt),
    updatedAt: utcMoment(review.updatedAt),
    patchSets: review.patchSets.map(({ number, kind, headOid, baseOid, at }) => ({
      number,
      kind: kind === "SNAPSHOT" ? "snapshot" : "commits",
      head: headOid,
      base: baseOid ?? null,
      at: utcMoment(at),
    })),
    verdicts: review.verdicts.map(({ by, kind, at, isActive, patchSet, unviewed }) => ({
      by: { name: by.statedName ?? null, email: by.email },
      verdict: VERDICTS[kind],
      at: utcMoment(at),
      isActive: isActive,
      patchSet: patchSet ?? null,
      unviewedFiles: unviewed == null ? null : { count: unviewed.files, of: unviewed.totalFiles },
    })),
  };
}

export const reviewDetailsFields = graphql`
  fragment reviewReport_details on Review @throwOnFieldError {
    layerVerdicts {
      by {
        statedName
        email
      }
      kind
      at
      change
      isHeld
      layer {
        ...stackReport_place
      }
    }
    verdicts {
      comment {
        signature {
          state
          message
          key
        }
      }
      changeSince {
        kind
        isCarried
        files
        editedFiles
        driftedFiles
        baseCommits
        hunks
        equalHunks
      }
    }
  }
`;

/** The output of `galley show`: that of `galley list`, and of each verdict what takes longer to find out. */
export type ReviewDetails = ReturnType<typeof reviewDetails>;

/** Linear in the review's patch sets and verdicts. */
export function reviewDetails(reported: reviewReport_review$key & reviewReport_details$key) {
  const report = reviewReport(reported);
  const { verdicts: details, layerVerdicts } = fieldsOf<reviewReport_details$data>(reported);
  return {
    ...report,
    /** The verdicts on single commits. They do not decide the state. */
    layerVerdicts: layerVerdicts.map(({ by, kind, at, change, isHeld, layer }) => ({
      by: { name: by.statedName ?? null, email: by.email },
      verdict: VERDICTS[kind],
      at: utcMoment(at),
      layer: layer == null ? null : layerPlace(layer),
      isHeld,
      changeSince: change ?? null,
    })),
    verdicts: report.verdicts.map((verdict, index) => {
      const { comment, changeSince } = details[index] ?? {};
      return {
        ...verdict,
        /** Null if it is not signed. */
        signature: comment?.signature == null ? null : signatureOf(comment.signature),
        /** Null if it is for the current patch set, or what changed since is unknown. */
        changeSince: changeSince == null ? null : changeOf(changeSince),
      };
    }),
  };
}

type Details = reviewReport_details$data["verdicts"][number];

function signatureOf({ state, message, key }: NonNullable<Details["comment"]["signature"]>) {
  return { state, message, key: key ?? null };
}

function changeOf({ kind, isCarried, hunks, equalHunks, ...counts }: NonNullable<Details["changeSince"]>) {
  return { kind, isCarried, ...counts, hunks: hunks ?? null, equalHunks: equalHunks ?? null };
}

const verdictFields = {
  by: PERSON,
  verdict: { enum: ["approve", "reject", "comment"] },
  at: orNull(MOMENT),
  isActive: YES_OR_NO,
  patchSet: orNull(NUMBER),
  unviewedFiles: orNull(object({ count: NUMBER, of: NUMBER })),
};

const reviewFields = {
  id: OBJECT_ID,
  title: TEXT,
  description: TEXT,
  state: { enum: ["OPEN", "CHANGES_REQUESTED", "APPROVED", "MERGED", "ABANDONED"] },
  author: orNull(TEXT),
  reviewers: list(TEXT),
  turn: list(TEXT),
  branch: orNull(TEXT),
  target: TEXT,
  base: orNull(OBJECT_ID),
  head: orNull(OBJECT_ID),
  private: YES_OR_NO,
  uncommittedWork: YES_OR_NO,
  openThreads: NUMBER,
  comments: NUMBER,
  unreadableLines: NUMBER,
  createdAt: orNull(MOMENT),
  updatedAt: MOMENT,
  patchSets: list(
    object({
      number: NUMBER,
      kind: { enum: ["commits", "snapshot"] },
      head: OBJECT_ID,
      base: orNull(OBJECT_ID),
      at: orNull(MOMENT),
    }),
  ),
};

export const reviewSchema = object({ ...reviewFields, verdicts: list(object(verdictFields)) });

const CHANGE_KINDS = { enum: ["IDENTICAL", "MESSAGE_ONLY", "TRIVIAL_REBASE", "BASE_DRIFT", "CHANGED"] };

export const reviewDetailsSchema = object({
  ...reviewFields,
  layerVerdicts: list(
    object({
      by: PERSON,
      verdict: verdictFields.verdict,
      at: orNull(MOMENT),
      layer: orNull(layerPlaceSchema),
      isHeld: YES_OR_NO,
      changeSince: orNull(CHANGE_KINDS),
    }),
  ),
  verdicts: list(
    object({
      ...verdictFields,
      signature: orNull(object({ state: { enum: ["VALID", "INVALID", "UNKNOWN"] }, message: TEXT, key: orNull(TEXT) })),
      changeSince: orNull(
        object({
          kind: CHANGE_KINDS,
          isCarried: YES_OR_NO,
          files: NUMBER,
          editedFiles: NUMBER,
          driftedFiles: NUMBER,
          baseCommits: NUMBER,
          hunks: orNull(NUMBER),
          equalHunks: orNull(NUMBER),
        }),
      ),
    }),
  ),
});

/** Formats a review as Markdown, with people's texts as quotes. */
export function reviewText(report: ReviewDetails): string {
  const { id, title, description, state, author, reviewers, turn, verdicts, unreadableLines } = report;
  const people = [
    ...(author === null ? [] : [`by ${author}`]),
    ...(reviewers.length > 0 ? [`reviewers: ${reviewers.join(", ")}`] : []),
  ];
  const rows = [
    `Review ${id.slice(0, 12)}, ${state.toLowerCase().replace("_", " ")}${report.private ? ", private" : ""}`,
    ...(people.length > 0 ? [people.join(", ").replace(/^./u, (letter) => letter.toUpperCase())] : []),
    changeText(report),
    `${counted(report.openThreads, "unresolved thread")}, ${counted(report.comments, "comment")}`,
    ...(unreadableLines === 0 ? [] : [`${counted(unreadableLines, "unreadable line")} in the notes of this review`]),
    ...(turn.length > 0 ? [`Waiting on ${turn.join(", ")}`] : []),
    ...verdicts.map(verdictText),
    ...report.layerVerdicts.map(layerVerdictText),
  ];
  const list = rows.map((row) => `- ${inLine(row)}`).join("\n");
  return `# ${inLine(title)}\n\n${list}\n${description === "" ? "" : `\n${quotation(description.trimEnd())}\n`}`;
}

/** Names the change under review. The commit of a snapshot is Galley's own, and nobody merges it. */
function changeText({ branch, target, uncommittedWork, patchSets }: ReviewReport): string {
  const last = patchSets.at(-1);
  const number = last === undefined ? "" : `, patch set ${last.number}`;
  if (last?.kind === "snapshot") return `Uncommitted work on ${target}${number}`;
  const head = branch ?? last?.head.slice(0, 12) ?? "nothing";
  return `${head} ${uncommittedWork ? "on" : "to"} ${target}${number}`;
}

/** Says what somebody thinks of one commit, and if that holds for it as it is now. */
function layerVerdictText({
  by,
  verdict,
  at,
  layer,
  isHeld,
  changeSince,
}: ReviewDetails["layerVerdicts"][number]): string {
  const of = layer === null ? "a commit" : `commit ${layer.position ?? layer.writtenOn.slice(0, 12)} of ${layer.total}`;
  const since = changeSince === null ? "" : isHeld ? ", carried to the commit as it is now" : ", which changed since";
  const dropped =
    layer?.certainty === "DROPPED"
      ? ", which was dropped"
      : layer?.certainty === "UNCERTAIN"
        ? ", uncertain which one it is now"
        : "";
  return `${by.name ?? by.email} ${VERDICT_DONE[verdict]} on ${of}${dropped}${since}: ${layer?.subject ?? ""}, ${at ?? "no date"}`;
}

function verdictText(given: ReviewDetails["verdicts"][number]): string {
  const { by, verdict, at, isActive, patchSet, unviewedFiles, signature, changeSince } = given;
  const facts = [
    `${by.name ?? by.email} ${VERDICT_DONE[verdict]}${patchSet === null ? "" : ` on patch set ${patchSet}`}`,
    at ?? "no date",
    ...(unviewedFiles === null
      ? []
      : [`${unviewedFiles.count} of ${counted(unviewedFiles.of, "file")} not marked as viewed`]),
    ...(isActive ? [] : ["no longer active"]),
    ...(changeSince === null || verdict === "comment" ? [] : [sinceText(changeSince)]),
    ...(signature === null ? [] : [SIGNATURE_LABELS[signature.state]]),
  ].join(", ");
  return signature === null ? facts : `${facts}. ${signature.message}`;
}

const SIGNATURE_LABELS = { VALID: "signed", INVALID: "invalid signature", UNKNOWN: "signature not verified" } as const;

/** Says whether a verdict on an earlier patch set still holds, and why. */
function sinceText(since: NonNullable<ReviewDetails["verdicts"][number]["changeSince"]>): string {
  const { kind, isCarried, files, editedFiles, driftedFiles, baseCommits, hunks, equalHunks } = since;
  const why = {
    IDENTICAL: "nothing but commit ids changed",
    MESSAGE_ONLY: "only commit messages changed",
    TRIVIAL_REBASE: `same edits in ${counted(files, "file")}`,
    BASE_DRIFT: `base changed ${counted(driftedFiles, "file")} of this change`,
    CHANGED: `${counted(editedFiles, "file")} edited`,
  }[kind];
  const equal = hunks === null || equalHunks === null ? "" : `, ${equalHunks} of ${hunks} hunks equal`;
  const moved = baseCommits === 0 ? "" : `, base moved by ${counted(baseCommits, "commit")}`;
  return `${isCarried ? "carried" : "not carried"} to the current patch set (${why}${equal}${moved})`;
}
