import { CheckIcon, CircleSlashIcon, FileDiffIcon, GitMergeIcon, GitPullRequestIcon } from "@primer/octicons-react";
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
