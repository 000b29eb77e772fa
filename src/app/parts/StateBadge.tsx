import {
  CheckIcon,
  CircleSlashIcon,
  CommentIcon,
  FileDiffIcon,
  GitMergeIcon,
  GitPullRequestIcon,
  HubotIcon,
  LockIcon,
} from "@primer/octicons-react";
import type { ReactElement } from "react";
import { MarkedText } from "./MarkedText.tsx";
import "./StateBadge.css";

const TEXT = {
  openHint: "No verdict yet",
  changesRequested: "Changes requested",
  changesRequestedHint: "A reviewer requested changes",
  approvedHint: "Ready to merge",
  mergedHint: "Merged into its target branch",
  abandonedHint: "Closed without merging",
  open: "Open",
  approved: "Approved",
  merged: "Merged",
  abandoned: "Abandoned",
  label: "Private",
  hint: "Visible only to you. It stays in this repository and is not pushed until you share it.",
} as const;

export type ReviewState = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";

interface BadgeStyle {
  readonly label: string;
  readonly hint: string;
  readonly tone: string;
  readonly icon: ReactElement;
}

const BADGES: Readonly<Record<ReviewState, BadgeStyle>> = {
  OPEN: { label: TEXT.open, hint: TEXT.openHint, tone: "neutral", icon: <GitPullRequestIcon /> },
  CHANGES_REQUESTED: {
    label: TEXT.changesRequested,
    hint: TEXT.changesRequestedHint,
    tone: "bad",
    icon: <FileDiffIcon />,
  },
  APPROVED: { label: TEXT.approved, hint: TEXT.approvedHint, tone: "good", icon: <CheckIcon /> },
  MERGED: { label: TEXT.merged, hint: TEXT.mergedHint, tone: "done", icon: <GitMergeIcon /> },
  ABANDONED: { label: TEXT.abandoned, hint: TEXT.abandonedHint, tone: "quiet", icon: <CircleSlashIcon /> },
};

/** Shows the state of a review as an icon and a label. */
export function ReviewStateBadge({ state }: { readonly state: ReviewState }) {
  const { label, hint, tone, icon } = BADGES[state];
  return (
    <span className="StateBadge" data-tone={tone} title={hint}>
      {icon}
      {label}
    </span>
  );
}

/** Marks a review that only the viewer can see. */
export function PrivateBadge() {
  return (
    <span className="StateBadge" data-tone="quiet" title={TEXT.hint}>
      <LockIcon />
      {TEXT.label}
    </span>
  );
}

const VERDICT_BADGE_TEXT = {
  changesRequested: "Changes requested",
  comments: "Commented",
  approved: "Approved",
} as const;

export type VerdictKind = "COMMENT" | "APPROVE" | "REQUEST_CHANGES";

const VERDICT_BADGES: Readonly<
  Record<VerdictKind, { readonly label: string; readonly tone: string; readonly icon: ReactElement }>
> = {
  COMMENT: { label: VERDICT_BADGE_TEXT.comments, tone: "neutral", icon: <CommentIcon /> },
  APPROVE: { label: VERDICT_BADGE_TEXT.approved, tone: "good", icon: <CheckIcon /> },
  REQUEST_CHANGES: { label: VERDICT_BADGE_TEXT.changesRequested, tone: "bad", icon: <FileDiffIcon /> },
};

export function isVerdict(act: string | null): act is VerdictKind {
  return act !== null && Object.hasOwn(VERDICT_BADGES, act);
}

/** Shows a reviewer's verdict as an icon and a label. */
export function VerdictBadge({ kind }: { readonly kind: VerdictKind }) {
  const { label, tone, icon } = VERDICT_BADGES[kind];
  return (
    <span className="StateBadge" data-tone={tone}>
      {icon}
      {label}
    </span>
  );
}

const AGENT_HINT = "Written by a program on behalf of this person";

/** Marks content that a program wrote, with the name of the program. */
export function AgentChip({ name }: { readonly name: string }) {
  return (
    <span className="StateBadge" data-tone="done" title={AGENT_HINT}>
      <HubotIcon />
      <MarkedText text={name} />
    </span>
  );
}
