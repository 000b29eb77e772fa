import type { reviewReport_details$data, reviewReport_details$key } from "#generated/reviewReport_details.graphql.ts";
import type { reviewReport_review$data, reviewReport_review$key } from "#generated/reviewReport_review.graphql.ts";
import { inLine, quotation } from "#contract/untrustedText.ts";
import { fieldsOf, graphql } from "../client/Galley.ts";
import { LAYER_PLACE } from "./stackReport.ts";
import { CHANGE_KINDS, counted, utcMoment, VERDICT_DONE, VERDICTS } from "./format.ts";
import { list, MOMENT, NUMBER, OBJECT_ID, oneOf, orNull, reportOf, TEXT, YES_OR_NO } from "./jsonSchema.ts";
import { PERSON, SIGNATURE } from "./personReport.ts";

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
    unpushedComments
    submoduleNotice
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
        ...personReport_person
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

type Review = reviewReport_review$data;

const PATCH_SET = reportOf<Review["patchSets"][number]>()({
  number: [NUMBER, ({ number }) => number],
  kind: [oneOf(["commits", "snapshot"]), ({ kind }) => (kind === "SNAPSHOT" ? "snapshot" : "commits")],
  head: [OBJECT_ID, ({ headOid }) => headOid],
  base: [orNull(OBJECT_ID), ({ baseOid }) => baseOid ?? null],
  at: [orNull(MOMENT), ({ at }) => utcMoment(at)],
});

const UNVIEWED = reportOf<NonNullable<Review["verdicts"][number]["unviewed"]>>()({
  count: [NUMBER, ({ files }) => files],
  of: [NUMBER, ({ totalFiles }) => totalFiles],
});

const VERDICT = reportOf<Review["verdicts"][number]>()({
  by: [PERSON.schema, ({ by }) => PERSON.from(by)],
  verdict: [oneOf(Object.values(VERDICTS)), ({ kind }) => VERDICTS[kind]],
  at: [orNull(MOMENT), ({ at }) => utcMoment(at)],
  isActive: [YES_OR_NO, ({ isActive }) => isActive],
  patchSet: [orNull(NUMBER), ({ patchSet }) => patchSet ?? null],
  unviewedFiles: [orNull(UNVIEWED.schema), ({ unviewed }) => (unviewed == null ? null : UNVIEWED.of(unviewed))],
});

export const REVIEW = reportOf<Review>()({
  id: [OBJECT_ID, ({ revision }) => revision],
  title: [TEXT, ({ title }) => title],
  description: [TEXT, ({ body }) => body],
  state: [oneOf(["OPEN", "CHANGES_REQUESTED", "APPROVED", "MERGED", "ABANDONED"]), ({ state }) => state],
  author: [orNull(TEXT), ({ author }) => author?.email ?? null],
  reviewers: [list(TEXT), ({ reviewers }) => reviewers.map(({ email }) => email)],
  turn: [list(TEXT), ({ turn }) => turn.map(({ email }) => email)],
  branch: [orNull(TEXT), ({ reviewRef }) => (reviewRef === "" ? null : reviewRef)],
  target: [TEXT, ({ targetRef }) => targetRef],
  base: [orNull(OBJECT_ID), ({ baseOid }) => baseOid ?? null],
  head: [orNull(OBJECT_ID), ({ headOid }) => headOid ?? null],
  private: [YES_OR_NO, ({ isPrivate }) => isPrivate],
  uncommittedWork: [YES_OR_NO, ({ isOnWorktree }) => isOnWorktree],
  openThreads: [NUMBER, ({ openThreadCount }) => openThreadCount],
  comments: [NUMBER, ({ commentCount }) => commentCount],
  unreadableLines: [NUMBER, ({ unreadableLines }) => unreadableLines],
  unpushedComments: [NUMBER, ({ unpushedComments }) => unpushedComments],
  submoduleNotice: [orNull(TEXT), ({ submoduleNotice }) => submoduleNotice ?? null],
  createdAt: [orNull(MOMENT), ({ createdAt }) => utcMoment(createdAt)],
  updatedAt: [MOMENT, ({ updatedAt }) => utcMoment(updatedAt)],
  patchSets: [list(PATCH_SET.schema), ({ patchSets }) => patchSets.map(PATCH_SET.of)],
  verdicts: [list(VERDICT.schema), ({ verdicts }) => verdicts.map(VERDICT.of)],
});

export type ReviewReport = ReturnType<typeof REVIEW.of>;

export const reviewDetailsFields = graphql`
  fragment reviewReport_details on Review @throwOnFieldError {
    layerVerdicts {
      by {
        ...personReport_person
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
          ...personReport_signature
        }
      }
      changeSince {
        kind
        isCarried
        editedFiles
        baseCommits
        reason
      }
    }
  }
`;

type Details = reviewReport_details$data;
type VerdictDetails = Review["verdicts"][number] & Details["verdicts"][number];

