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
import { formatCount } from "#app/ui/format.ts";
import { MarkedText } from "./MarkedText.tsx";
import "./StateBadge.css";

export type ReviewState = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";

interface BadgeStyle {
  readonly label: string;
  readonly hint: string;
  readonly tone: string;
  readonly icon: ReactElement;
}

const BADGES: Readonly<Record<ReviewState, BadgeStyle>> = {
  OPEN: { label: "Open", hint: "No verdict yet", tone: "neutral", icon: <GitPullRequestIcon /> },
  CHANGES_REQUESTED: {
    label: "Changes requested",
    hint: "A reviewer requested changes",
    tone: "bad",
    icon: <FileDiffIcon />,
  },
  APPROVED: {
    label: "Approved",
    hint: "A reviewer approved it, and nobody requests changes",
    tone: "good",
    icon: <CheckIcon />,
  },
  MERGED: { label: "Merged", hint: "Merged into its target branch", tone: "done", icon: <GitMergeIcon /> },
  ABANDONED: { label: "Abandoned", hint: "Closed without merging", tone: "quiet", icon: <CircleSlashIcon /> },
};

interface ReviewStateBadgeProps {
  readonly state: ReviewState;
  /** The number of unresolved threads, which no verdict resolves; it is named with the state of an open review. */
  readonly unresolved?: number;
}

export function ReviewStateBadge({ state, unresolved = 0 }: ReviewStateBadgeProps) {
  const { label, hint, tone, icon } = BADGES[state];
  const isOver = state === "MERGED" || state === "ABANDONED";
  return (
    <span className="StateBadge" data-tone={tone} title={hint}>
      {icon}
      {unresolved === 0 || isOver ? label : `${label} · ${formatCount(unresolved)} unresolved`}
    </span>
  );
}

/** Marks a review that only the viewer can see. */
export function PrivateBadge() {
  return (
    <span
      className="StateBadge"
      data-tone="quiet"
      title="Visible only to you. It stays in this repository and is not pushed until you share it."
    >
      <LockIcon />
      Private
    </span>
  );
}

export type VerdictKind = "COMMENT" | "APPROVE" | "REQUEST_CHANGES";

const VERDICT_BADGES: Readonly<
  Record<VerdictKind, { readonly label: string; readonly tone: string; readonly icon: ReactElement }>
> = {
  COMMENT: { label: "Commented", tone: "neutral", icon: <CommentIcon /> },
  APPROVE: { label: "Approved", tone: "good", icon: <CheckIcon /> },
  REQUEST_CHANGES: { label: "Changes requested", tone: "bad", icon: <FileDiffIcon /> },
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

/** Marks content that a program wrote, with the name of the program. */
export function AgentChip({ name }: { readonly name: string }) {
  return (
    <span className="StateBadge" data-tone="done" title="Written by a program on behalf of this person">
      <HubotIcon />
      <MarkedText text={name} />
    </span>
  );
}
