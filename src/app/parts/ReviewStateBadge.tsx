import { CheckIcon, CircleSlashIcon, FileDiffIcon, GitMergeIcon, GitPullRequestIcon } from "@primer/octicons-react";
import type { ReactElement } from "react";
import "./StateBadge.css";

export type ReviewState = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";

interface Look {
  readonly word: string;
  readonly hint: string;
  readonly tone: string;
  readonly icon: ReactElement;
}

const LOOKS: Readonly<Record<ReviewState, Look>> = {
  OPEN: { word: "Open", hint: "Nobody decided yet", tone: "neutral", icon: <GitPullRequestIcon /> },
  CHANGES_REQUESTED: { word: "Changes asked", hint: "It has to change first", tone: "bad", icon: <FileDiffIcon /> },
  APPROVED: { word: "Approved", hint: "It may go in", tone: "good", icon: <CheckIcon /> },
  MERGED: { word: "Merged", hint: "It is in its target", tone: "done", icon: <GitMergeIcon /> },
  ABANDONED: { word: "Abandoned", hint: "It was given up", tone: "quiet", icon: <CircleSlashIcon /> },
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