const LAYER_VERDICT = reportOf<Details["layerVerdicts"][number]>()({
  by: [PERSON.schema, ({ by }) => PERSON.from(by)],
  verdict: [oneOf(Object.values(VERDICTS)), ({ kind }) => VERDICTS[kind]],
  at: [orNull(MOMENT), ({ at }) => utcMoment(at)],
  layer: [orNull(LAYER_PLACE.schema), ({ layer }) => (layer == null ? null : LAYER_PLACE.from(layer))],
  isHeld: [YES_OR_NO, ({ isHeld }) => isHeld],
  changeSince: [orNull(oneOf(CHANGE_KINDS)), ({ change }) => change ?? null],
});

const CHANGE = reportOf<NonNullable<VerdictDetails["changeSince"]>>()({
  kind: [oneOf(CHANGE_KINDS), ({ kind }) => kind],
  isCarried: [YES_OR_NO, ({ isCarried }) => isCarried],
  editedFiles: [NUMBER, ({ editedFiles }) => editedFiles],
  baseCommits: [NUMBER, ({ baseCommits }) => baseCommits],
  reason: [TEXT, ({ reason }) => reason],
});

const DETAILED_VERDICT = reportOf<VerdictDetails>()({
  ...VERDICT.members,
  /** Null if it is not signed. */
  signature: [
    orNull(SIGNATURE.schema),
    ({ comment }) => (comment.signature == null ? null : SIGNATURE.from(comment.signature)),
  ],
  /** Null if it is for the current patch set, or what changed since is unknown. */
  changeSince: [orNull(CHANGE.schema), ({ changeSince }) => (changeSince == null ? null : CHANGE.of(changeSince))],
});

const DETAILS = reportOf<Review & Pick<Details, "layerVerdicts"> & { readonly details: Details["verdicts"] }>()({
  ...REVIEW.members,
  /** The verdicts on single commits. They do not decide the state. */
  layerVerdicts: [list(LAYER_VERDICT.schema), ({ layerVerdicts }) => layerVerdicts.map(LAYER_VERDICT.of)],
  verdicts: [
    list(DETAILED_VERDICT.schema),
    ({ verdicts, details }) =>
      details.flatMap((more, index) => {
        const verdict = verdicts[index];
        return verdict === undefined ? [] : [DETAILED_VERDICT.of({ ...verdict, ...more })];
      }),
  ],
});

export const reviewDetailsSchema = DETAILS.schema;

/** The output of `galley show`: that of `galley list`, and of each verdict what takes longer to find out. */
export type ReviewDetails = ReturnType<typeof reviewDetails>;

/** Linear in the review's patch sets and verdicts. */
export function reviewDetails(reported: reviewReport_review$key & reviewReport_details$key) {
  const { verdicts: details, layerVerdicts } = fieldsOf<Details>(reported);
  return DETAILS.of({ ...fieldsOf<Review>(reported), layerVerdicts, details });
}

/** Formats a review as Markdown, with people's texts as quotes. */
export function reviewText(report: ReviewDetails): string {
  const { id, title, description, state, author, reviewers, turn, verdicts, unreadableLines, unpushedComments } =
    report;
  const people = [
    ...(author === null ? [] : [`by ${author}`]),
    ...(reviewers.length > 0 ? [`reviewers: ${reviewers.join(", ")}`] : []),
  ];
  const rows = [
    `Review ${id.slice(0, 12)}, ${state.toLowerCase().replace("_", " ")}${report.private ? ", private" : ""}`,
    ...(people.length > 0 ? [people.join(", ").replace(/^./u, (letter) => letter.toUpperCase())] : []),
    changeText(report),
    `${counted(report.openThreads, "unresolved thread")}, ${counted(report.comments, "comment")}`,
    ...(unpushedComments === 0 ? [] : [`${counted(unpushedComments, "comment")} not pushed`]),
    ...(report.submoduleNotice === null ? [] : [report.submoduleNotice]),
    ...(unreadableLines === 0 ? [] : [`${counted(unreadableLines, "unreadable line")} in the notes of this review`]),
    ...(turn.length > 0 ? [`Waiting for ${turn.join(", ")}`] : []),
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
  const carried = changeSince?.isCarried === true ? "carried" : "not carried";
  const facts = [
    `${by.name ?? by.email} ${VERDICT_DONE[verdict]}${patchSet === null ? "" : ` on patch set ${patchSet}`}`,
    at ?? "no date",
    ...(unviewedFiles === null
      ? []
      : [`${unviewedFiles.count} of ${counted(unviewedFiles.of, "file")} not marked as viewed`]),
    ...(isActive ? [] : ["no longer active"]),
    ...(changeSince === null || verdict === "comment"
      ? []
      : [`${carried} to the current patch set (${changeSince.reason})`]),
    ...(signature === null ? [] : [SIGNATURE_LABELS[signature.state]]),
  ].join(", ");
  return signature === null ? facts : `${facts}. ${signature.message}`;
}

const SIGNATURE_LABELS = { VALID: "signed", INVALID: "invalid signature", UNKNOWN: "signature not verified" } as const;
