import {
  CheckIcon,
  CircleSlashIcon,
  CommentIcon,
  FileDiffIcon,
  GitMergeIcon,
  GitPullRequestIcon,
  LockIcon,
} from "@primer/octicons-react";
import type { ReactElement } from "react";
import "./StateBadge.css";

const TEXT = {
  openHint: "Nobody decided yet",
  changesAsked: "Changes asked",
  changesAskedHint: "It has to change first",
  approvedHint: "It may go in",
  mergedHint: "It is in its target",
  abandonedHint: "It was given up",
  open: "Open",
  approved: "Approved",
  merged: "Merged",
  abandoned: "Abandoned",
} as const;

export type ReviewState = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";

interface Look {
  readonly word: string;
  readonly hint: string;
  readonly tone: string;
  readonly icon: ReactElement;
}

const LOOKS: Readonly<Record<ReviewState, Look>> = {
  OPEN: { word: TEXT.open, hint: TEXT.openHint, tone: "neutral", icon: <GitPullRequestIcon /> },
  CHANGES_REQUESTED: { word: TEXT.changesAsked, hint: TEXT.changesAskedHint, tone: "bad", icon: <FileDiffIcon /> },
  APPROVED: { word: TEXT.approved, hint: TEXT.approvedHint, tone: "good", icon: <CheckIcon /> },
  MERGED: { word: TEXT.merged, hint: TEXT.mergedHint, tone: "done", icon: <GitMergeIcon /> },
  ABANDONED: { word: TEXT.abandoned, hint: TEXT.abandonedHint, tone: "quiet", icon: <CircleSlashIcon /> },
};

/** Where a review stands, as a sign and a word. */
export function ReviewStateBadge({ state }: { readonly state: ReviewState }) {
  const { word, hint, tone, icon } = LOOKS[state];
  return (
    <span className="StateBadge" data-tone={tone} title={hint}>
      {icon}
      {word}
    </span>
  );
}

const PRIVATE_BADGE_TEXT = {
  word: "Private",
  hint: "Nobody else sees it: it stays in this repository and is never pushed until you share it",
} as const;

/** Marks a review that nobody but the viewer sees. */
export function PrivateBadge() {
  return (
    <span className="StateBadge" data-tone="quiet" title={PRIVATE_BADGE_TEXT.hint}>
      <LockIcon />
      {PRIVATE_BADGE_TEXT.word}
    </span>
  );
}

const VERDICT_BADGE_TEXT = {
  changesAsked: "Changes asked",
  remarks: "Remarks",
  approved: "Approved",
} as const;

export type VerdictKind = "COMMENT" | "APPROVE" | "REQUEST_CHANGES";

const VERDICT_BADGE_LOOKS: Readonly<
  Record<VerdictKind, { readonly word: string; readonly tone: string; readonly icon: ReactElement }>
> = {
  COMMENT: { word: VERDICT_BADGE_TEXT.remarks, tone: "neutral", icon: <CommentIcon /> },
  APPROVE: { word: VERDICT_BADGE_TEXT.approved, tone: "good", icon: <CheckIcon /> },
  REQUEST_CHANGES: { word: VERDICT_BADGE_TEXT.changesAsked, tone: "bad", icon: <FileDiffIcon /> },
};

/** What somebody said of a whole change, as a sign and a word. */
export function VerdictBadge({ kind }: { readonly kind: VerdictKind }) {
  const { word, tone, icon } = VERDICT_BADGE_LOOKS[kind];
  return (
    <span className="StateBadge" data-tone={tone}>
      {icon}
      {word}
    </span>
  );
}
