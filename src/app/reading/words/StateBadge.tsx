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
import type { ReactElement, ReactNode } from "react";
import { formatCount } from "#app/ui/format.ts";
import { MarkedText } from "./MarkedText.tsx";
import "./StateBadge.css";

export type ReviewState = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";

/** The look of a badge: what it says, with the color of a state, or as quiet text. */
export interface BadgeStyle {
  readonly label: string;
  readonly hint?: string;
  readonly tone: "neutral" | "good" | "bad" | "waits" | "done" | "quiet";
  readonly icon: ReactElement;
}

/** A state as an icon and a label, or what the children say instead. */
export function StateBadge({
  label,
  hint,
  tone,
  icon,
  children = label,
}: BadgeStyle & { readonly children?: ReactNode }) {
  return (
    <span className="StateBadge inline-row gap-1 small nowrap" data-tone={tone} title={hint}>
      {icon}
      {children}
    </span>
  );
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
  const badge = BADGES[state];
  const isOver = state === "MERGED" || state === "ABANDONED";
  const label = unresolved === 0 || isOver ? badge.label : `${badge.label} · ${formatCount(unresolved)} unresolved`;
  return <StateBadge {...badge} label={label} />;
}

/** Marks a review that only the viewer can see. */
export function PrivateBadge() {
  const hint = "Visible only to you. It stays in this repository and is not pushed until you share it.";
  return <StateBadge label="Private" hint={hint} tone="quiet" icon={<LockIcon />} />;
}

export type VerdictKind = "COMMENT" | "APPROVE" | "REQUEST_CHANGES";

const VERDICT_BADGES: Readonly<Record<VerdictKind, BadgeStyle>> = {
  COMMENT: { label: "Commented", tone: "neutral", icon: <CommentIcon /> },
  APPROVE: { label: "Approved", tone: "good", icon: <CheckIcon /> },
  REQUEST_CHANGES: { label: "Changes requested", tone: "bad", icon: <FileDiffIcon /> },
};

export function isVerdict(act: string | null): act is VerdictKind {
  return act !== null && Object.hasOwn(VERDICT_BADGES, act);
}

export function VerdictBadge({ kind }: { readonly kind: VerdictKind }) {
  return <StateBadge {...VERDICT_BADGES[kind]} />;
}

/** Marks content that a program wrote, with the name of the program. */
export function AgentChip({ name }: { readonly name: string }) {
  return (
    <StateBadge label={name} hint="Written by a program on behalf of this person" tone="quiet" icon={<HubotIcon />}>
      <MarkedText text={name} />
    </StateBadge>
  );
}
